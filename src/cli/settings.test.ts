import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "quarry-settings-"));
writeFileSync(join(folder, "api-key"), "qk_local\n");
/** Profiles of whoever runs this are not meant. */
const NONE = { XDG_CONFIG_HOME: join(folder, "none") };
afterAll(() => rmSync(folder, { recursive: true }));

describe("settings", () => {
  it("takes the key of the data folder for a gateway on this machine", () => {
    expect(readSettings({ ...NONE, QUARRY_DATA_DIR: folder })).toMatchObject({
      url: "http://127.0.0.1:4000",
      apiKey: "qk_local",
    });
    expect(
      readSettings({ ...NONE, QUARRY_DATA_DIR: folder, QUARRY_URL: "http://[::1]:4001/" }),
    ).toMatchObject({
      url: "http://[::1]:4001",
      apiKey: "qk_local",
    });
  });

  it("never sends that key elsewhere", () => {
    for (const url of ["https://quarry.example", "http://127.0.0.1.example", "http://10.0.0.1:4000"])
      expect(readSettings({ ...NONE, QUARRY_DATA_DIR: folder, QUARRY_URL: url }).apiKey).toBeNull();
    expect(
      readSettings({ ...NONE, QUARRY_URL: "https://quarry.example", QUARRY_API_KEY: "qk_own " }).apiKey,
    ).toBe("qk_own");
  });

  it("says why there is no key", () => {
    expect(readSettings({ ...NONE, QUARRY_DATA_DIR: join(folder, "none") })).toMatchObject({
      apiKey: null,
      keySource: `QUARRY_API_KEY is not set and ${join(folder, "none", "api-key")} does not exist`,
    });
  });

  it("keeps a path in front of the routes and refuses what is no http URL", () => {
    expect(readSettings({ ...NONE, QUARRY_URL: "https://a.example/quarry/" }).url).toBe(
      "https://a.example/quarry",
    );
    for (const url of ["ftp://a.example", "a.example:1", "http://user@a.example"])
      expect(() => readSettings({ ...NONE, QUARRY_URL: url })).toThrow(
        "QUARRY_URL must be an http or https URL",
      );
  });

  it("sends the credential of a profile to its own gateway alone", () => {
    const kept = (url: string, credential: string) => ({
      url,
      credential,
      kind: "session",
      accountId: "acc_1",
      email: null,
    });
    const profiles = { a: kept("https://a.example", "qs_a"), b: kept("http://127.0.0.1:4001", "qs_b") };
    mkdirSync(join(folder, "quarry"));
    writeFileSync(join(folder, "quarry", "profiles.json"), JSON.stringify({ current: "a", profiles }));
    const read = (env: Record<string, string>, chosen?: string) => {
      const { url, apiKey, profile } = readSettings(
        { XDG_CONFIG_HOME: folder, QUARRY_DATA_DIR: folder, ...env },
        chosen,
      );
      return [url, apiKey, profile];
    };
    const [a, b] = [
      ["https://a.example", "qs_a", "a"],
      ["http://127.0.0.1:4001", "qs_b", "b"],
    ];
    expect(read({})).toEqual(a);
    expect(read({ QUARRY_PROFILE: "b" })).toEqual(b);
    expect(read({ QUARRY_URL: "http://127.0.0.1:4001" })).toEqual(b);
    expect(read({ QUARRY_URL: "http://127.0.0.1:4000" })).toEqual([
      "http://127.0.0.1:4000",
      "qk_local",
      null,
    ]);
    expect(read({ QUARRY_URL: "https://c.example" })).toEqual(["https://c.example", null, null]);
    expect(read({ QUARRY_PROFILE: "a", QUARRY_URL: "https://c.example" })).toEqual([
      "https://c.example",
      null,
      null,
    ]);
    expect(read({ QUARRY_API_KEY: "qk_env" })).toEqual(["http://127.0.0.1:4000", "qk_env", null]);
    expect(read({ QUARRY_API_KEY: "qk_env", QUARRY_PROFILE: "a" })).toEqual([
      "https://a.example",
      "qk_env",
      null,
    ]);
    expect(read({ QUARRY_API_KEY: "qk_env", QUARRY_URL: "https://c.example" }, "b")).toEqual(b);
    expect(() => read({}, "nope")).toThrow("There is no profile nope.");
  });
});
