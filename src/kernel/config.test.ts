import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, type Config, type ConfigProblem } from "./config.ts";
import { ENVIRONMENT } from "./environment.ts";

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
        QUARRY_RETENTION_DAYS: "forum=90, maps = 7",
        QUARRY_PRIVATE_ORIGINS: "http://127.0.0.1:8080",
        QUARRY_INTROSPECTION: "off",
      }),
    ).toMatchObject({
      QUARRY_PLUGINS: ["a", "b"],
      QUARRY_PLUGIN_DIRS: ["/one", "/two"],
      QUARRY_ORIGINS: { "codehost.api": "https://example.com", "x.y": "http://127.0.0.1:8080" },
      QUARRY_ORIGIN_AUTHORIZATION: { "codehost.api": "Bearer a=b" },
      QUARRY_RETENTION_DAYS: { forum: 90, maps: 7 },
      QUARRY_PRIVATE_ORIGINS: ["http://127.0.0.1:8080"],
      QUARRY_INTROSPECTION: false,
    });
  });

  test("named numbers keep their defaults where they are not named", () => {
    expect(config({}).QUARRY_MAX_CONNECTIONS).toEqual({
      account: 200,
      address: 500,
      anonymousAddress: 20,
      anonymous: 1000,
    });
    expect(config({ QUARRY_MAX_CONNECTIONS: " address = 7 , anonymous=1," }).QUARRY_MAX_CONNECTIONS).toEqual({
      account: 200,
      address: 7,
      anonymousAddress: 20,
      anonymous: 1,
    });
  });

  test.each([
    ["PORT", "65536", "must be a whole number from 0 to 65535, not 65536"],
    ["PORT", "1.5", "must be a whole number from 0 to 65535, not 1.5"],
    ["PORT", "http", "must be a whole number from 0 to 65535, not http"],
    ["PORT", " ", "must be a whole number from 0 to 65535, not  "],
    ["MONGODB_URL", "postgres://x", "must start with mongodb:// or mongodb+srv://"],
    ["QUARRY_DATABASE", "a/b", "must be 1 to 38 letters, digits, - or _"],
    ["QUARRY_ROLE", "master", "must be one of all, gateway, worker, host, not master"],
    ["QUARRY_PUBLIC_URL", "ftp://example.com", "must be an http:// or https:// URL"],
    ["QUARRY_LOG_LEVEL", "loud", "must be one of trace, debug, info, warn, error, silent, not loud"],
    ["QUARRY_FETCH", "maybe", "must be one of live, record, replay, demo, not maybe"],
    ["QUARRY_USER_AGENT", "a\nb", "must be 3 to 200 printable ASCII characters"],
    ["QUARRY_ROBOTS", "https://a.io/b", "must hold origins such as https://example.com, not https://a.io/b"],
    ["QUARRY_RETENTION_DAYS", "forum=0", "must be a whole number from 1 to 3650, not 0"],
    ["QUARRY_ORIGINS", "codehost.api", "must be name=value, or several of them with commas between"],
    ["QUARRY_ORIGINS", "a.b=c.de", "must give a.b an origin such as https://example.com"],
    ["QUARRY_ORIGINS", "a.b=ftp://c.de", "must give a.b an origin such as https://example.com"],
    ["QUARRY_CONCURRENCY", "0", "must be a whole number from 1 to 1000, not 0"],
    ["QUARRY_ACCOUNT_CONCURRENCY", "many", "must be a whole number from 1 to 1000, not many"],
    ["QUARRY_THREAD_MEMORY_MB", "31", "must be a whole number from 32 to 8192, not 31"],
    ["QUARRY_RUN_SECONDS", "-1", "must be a whole number from 1 to 86400, not -1"],
    ["QUARRY_METRICS_PORT", "9x", "must be a whole number from 0 to 65535, not 9x"],
    ["QUARRY_INTROSPECTION", "yes", "must be one of on, off, not yes"],
    ["QUARRY_MAX_CONNECTIONS", "adress=7", "adress is none of account, address, anonymousAddress, anonymous"],
    ["QUARRY_MAX_SUBSCRIPTIONS", "account=0", "must give account a whole number from 1 to 10000000, not 0"],
    ["QUARRY_TIMEOUTS", "call=1.5", "must give call a whole number from 1 to 10000000, not 1.5"],
    ["QUARRY_TIMEOUTS", "30", "must be name=value, or several of them with commas between"],
    [
      "QUARRY_TRUSTED_PROXIES",
      "10.0.0.0/33",
      "must hold IP addresses or networks such as 10.0.0.0/8, not 10.0.0.0/33",
    ],
    ["QUARRY_TRUSTED_PROXIES", "true", "must hold IP addresses or networks such as 10.0.0.0/8, not true"],
  ])("%s=%s is told in one sentence of our own", (variable, value, message) => {
    expect(problems({ [variable]: value })).toEqual([{ variable, message }]);
  });

  test.each([
    ["QUARRY_FECTH", "QUARRY_FETCH"],
    ["QUARRY_CONCURENCY", "QUARRY_CONCURRENCY"],
    ["QUARRY_PORT", "PORT"],
  ])("%s is unknown, and %s is offered for it", (variable, meant) => {
    expect(problems({ [variable]: "3", QUARRY_INTERNAL_LEASE_MS: "1", OTHER: "x" })).toEqual([
      { variable, message: `is not a variable of Quarry. Did you mean ${meant}?` },
    ]);
  });

  test("an unknown variable that is like no other is told all that there are", () => {
    const [found] = problems({ QUARRY_SOMETHING_ELSE: "3" });
    expect(found?.message).toMatch(/^is not a variable of Quarry\. Known are PORT, .*, QUARRY_CONCURRENCY, /);
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
