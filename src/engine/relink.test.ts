import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSymbolTables } from "./elf.ts";
import { findEngineLibrary, thisMachine } from "./library.ts";
import { engineSupportOf } from "./platform.ts";
import { relinkForOlderGlibc } from "./relink.ts";

const X64 = 62;
const ARM64 = 183;

interface Import {
  name: string;
  /** Index into `versions`; undefined for an unversioned import. */
  version?: number;
}

/** A file with only the five sections that name imports: null, strings, symbols, versions, needed versions. */
function elfFile(machine: number, imports: Import[], versions: string[]): Buffer {
  const names = ["libc.so.6", ...versions, ...imports.map(({ name }) => name)];
  const strings = Buffer.from(`\0${names.join("\0")}\0`, "latin1");
  const nameOffset = (name: string) => strings.indexOf(`\0${name}\0`) + 1;
  const symbols = Buffer.alloc(24 * imports.length);
  const symbolVersions = Buffer.alloc(2 * imports.length);
  imports.forEach(({ name, version }, row) => {
    symbols.writeUInt32LE(nameOffset(name), row * 24);
    symbolVersions.writeUInt16LE(version === undefined ? 1 : version + 2, row * 2);
  });
  const needed = Buffer.alloc(16 + 16 * versions.length);
  needed.writeUInt16LE(1, 0);
  needed.writeUInt16LE(versions.length, 2);
  needed.writeUInt32LE(nameOffset("libc.so.6"), 4);
  needed.writeUInt32LE(16, 8);
  versions.forEach((version, row) => {
    const at = 16 + row * 16;
    needed.writeUInt32LE(1000 + row, at);
    needed.writeUInt16LE(row + 2, at + 6);
    needed.writeUInt32LE(nameOffset(version), at + 8);
    needed.writeUInt32LE(row === versions.length - 1 ? 0 : 16, at + 12);
  });
  return assemble(machine, [
    { type: 0, link: 0, info: 0, body: Buffer.alloc(0) },
    { type: 3, link: 0, info: 0, body: strings },
    { type: 11, link: 1, info: 0, body: symbols },
    { type: 0x6fffffff, link: 2, info: 0, body: symbolVersions },
    { type: 0x6ffffffe, link: 1, info: 1, body: needed },
  ]);
}

function assemble(
  machine: number,
  sections: { type: number; link: number; info: number; body: Buffer }[],
): Buffer {
  const header = Buffer.alloc(64);
  header.write("\x7fELF\x02\x01\x01", "latin1");
  header.writeUInt16LE(machine, 18);
  header.writeBigUInt64LE(64n, 40);
  header.writeUInt16LE(64, 58);
  header.writeUInt16LE(sections.length, 60);
  const table = Buffer.alloc(64 * sections.length);
  let offset = header.length + table.length;
  sections.forEach(({ type, link, info, body }, row) => {
    table.writeUInt32LE(type, row * 64 + 4);
    table.writeBigUInt64LE(BigInt(offset), row * 64 + 24);
    table.writeBigUInt64LE(BigInt(body.length), row * 64 + 32);
    table.writeUInt32LE(link, row * 64 + 40);
    table.writeUInt32LE(info, row * 64 + 44);
    offset += body.length;
  });
  return Buffer.concat([header, table, ...sections.map(({ body }) => body)]);
}

/** `strtol@GLIBC_2.2.5` and so on, as the loader would resolve them. */
function importsOf(file: Buffer): string[] {
  const { symbols, needed } = readSymbolTables(file);
  const versions = needed.flatMap((library) => library.versions);
  return symbols.map(({ name, versionIndex }) => {
    const version = versions.find(({ index }) => index === versionIndex);
    return version === undefined ? name : `${name}@${version.name}`;
  });
}

