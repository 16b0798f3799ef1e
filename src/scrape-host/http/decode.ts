import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";

/** How far into a page its charset may be declared (HTML standard). */
const META_SCAN_BYTES = 1024;
const BOMS: readonly (readonly [charset: string, bytes: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
/** Labels that the web reads as their Windows superset (WHATWG Encoding). */
const WEB_ALIASES: Readonly<Record<string, string>> = {
  "iso-8859-1": "windows-1252",
  latin1: "windows-1252",
  "us-ascii": "windows-1252",
  ascii: "windows-1252",
  "iso-8859-9": "windows-1254",
  latin5: "windows-1254",
  gb2312: "gb18030",
  gbk: "gb18030",
  "x-sjis": "shift_jis",
  "x-gbk": "gb18030",
};
/** iconv-lite knows these too, but no page is written in them. */
const NOT_CHARSETS = new Set(["base64", "hex", "binary", "internal"]);

/**
 * Text of a body: charset from the BOM, else the content-type, else a meta tag near its start, else UTF-8. Bytes that
 * are valid UTF-8 are UTF-8 even where a header names another charset: servers set one for all pages that they serve.
 * The page itself is believed when it names that other charset too.
 */
export function decodeText(body: Uint8Array, contentType: string | null): string {
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const bom = BOMS.find(([, bytes]) => bytes.every((byte, at) => buffer[at] === byte));
  if (bom) return decodeAs(buffer.subarray(bom[1].length), bom[0]);
  const inHeader = charsetOf(contentType);
  const inPage = metaCharset(buffer);
  const charset = inHeader ?? inPage ?? "utf-8";
  return decodeAs(buffer, charset !== inPage && isUtf8Text(buffer) ? "utf-8" : charset);
}

/** Other charsets give such bytes by chance only. UTF-16 would, but has zero bytes, which no text in UTF-8 has. */
function isUtf8Text(buffer: Buffer): boolean {
  return isUtf8(buffer) && !buffer.includes(0);
}

function decodeAs(buffer: Buffer, charset: string): string {
  return charset === "utf-8" ? buffer.toString("utf8") : iconv.decode(buffer, charset, { stripBOM: false });
}

/** The charset parameter of a content-type, if it is one that can be decoded. */
export function charsetOf(contentType: string | null): string | undefined {
  const label = contentType && /;\s*charset\s*=\s*"?\s*([^\s";]+)/i.exec(contentType)?.[1];
  return label ? known(label) : undefined;
}

function metaCharset(buffer: Buffer): string | undefined {
  const head = buffer.toString("latin1", 0, META_SCAN_BYTES);
  const at = /<meta[\s/]/i.exec(head);
  if (!at) return undefined;
  const label = /<meta[\s/][^>]*?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head.slice(at.index))?.[1];
  const charset = label ? known(label) : undefined;
  // The tag was readable as ASCII, so the page cannot really be UTF-16.
  return charset?.startsWith("utf-16") ? "utf-8" : charset;
}

function known(label: string): string | undefined {
  const lower = label.toLowerCase();
  if (lower === "utf8" || lower === "utf-8") return "utf-8";
  const charset = WEB_ALIASES[lower] ?? lower;
  return !NOT_CHARSETS.has(charset) && iconv.encodingExists(charset) ? charset : undefined;
}
