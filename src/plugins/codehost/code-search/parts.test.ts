import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { describe, expect, it } from "vitest";
import { type ArchiveCaps, archiveFiles } from "./archive.ts";
import { matchesIn } from "./matches.ts";
import { candidateQuery, codeQueryOf, fitsPath } from "./query.ts";

const CAPS: ArchiveCaps = { bytesIn: 1e6, bytesOut: 1e6, entries: 100, fileBytes: 1_000 };

async function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: "quarry-HEAD/", type: "directory" });
  for (const [name, text] of Object.entries(files)) tar.entry({ name: `quarry-HEAD/${name}` }, text);
  tar.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of tar as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}

/** The bytes in small pieces, as a network gives them; counts how many were taken and whether it was closed. */
function inPieces(bytes: Buffer, size = 100) {
  const seen = { pieces: 0, isClosed: false };
  async function* pieces() {
    try {
      for (let at = 0; at < bytes.length; at += size) {
        seen.pieces += 1;
        yield bytes.subarray(at, at + size);
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, pieces: pieces() };
}

async function pathsOf(bytes: Buffer, caps = CAPS, wanted = (_path: string) => true): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of archiveFiles(inPieces(bytes).pieces, caps, wanted)) paths.push(path);
  return paths;
}

describe("archiveFiles", () => {
  it("gives the wanted files without the root folder", async () => {
    const bytes = await archiveOf({ "README.md": "a", "src/a.ts": "b", "src/b.rs": "c" });
    expect(await pathsOf(bytes, CAPS, (path) => !path.endsWith(".rs"))).toEqual(["README.md", "src/a.ts"]);
  });

  it("gives the bytes of each file", async () => {
    const bytes = await archiveOf({ "a.txt": "first", "b.txt": "zweitens: ü" });
    const texts: string[] = [];
    for await (const file of archiveFiles(inPieces(bytes).pieces, CAPS, () => true)) {
      texts.push(Buffer.from(file.bytes).toString());
    }
    expect(texts).toEqual(["first", "zweitens: ü"]);
  });

  it.each([
    [
      "the commit of git's archives",
      (tar: Buffer) => Buffer.concat([globalHeader(`52 comment=${COMMIT}\n`), tar]),
      COMMIT,
    ],
    [
      "no commit where the comment is another",
      (tar: Buffer) => Buffer.concat([globalHeader("20 comment=release\n"), tar]),
      null,
    ],
    ["no commit without a header", (tar: Buffer) => tar, null],
  ])("gives %s", async (_what, headed, commit) => {
    const archive = gzipSync(headed(await tarOf()));
    for (const size of [7, archive.length]) {
      const commits: (string | null)[] = [];
      for await (const file of archiveFiles(inPieces(archive, size).pieces, CAPS, () => true))
        commits.push(file.commit);
      expect(commits).toEqual([commit]);
    }
  });

  it("passes over a file above the size cap and goes on", async () => {
    const bytes = await archiveOf({ "big.txt": "x".repeat(1_001), "fits.txt": "x".repeat(1_000) });
    expect(await pathsOf(bytes)).toEqual(["fits.txt"]);
  });

  it.each([
    ["compressed bytes", { ...CAPS, bytesIn: 50 }],
    ["unpacked bytes", { ...CAPS, bytesOut: 2_000 }],
    ["entries", { ...CAPS, entries: 2 }],
  ])("stops at the cap of %s", async (what, caps) => {
    const bytes = await archiveOf({ "a.txt": "a", "b.txt": "b", "c.txt": "c" });
    await expect(pathsOf(bytes, caps)).rejects.toMatchObject({
      name: "ArchiveCapReached",
      message: expect.stringContaining(what) as string,
    });
  });

  it.each([
    ["cut in the gzip stream", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["cut in the tar stream", (bytes: Buffer) => bytes],
    ["no gzip at all", () => Buffer.from("<html>no archive</html>")],
    ["empty", () => Buffer.alloc(0)],
  ])("calls an archive changed that is %s", async (what, damage) => {
    const whole = what.includes("tar")
      ? gzipSync(Buffer.concat([Buffer.from((await tarOf()).subarray(0, 700))]))
      : await archiveOf({ "a.txt": "a", "b.txt": "b" });
    await expect(pathsOf(damage(whole))).rejects.toMatchObject({ code: "source_changed" });
  });

  it("ends the download when the reader has enough", async () => {
    const random = Array.from({ length: 400 }, (_, index) => [
      `${index}.txt`,
      `${Math.sin(index)}`.repeat(20),
    ]);
    const { pieces, seen } = inPieces(await archiveOf(Object.fromEntries(random) as Record<string, string>));
    for await (const { path } of archiveFiles(pieces, { ...CAPS, entries: 1_000 }, () => true)) {
      expect(path).toBe("0.txt");
      break;
    }
    expect(seen.isClosed).toBe(true);
  });
});

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

/** A pax global header with the records, which tar-stream cannot write. */
function globalHeader(records: string): Buffer {
  const blocks = Buffer.alloc(1_024);
  blocks.write("pax_global_header", 0);
  blocks.write(records.length.toString(8).padStart(11, "0"), 124);
  blocks.write("        g", 148);
  blocks.write("ustar\u000000", 257);
  const sum = blocks.reduce((total, byte) => total + byte, 0);
  blocks.write(`${sum.toString(8).padStart(6, "0")}\u0000`, 148);
  blocks.write(records, 512);
  return blocks;
}

/** One file of 300 bytes as plain tar. */
async function tarOf(): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: "quarry-HEAD/a.txt" }, "a".repeat(300));
  tar.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of tar as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("matchesIn", () => {
  const text = "use Stone;\nlet x = 1;\r\nfn sieve(stone) {}\n";

  it("wants every word somewhere in the file and lists the lines with any of them", () => {
    expect(matchesIn(text, ["stone", "SIEVE"])).toEqual([
      { line: 1, column: 5, text: "use Stone;" },
      { line: 3, column: 4, text: "fn sieve(stone) {}" },
    ]);
    expect(matchesIn(text, ["stone", "granite"])).toBeNull();
  });

  it("takes a phrase literally", () => {
    expect(matchesIn(text, ["let x = 1"])).toEqual([{ line: 2, column: 1, text: "let x = 1;" }]);
    expect(matchesIn(text, ["x let"])).toBeNull();
  });

  it("has no lines to show for a search by name only", () => {
    expect(matchesIn(text, [])).toEqual([]);
  });

  it("stops after 20 lines and cuts long ones around the hit", () => {
    expect(matchesIn("stone\n".repeat(30), ["stone"])).toHaveLength(20);
    const [match] = matchesIn(`${"a".repeat(1_000)}stone${"b".repeat(1_000)}`, ["stone"]) ?? [];
    expect(match).toMatchObject({ line: 1, column: 1001 });
    expect(match?.text).toBe(`${"a".repeat(60)}stone${"b".repeat(175)}`);
  });
});

describe("fitsPath", () => {
  it.each([
    [{ filename: "Cargo.TOML" }, "crates/x/Cargo.toml", true],
    [{ filename: "Cargo" }, "Cargo.toml", false],
    [{ filename: "Cargo*" }, "Cargo.toml", true],
    [{ path: "/src/" }, "src/deep/a.ts", true],
    [{ path: "src" }, "srcs/a.ts", false],
    [{ path: "src/a.ts" }, "src/a.ts", true],
    [{ extension: ".YML" }, ".github/ci.yml", true],
    [{ extension: "yml" }, "ci.yaml", false],
    [{ language: "ts" }, "a.tsx", true],
    [{ language: "Rust" }, "a.py", false],
    [{ language: "befunge" }, "a.befunge", true],
    [{}, "anything", true],
  ])("%j and %s: %s", (fields, path, expected) => {
    expect(fitsPath(codeQueryOf(fields), path)).toBe(expected);
  });
});

it("builds the search for candidates", () => {
  const query = codeQueryOf({ query: '"two words" plain', language: "Emacs Lisp", org: "gnu" });
  expect(candidateQuery(query, 500, "in:readme")).toBe(
    '"two words" plain in:readme language:"Emacs Lisp" user:gnu archived:false size:<=500',
  );
});
