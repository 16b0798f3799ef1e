import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode.ts";

const TURKISH = "Şişli, İstanbul ığüşöç";

describe("decodeText", () => {
  it.each<[string, Buffer, string | null, string]>([
    ["defaults to UTF-8", Buffer.from(TURKISH), null, TURKISH],
    ["reads the header", iconv.encode(TURKISH, "windows-1254"), "text/html; charset=iso-8859-9", TURKISH],
    ["reads a quoted label", iconv.encode("日本", "shift_jis"), 'text/html;charset="Shift_JIS"', "日本"],
    ["reads latin1 as the web does", Buffer.from([0x80, 0xe9]), "text/plain; charset=ISO-8859-1", "€é"],
    [
      "reads a meta tag",
      iconv.encode(`<html><meta charset=windows-1254>${TURKISH}`, "windows-1254"),
      "text/html",
      `<html><meta charset=windows-1254>${TURKISH}`,
    ],
    [
      "reads an http-equiv tag",
      iconv.encode(`<META http-equiv="Content-Type" content="text/html; charset=euc-kr">한국`, "euc-kr"),
      null,
      `<META http-equiv="Content-Type" content="text/html; charset=euc-kr">한국`,
    ],
    [
      "prefers the header to the meta tag",
      Buffer.from("<meta charset=latin1>ş"),
      "text/html; charset=utf-8",
      "<meta charset=latin1>ş",
    ],
    ["prefers a BOM to the header", Buffer.from("\uFEFFş"), "text/html; charset=latin1", "ş"],
    ["reads UTF-16 by its BOM", Buffer.from("\uFEFFhé", "utf16le"), null, "hé"],
    ["ignores labels it does not know", Buffer.from("ş"), "text/html; charset=none", "ş"],
    ["does not take base64 for a charset", Buffer.from("ş"), "text/html; charset=base64", "ş"],
    [
      "believes UTF-8 bytes more than a header that names another charset",
      Buffer.from(TURKISH),
      "text/html; charset=iso-8859-9",
      TURKISH,
    ],
    [
      "believes them against a header and for a page that says so itself",
      Buffer.from(`<meta charset=utf-8>${TURKISH}`),
      "text/html; charset=windows-1252",
      `<meta charset=utf-8>${TURKISH}`,
    ],
    [
      "believes a page that names the charset of its header, even where its bytes could be UTF-8",
      iconv.encode('<meta charset="iso-8859-1">Ã¼', "windows-1252"),
      "text/html; charset=windows-1252",
      '<meta charset="iso-8859-1">Ã¼',
    ],
    [
      "believes a page that alone names its charset",
      iconv.encode("<meta charset=windows-1254>Ã¼", "windows-1254"),
      "text/html",
      "<meta charset=windows-1254>Ã¼",
    ],
    [
      "reads a latin1 page by its meta tag",
      iconv.encode("<meta charset=latin1>café à la carte", "latin1"),
      "text/html",
      "<meta charset=latin1>café à la carte",
    ],
    [
      "reads a shift_jis page that declares it in both places",
      iconv.encode('<meta charset="shift_jis">東京タワー', "shift_jis"),
      "text/html; charset=shift_jis",
      '<meta charset="shift_jis">東京タワー',
    ],
    [
      "reads latin1 of the header alone",
      iconv.encode("déjà vu", "latin1"),
      "text/plain; charset=latin1",
      "déjà vu",
    ],
    [
      "reads UTF-16 by its header",
      Buffer.from("<p>hé \u00e9\uc3a9</p>", "utf16le"),
      "text/html; charset=utf-16le",
      "<p>hé \u00e9\uc3a9</p>",
    ],
  ])("%s", (_name, body, contentType, text) => {
    expect(decodeText(body, contentType)).toBe(text);
  });

  it("looks for the meta tag in the first 1024 bytes only", () => {
    const late = `${" ".repeat(1024)}<meta charset=windows-1254>`;
    expect(decodeText(iconv.encode(`${late}ş`, "windows-1254"), null)).toBe(`${late}\uFFFD`);
  });
});
