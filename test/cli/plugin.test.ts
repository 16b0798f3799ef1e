import { existsSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";
import { startStargazersSource, type StargazersSource } from "./stargazers-source.ts";

let folder: string;
let source: StargazersSource;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-cli-plugin-"));
  source = await startStargazersSource();
});
afterAll(async () => {
  source.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("plugin", () => {
  it("makes a plugin in a folder of one's own", async () => {
    const { code, stdout } = await runCli(["plugin", "new", "my-shop", "--dir", "."], { cwd: folder });
    expect(stdout).toContain("my-shop");
    expect(code).toBe(0);
    expect(existsSync(join(folder, "my-shop", "index.ts"))).toBe(true);
  });

  it("tests it, without colour in a pipe", async () => {
    const { code, stdout } = await runCli(["plugin", "test", "my-shop"], {
      cwd: folder,
      env: { TERM: "xterm-256color" },
    });
    expect(stdout).toMatch(/\b26 passed/);
    expect(stdout).not.toContain("\u001b");
    expect(code).toBe(0);
  });

  it("says all that as JSON", async () => {
    const made = await runCli(["plugin", "new", "other-shop", "--dir", ".", "--json"], { cwd: folder });
    expect(JSON.parse(made.stdout)).toEqual({
      family: "other-shop",
      folder: join(await realpath(folder), "other-shop"),
      isBuiltIn: false,
      isListed: false,
    });
    const tested = await runCli(["plugin", "test", "other-shop", "--json"], { cwd: folder });
    const report = JSON.parse(tested.stdout);
    expect(report).toMatchObject({ success: true, passed: 26, failed: 0, errors: [] });
    expect(report.tests).toHaveLength(26);
    expect(report.tests[0]).toEqual({ name: expect.any(String), state: "passed", errors: [] });
    await writeFile(join(folder, "other-shop", "source.ts"), "export const broken = 1;\n");
    const broken = await runCli(["plugin", "test", "other-shop", "--json"], { cwd: folder });
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain("the server would switch this plugin off");
    for (const words of [
      ["plugin", "new", "other-shop", "--dir", ".", "--json"],
      ["plugin", "test", "nowhere", "--json"],
    ]) {
      const { code, stdout, stderr } = await runCli(words, { cwd: folder });
      expect(JSON.parse(stderr)).toMatchObject({
        code: "invalid_input",
        message: expect.stringMatching(/exists already|There is no folder/),
        docs_url: "docs/errors.md#invalid_input",
      });
      expect([code, stdout]).toEqual([2, ""]);
    }
  });

  it("ends with 2 where the command line is wrong", async () => {
    const { code, stderr } = await runCli(["plugin", "new", "Not an id", "--dir", folder]);
    expect(stderr).toContain("is no scraper id");
    expect(code).toBe(2);
    expect((await runCli(["plugin", "test", join(folder, "nowhere")])).code).toBe(2);
  });

  it("records what one Request fetched", async () => {
    const { origin } = source;
    const har = join(folder, "stars.har.json");
    const { code, stdout, stderr } = await runCli(
      ["plugin", "record", har, "codehost", "--operation", "stargazers", "--repo", "example-org/quarry"],
      { env: { QUARRY_ORIGINS: `codehost.api=${origin}`, QUARRY_PRIVATE_ORIGINS: origin } },
    );
    expect(stderr).toContain(`recorded to ${har}\n`);
    expect(JSON.parse(stdout)).toMatchObject({ login: "alice-example" });
    expect(code).toBe(0);
    const { log } = JSON.parse(await readFile(har, "utf8"));
    const urls = log.entries.map(({ request }: { request: { url: string } }) => request.url);
    expect(urls.some((url: string) => url.includes("/repos/example-org/quarry/stargazers"))).toBe(true);
  });
});
