import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { declaredCharset } from "./page-charset.ts";

const BOMS: readonly (readonly [charset: string, bytes: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
/** Charsets with several bytes to a letter. */
const WIDE = new Set(["gb18030", "big5", "euc-jp", "euc-kr", "shift_jis", "iso-2022-jp"]);
/** Begins the letters of ISO-2022-JP, all of whose bytes are ASCII. */
const ESCAPE = 0x1b;
/** Enough of a text to see whether it is UTF-16. */
const SAMPLE_BYTES = 1024;

/**
 * Text of a body: charset from the BOM, else the content-type, else the page's own declaration, else UTF-8. Bytes that are
 * valid UTF-8 are UTF-8 even where another charset is named: servers set one for all pages that they serve, and templates
 * outlive a move to UTF-8. Only a page that itself names a charset with several bytes to a letter is believed against that,
 * since those can look like UTF-8.
 * A page is without its NULs, as in browsers.
 */
export function decodeText(body: Uint8Array, contentType: string | null): string {
  const text = decodedText(body, contentType);
  return isMarkup(contentType) ? text.replaceAll("\0", "") : text;
}

/** Also where nothing is said of the type. */
const isMarkup = (contentType: string | null): boolean =>
  contentType === null || /html|xml/i.test(contentType);

function decodedText(body: Uint8Array, contentType: string | null): string {
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const bom = BOMS.find(([, bytes]) => bytes.every((byte, at) => buffer[at] === byte));
  if (bom) return decodeAs(buffer.subarray(bom[1].length), bom[0]);
  const inHeader = charsetOf(contentType);
  if (inHeader !== undefined) return decodeAs(buffer, isBelieved(inHeader, buffer) ? inHeader : "utf-8");
  const inPage = charsetInPage(buffer, contentType) ?? "utf-8";
  return decodeAs(buffer, WIDE.has(inPage) || !isUtf8(buffer) ? inPage : "utf-8");
}

/** Whether a body can be in the charset that its header names. */
function isBelieved(charset: string, buffer: Buffer): boolean {
  if (charset === "utf-8" || !isUtf8(buffer)) return true;
  // Text of UTF-16 has zero bytes; a stray one is no sign of it.
  if (isUtf16(charset)) return buffer.subarray(0, SAMPLE_BYTES).filter((byte) => byte === 0).length > 1;
  if (charset === "iso-2022-jp") return buffer.includes(ESCAPE);
  return WIDE.has(charset) && charset === charsetInPage(buffer, null);
}

function charsetInPage(buffer: Buffer, contentType: string | null): string | undefined {
  if (!isMarkup(contentType)) return undefined;
  const charset = known(declaredCharset(buffer));
  // It was readable as ASCII, so the page cannot really be UTF-16.
  return isUtf16(charset) ? "utf-8" : charset;
}

function isUtf16(charset: string | undefined): boolean {
  return charset?.startsWith("utf-16") === true;
}

function decodeAs(buffer: Buffer, charset: string): string {
  if (charset === "utf-8") return buffer.toString("utf8");
  return iconv.encodingExists(charset)
    ? iconv.decode(buffer, charset, { stripBOM: false })
    : new TextDecoder(charset).decode(buffer);
}

/** The charset parameter of a content-type, if it is one that can be decoded. */
export function charsetOf(contentType: string | null): string | undefined {
  return known(
    contentType === null ? undefined : /;\s*charset\s*=\s*["']?\s*([^\s"';]+)/i.exec(contentType)?.[1],
  );
}

/** The charset that the web means by a label (WHATWG Encoding): windows-1254 by iso-8859-9. */
function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === "gbk" ? "gb18030" : encoding === "x-user-defined" ? "windows-1252" : encoding;
  } catch {
    return undefined; // RangeError: no label of a charset.
  }
}
