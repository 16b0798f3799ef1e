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
    ["leaves out the NULs of a page", Buffer.from("<b>a\0b"), "text/html", "<b>ab"],
    ["keeps those of a file", Buffer.from("a\0b"), "text/plain", "a\0b"],
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
      "believes them even where header and page name the same set of one byte",
      Buffer.from(`<meta charset="iso-8859-9">${TURKISH}`),
      "text/html; charset=windows-1254",
      `<meta charset="iso-8859-9">${TURKISH}`,
    ],
    [
      "believes them with a zero byte among them",
      Buffer.from(`<p>\0${TURKISH}`),
      "text/html; charset=iso-8859-9",
      `<p>${TURKISH}`,
    ],
    [
      "believes a page that names a charset of several bytes, even where its bytes could be UTF-8",
      iconv.encode("<meta charset=gbk>模", "gbk"),
      "text/html",
      "<meta charset=gbk>模",
    ],
    [
      "reads ISO-2022-JP, which is ASCII to the eye",
      Buffer.from("\x1b$B%F%9%H\x1b(B"),
      "text/html; charset=iso-2022-jp",
      "テスト",
    ],
    [
      "reads an XML declaration",
      iconv.encode(`<?xml version="1.0" encoding="ISO-8859-9"?><a>${TURKISH}</a>`, "windows-1254"),
      "application/rss+xml",
      `<?xml version="1.0" encoding="ISO-8859-9"?><a>${TURKISH}</a>`,
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

  const BYTES = [
    ["a comment", "<!-- <meta charset=windows-1251> -->"],
    ["a description", '<meta name=description content="text/html; charset=windows-1251">'],
    ["an attribute", "<div title='<meta charset=windows-1251>'></div>"],
    ["a script", "<script>document.write('<meta charset=windows-1251>')</script>"],
    ["a style", "<style>/* <meta charset=windows-1251> */</style>"],
    ["a title", "<title><meta charset=windows-1251></title>"],
    ["an unended comment before it", "<meta charset=windows-1254><!-- <meta charset=windows-1251>"],
    ["a second declaration", "<meta charset=windows-1254><meta charset=windows-1251>"],
  ] as const;
  it.each(BYTES)("takes no charset from %s", (_where, markup) => {
    const page = `<html><head>${markup.includes("1254") ? markup : `${markup}<meta charset=windows-1254>`}${TURKISH}`;
    expect(decodeText(iconv.encode(page, "windows-1254"), "text/html")).toBe(page);
    expect(decodeText(Buffer.from(page), "text/html")).toBe(page);
  });

  it("looks for the meta element in the whole head, behind long scripts too", () => {
    const late = `<head><script>${"x".repeat(40_000)}</script><meta charset=windows-1254>`;
    expect(decodeText(iconv.encode(`${late}ş`, "windows-1254"), null)).toBe(`${late}ş`);
  });

  it.each(["</head>", "<body>", "<p>", "text"])(
    "looks no further than %s, beyond the first 1024 bytes",
    (end) => {
      const late = `<head>${" ".repeat(1024)}${end}<meta charset=windows-1254>`;
      expect(decodeText(iconv.encode(`${late}ş`, "windows-1254"), null)).toBe(`${late}\uFFFD`);
    },
  );

  it("takes no charset out of what is no markup", () => {
    const json = '{"html":"<meta charset=windows-1254>"';
    expect(decodeText(iconv.encode(`${json}ş`, "windows-1254"), "application/json")).toBe(`${json}\uFFFD`);
  });
});
