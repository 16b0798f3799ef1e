import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ENVIRONMENT, readConfig, type Config, type ConfigProblem } from "./config.ts";

function config(env: Record<string, string | undefined>): Config {
  const read = readConfig(env);
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return read.config;
}

function problems(env: Record<string, string>): ConfigProblem[] {
  const read = readConfig(env);
  return "problems" in read ? read.problems : [];
}

describe("the environment", () => {
  test("has a default for everything that needs one; an empty variable counts as unset", () => {
    for (const env of [{}, Object.fromEntries(Object.keys(ENVIRONMENT).map((name) => [name, ""]))]) {
      expect(config(env)).toMatchObject({
        PORT: 4000,
        HOST: "127.0.0.1",
        QUARRY_DATABASE: "quarry",
        QUARRY_ROLE: "all",
        QUARRY_FETCH: "live",
        QUARRY_CONCURRENCY: 24,
        QUARRY_INTROSPECTION: true,
        QUARRY_PLUGIN_DIRS: [],
        QUARRY_ORIGINS: {},
        dataDir: resolve("data"),
      });
      expect(config(env).MONGODB_URL).toBeUndefined();
    }
  });

  test("lists and pairs are read with blanks around them", () => {
    expect(
      config({
        QUARRY_PLUGINS: " a , ,b",
        QUARRY_PLUGIN_DIRS: "/one:/two",
        QUARRY_ORIGINS: "codehost.api = https://example.com , x.y=http://127.0.0.1:8080",
        QUARRY_ORIGIN_AUTHORIZATION: "codehost.api=Bearer a=b",
        QUARRY_PRIVATE_ORIGINS: "http://127.0.0.1:8080",
        QUARRY_INTROSPECTION: "off",
      }),
    ).toMatchObject({
      QUARRY_PLUGINS: ["a", "b"],
      QUARRY_PLUGIN_DIRS: ["/one", "/two"],
      QUARRY_ORIGINS: { "codehost.api": "https://example.com", "x.y": "http://127.0.0.1:8080" },
      QUARRY_ORIGIN_AUTHORIZATION: { "codehost.api": "Bearer a=b" },
      QUARRY_PRIVATE_ORIGINS: ["http://127.0.0.1:8080"],
      QUARRY_INTROSPECTION: false,
    });
  });

  test.each([
    ["PORT", "65536"],
    ["PORT", "1.5"],
    ["PORT", "http"],
    ["MONGODB_URL", "postgres://x"],
    ["QUARRY_DATABASE", "a/b"],
    ["QUARRY_ROLE", "master"],
    ["QUARRY_PUBLIC_URL", "ftp://example.com"],
    ["QUARRY_LOG_LEVEL", "loud"],
    ["QUARRY_FETCH", "maybe"],
    ["QUARRY_USER_AGENT", "a\nb"],
    ["QUARRY_ROBOTS", "https://example.com/path"],
    ["QUARRY_ORIGINS", "codehost.api"],
    ["QUARRY_ORIGINS", "codehost.api=example.com"],
    ["QUARRY_CONCURRENCY", "0"],
    ["QUARRY_THREAD_MEMORY_MB", "31"],
    ["QUARRY_RUN_SECONDS", "-1"],
    ["QUARRY_INTROSPECTION", "yes"],
  ])("%s=%s is a problem of that variable", (variable, value) => {
    const found = problems({ [variable]: value });
    expect(found.map((one) => one.variable)).toEqual([variable]);
    expect(found[0]?.message).not.toBe("");
  });

  test("an unknown QUARRY_ variable is a problem, those for child processes are not", () => {
    expect(problems({ QUARRY_CONCURENCY: "3", QUARRY_INTERNAL_LEASE_MS: "1", OTHER: "x" })).toEqual([
      {
        variable: "QUARRY_CONCURENCY",
        message: expect.stringMatching(
          /^is not a variable of Quarry\. Known are PORT, .*QUARRY_CONCURRENCY/,
        ) as string,
      },
    ]);
  });

  test("all problems are listed at once", () => {
    const found = problems({ QUARRY_TYPO: "1", PORT: "-1", QUARRY_ROLE: "x", QUARRY_CONCURRENCY: "many" });
    expect(found.map((one) => one.variable).sort()).toEqual([
      "PORT",
      "QUARRY_CONCURRENCY",
      "QUARRY_ROLE",
      "QUARRY_TYPO",
    ]);
  });

  test("record and replay need a HAR", () => {
    expect(problems({ QUARRY_FETCH: "replay" }).map((one) => one.variable)).toEqual(["QUARRY_FETCH_HAR"]);
    expect(config({ QUARRY_FETCH: "replay", QUARRY_FETCH_HAR: "cases" }).QUARRY_FETCH_HAR).toBe("cases");
  });
});
