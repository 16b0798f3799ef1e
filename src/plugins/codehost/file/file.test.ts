import { describe, expect, it } from "vitest";
import { extensionOf, knownLanguage, languageOf, mimeOf } from "./kind.ts";
import { cutText, isBinary, isUtf8 } from "./text.ts";
import { fileOf } from "./record.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const at = { repo: "a/b", ref: "main", path: "docs/x y.md" };

describe("file kind", () => {
  it.each([
    ["src/a.TS", "TypeScript", "text/typescript"],
    ["Dockerfile", "Dockerfile", "text/x-dockerfile"],
    ["a/Makefile", "Makefile", "text/x-makefile"],
    [".gitignore", null, null],
    ["a.unknown", null, null],
  ])("tells %s", (path, language, mime) => {
    expect([languageOf(path), mimeOf(path)]).toEqual([language, mime]);
  });

  it("reads the extension of the base name only", () => {
    expect([extensionOf("a.b/c"), extensionOf(".env"), extensionOf("x.tar.GZ")]).toEqual(["", "", "gz"]);
  });

  it("knows a language by alias and in any case", () => {
    expect([knownLanguage("golang"), knownLanguage("TYPESCRIPT"), knownLanguage("Befunge")]).toEqual([
      "Go",
      "TypeScript",
      null,
    ]);
  });
});

describe("file text", () => {
  it("calls a NUL among the first 8 kB binary", () => {
    expect([
      isBinary(new Uint8Array([65, 0])),
      isBinary(bytes("text")),
      isBinary(bytes("a".repeat(8192) + "\0")),
    ]).toEqual([true, false, false]);
  });

  it("knows UTF-8, also where it is cut, from other charsets", () => {
    const whole = bytes("grüße");
    expect([isUtf8(whole), isUtf8(whole.subarray(0, 3)), isUtf8(new Uint8Array([0x67, 0xfc, 0x72]))]).toEqual(
      [true, true, false],
    );
  });

  it("cuts between characters, never inside one", () => {
    expect(cutText(bytes("ab😀"), 3)).toEqual({ content: "ab", isTruncated: true });
    expect(cutText(bytes("ab😀"), 4)).toEqual({ content: "ab😀", isTruncated: false });
  });
});

describe("fileOf", () => {
  it("encodes the path in its addresses and does without metadata", () => {
    expect(fileOf(at, null, { bytes: bytes("hello"), isWhole: true }, 2)).toMatchObject({
      url: "https://github.com/a/b/blob/main/docs/x%20y.md",
      rawUrl: "https://raw.githubusercontent.com/a/b/main/docs/x%20y.md",
      size: 5,
      content: "he",
      contentLength: 2,
      contentTruncated: true,
    });
  });

  it("does not call text in another charset UTF-8", () => {
    const latin1 = { bytes: new Uint8Array([0x67, 0xfc, 0x72]), isWhole: true };
    expect(fileOf(at, null, latin1, 9)).toMatchObject({
      encoding: null,
      content: "g\uFFFDr",
      isBinary: false,
    });
  });

  it("does not know the size of a file that was read in part", () => {
    expect(fileOf(at, null, { bytes: bytes("hello"), isWhole: false }, 5)).toMatchObject({
      size: null,
      contentTruncated: true,
    });
  });
});