describe("relink for an older glibc", () => {
  test("C23 names become plain names of the base version, and nothing asks for 2.38 any more", () => {
    const file = elfFile(
      X64,
      [
        { name: "__isoc23_strtol", version: 2 },
        { name: "fmod", version: 2 },
        { name: "read", version: 1 },
        { name: "free" },
      ],
      ["GLIBC_2.2.5", "GLIBC_2.34", "GLIBC_2.38"],
    );
    expect(importsOf(file)).toEqual([
      "__isoc23_strtol@GLIBC_2.38",
      "fmod@GLIBC_2.38",
      "read@GLIBC_2.34",
      "free",
    ]);

    expect(relinkForOlderGlibc(file)).toBe(2);

    expect(importsOf(file)).toEqual(["strtol@GLIBC_2.2.5", "fmod@GLIBC_2.2.5", "read@GLIBC_2.34", "free"]);
    const [libc] = readSymbolTables(file).needed;
    expect(libc?.versions.map(({ name, hash }) => [name, hash])).toEqual([
      ["GLIBC_2.2.5", 1000],
      ["GLIBC_2.34", 1001],
      ["GLIBC_2.2.5", 1000],
    ]);
  });

  test("on arm64 the base version is 2.17", () => {
    const file = elfFile(ARM64, [{ name: "__isoc23_sscanf", version: 0 }], ["GLIBC_2.38", "GLIBC_2.17"]);
    expect(relinkForOlderGlibc(file)).toBe(1);
    expect(importsOf(file)).toEqual(["sscanf@GLIBC_2.17"]);
  });

  test("a function that first came with 2.38 is refused and the file stays as it was", () => {
    const file = elfFile(X64, [{ name: "strlcpy", version: 1 }], ["GLIBC_2.2.5", "GLIBC_2.38"]);
    const before = Buffer.from(file);
    expect(() => relinkForOlderGlibc(file)).toThrow("strlcpy exists only from GLIBC_2.38 on");
    expect(file.equals(before)).toBe(true);
  });

  test("a file without the base version, and one that is no ELF file, are refused", () => {
    const noBase = elfFile(X64, [{ name: "fmod", version: 0 }], ["GLIBC_2.38"]);
    expect(() => relinkForOlderGlibc(noBase)).toThrow(
      "libc.so.6 is needed as GLIBC_2.38 but not as GLIBC_2.2.5",
    );
    expect(() => relinkForOlderGlibc(Buffer.alloc(100))).toThrow("not a little-endian 64-bit ELF file");
  });
});

describe("judging a machine", () => {
  test.each([
    ["linux", "x64", "2.38", "as_published"],
    ["linux", "x64", "2.41", "as_published"],
    ["linux", "x64", "2.36", "relinked"],
    ["linux", "arm64", "2.37", "relinked"],
    ["darwin", "arm64", undefined, "as_published"],
  ] as const)("%s %s with glibc %s: %s", (platform, arch, glibc, how) => {
    expect(engineSupportOf({ platform, arch, glibc }).how).toBe(how);
  });

  test.each([
    ["linux", "x64", "2.35", "it needs glibc 2.36 or later and this system has 2.35"],
    ["linux", "x64", undefined, "it needs glibc and this system has another C library (musl)"],
    ["win32", "x64", undefined, "there is no build for win32 x64"],
    ["darwin", "x64", undefined, "there is no build for darwin x64"],
  ] as const)("%s %s with glibc %s is refused", async (platform, arch, glibc, reason) => {
    const machine = { platform, arch, glibc };
    expect(engineSupportOf(machine)).toEqual({ how: "not_at_all", reason });
    await expect(findEngineLibrary({ machine })).rejects.toMatchObject({
      code: "config_invalid",
      message: `The embedded MongoDB cannot run here: ${reason}. Set MONGODB_URL to a MongoDB of your own (mongodb://host:27017).`,
    });
  });
});

const isLinux = process.platform === "linux" && engineSupportOf(thisMachine()).how !== "not_at_all";

describe.skipIf(!isLinux)("the installed engine (skipped where this machine has none)", () => {
  let cacheDir: string;
  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), "quarry-relink-"));
  });
  afterAll(() => rm(cacheDir, { recursive: true, force: true }));

  test("a relinked copy asks for nothing of 2.38 and loads", async () => {
    const machine = { ...thisMachine(), glibc: "2.36" };
    const [addon, again] = await Promise.all([
      findEngineLibrary({ cacheDir, machine }),
      findEngineLibrary({ cacheDir, machine }),
    ]);
    expect(again).toBe(addon);
    const imports = importsOf(await readFile(addon));
    expect(imports.filter((name) => name.includes("2.38") || name.startsWith("__isoc23"))).toEqual([]);
    const load = "console.log(typeof require(process.argv[1]).Engine.open)";
    expect(spawnSync(process.execPath, ["-e", load, addon], { encoding: "utf8" }).stdout).toBe("function\n");
  });
});
