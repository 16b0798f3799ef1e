import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "quarry-settings-"));
writeFileSync(join(folder, "api-key"), "qk_local\n");
afterAll(() => rmSync(folder, { recursive: true }));

describe("settings", () => {
  it("takes the key of the data folder for a gateway on this machine", () => {
    expect(readSettings({ QUARRY_DATA_DIR: folder })).toMatchObject({
      url: "http://127.0.0.1:4000",
      apiKey: "qk_local",
    });
    expect(readSettings({ QUARRY_DATA_DIR: folder, QUARRY_URL: "http://[::1]:4001/" })).toMatchObject({
      url: "http://[::1]:4001",
      apiKey: "qk_local",
    });
  });

  it("never sends that key elsewhere", () => {
    for (const url of ["https://quarry.example", "http://127.0.0.1.example", "http://10.0.0.1:4000"])
      expect(readSettings({ QUARRY_DATA_DIR: folder, QUARRY_URL: url }).apiKey).toBeNull();
    expect(readSettings({ QUARRY_URL: "https://quarry.example", QUARRY_API_KEY: "qk_own " }).apiKey).toBe(
      "qk_own",
    );
  });

  it("says why there is no key", () => {
    expect(readSettings({ QUARRY_DATA_DIR: join(folder, "none") })).toMatchObject({
      apiKey: null,
      keySource: `QUARRY_API_KEY is not set and ${join(folder, "none", "api-key")} does not exist`,
    });
  });

  it("keeps a path in front of the routes and refuses what is no http URL", () => {
    expect(readSettings({ QUARRY_URL: "https://a.example/quarry/" }).url).toBe("https://a.example/quarry");
    for (const url of ["ftp://a.example", "a.example:1", "http://user@a.example"])
      expect(() => readSettings({ QUARRY_URL: url })).toThrow("QUARRY_URL must be an http or https URL");
  });
});
