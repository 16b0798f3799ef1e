import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { explain } from "./part/explain.ts";
import { readSettings } from "./settings.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-settings-"));
  await mkdir(join(folder, "empty"));
  await mkdir(join(folder, "plugins", "broken"), { recursive: true });
  await writeFile(join(folder, "plugins", "broken", "index.js"), "{");
  await writeFile(join(folder, "file"), "");
  await writeFile(join(folder, "broken.har"), "{");
  await writeFile(join(folder, "good.har"), '{"log":{"entries":[]}}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function refusal(env: Record<string, string>): Promise<string> {
  const error = await readSettings(env).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).code).toBe("config_invalid");
  return explain(error).text.replaceAll(folder, "<folder>");
}

const replay = (path: string) => ({ QUARRY_FETCH: "replay", QUARRY_FETCH_HAR: join(folder, path) });
const told = (line: string) => `The configuration is not valid.\n  ${line}\nCorrect this and start again.`;

it.each([
  [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535, not http"],
  [{ QUARRY_FECTH: "replay" }, "QUARRY_FECTH is not a variable of Quarry. Did you mean QUARRY_FETCH?"],
  [{ QUARRY_PLUGIN_DIRS: "/no/such" }, "QUARRY_PLUGIN_DIRS names a folder that does not exist: /no/such"],
  [{ QUARRY_BROWSER_PATH: "/no/such" }, "QUARRY_BROWSER_PATH names no file that can be executed: /no/such"],
  [{ QUARRY_BROWSER_PATH: "/tmp" }, "QUARRY_BROWSER_PATH names no file that can be executed: /tmp"],
  [{ QUARRY_PLUGINS: "no-such" }, "QUARRY_PLUGINS names a package that is not installed: no-such"],
])("%o is refused", async (env, line) => {
  expect(await refusal(env)).toBe(told(line));
});

it.each([
  ["missing.har", "There is no HAR file or folder at <folder>/missing.har."],
  ["empty", "The folder <folder>/empty holds no .har or .har.json file."],
])("a replay of %s is refused", async (path, reason) => {
  expect(await refusal(replay(path))).toBe(told(`QUARRY_FETCH_HAR cannot be replayed: ${reason}`));
});

it("so is one of a file that is no HAR, and a file in the place of a plugin folder, both at once", async () => {
  const env = { ...replay("broken.har"), QUARRY_PLUGIN_DIRS: join(folder, "file") };
  expect(await refusal(env)).toMatch(
    /^The configuration is not valid\.\n {2}QUARRY_FETCH_HAR cannot be replayed: <folder>\/broken\.har is not JSON: .*\n {2}QUARRY_PLUGIN_DIRS names a file where a folder is needed: <folder>\/file\nCorrect this and start again\.$/,
  );
});

it("a folder without a plugin is refused, unless plugins are loaded as they are written", async () => {
  const env = { QUARRY_PLUGIN_DIRS: join(folder, "empty") };
  expect(await refusal(env)).toBe(
    told(
      "QUARRY_PLUGIN_DIRS names a folder without a plugin: neither it nor a folder in it has an index.js or index.ts or package.json: <folder>/empty",
    ),
  );
  expect(await readSettings({ ...env, QUARRY_PLUGIN_RELOAD: "on" })).toMatchObject({
    QUARRY_PLUGIN_RELOAD: true,
  });
});

it("what is there is taken, also a plugin that will turn out broken", async () => {
  const env = {
    ...replay("good.har"),
    QUARRY_PLUGIN_DIRS: join(folder, "plugins"),
    QUARRY_PLUGINS: "zod",
    QUARRY_BROWSER_PATH: process.execPath,
  };
  expect(await readSettings(env)).toMatchObject({ QUARRY_PLUGINS: ["zod"], QUARRY_FETCH: "replay" });
  // A recording is made where nothing is yet.
  const record = { QUARRY_FETCH: "record", QUARRY_FETCH_HAR: join(folder, "new.har") };
  expect(await readSettings(record)).toMatchObject({ QUARRY_FETCH: "record" });
});
