import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { secretKeysOf } from "./secret-keys.ts";

const folder = mkdtempSync(join(tmpdir(), "quarry-secret-keys-"));
afterAll(() => rmSync(folder, { recursive: true }));
const keysOf = (dataDir: string, given: string[] = []) =>
  secretKeysOf({ QUARRY_SECRET_KEYS: given, dataDir: join(folder, dataDir) });

it("makes one key for all processes of a folder when it is first asked for", async () => {
  const asked = Array.from({ length: 8 }, () => keysOf("made"));
  expect(readdirSync(folder)).toEqual([]);
  const keys = await Promise.all(asked.map((keys) => keys()));
  const [key] = keys[0]!;
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(keys).toEqual(Array(8).fill([key]));
  const path = join(folder, "made", "secret-key");
  expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual([`${key}\n`, 0o600]);
  expect(readdirSync(join(folder, "made"))).toEqual(["secret-key"]);
  expect(await keysOf("made")()).toEqual([key]);
});

it("takes those that are given, and touches no folder then", async () => {
  const given = ["0a".repeat(32), "5e".repeat(32)];
  expect(await keysOf("untouched", given)()).toEqual(given);
  expect(readdirSync(folder)).not.toContain("untouched");
});

it("refuses what is no key, and a folder that cannot be made", async () => {
  writeFileSync(join(folder, "made", "secret-key"), "short\n");
  await expect(keysOf("made")()).rejects.toMatchObject({ code: "config_invalid" });
  await expect(keysOf(join("made", "secret-key"))()).rejects.toMatchObject({ code: "config_invalid" });
});
