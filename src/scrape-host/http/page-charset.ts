import { Parser } from "htmlparser2";

/** How far into a page its charset may be declared, wherever that stands (HTML standard); beyond it, in its head alone. */
const PRESCAN_BYTES = 1024;
const CHUNK_BYTES = 16 * 1024;
/** What stands in a head; anything else begins the body. */
const IN_HEAD = new Set([
  ...["html", "head", "title", "meta", "link", "style", "script", "noscript", "base", "basefont", "bgsound"],
  "template",
]);
/** Elements of the head whose text is not shown. */
const HOLDS_TEXT = new Set(["title", "style", "script", "noscript", "template"]);
const XML_DECLARATION = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*(["'])\s*([\w:.-]+)\s*\1/i;

/**
 * The charset that a page declares: by its XML declaration or by a meta element, in its first 1,024 bytes or else anywhere
 * in its head. Comments, scripts, descriptions and values of attributes declare nothing.
 */
export function declaredCharset(body: Buffer): string | undefined {
  const start = latin1(body, 0, PRESCAN_BYTES);
  const inXml = XML_DECLARATION.exec(start)?.[2];
  if (inXml !== undefined) return inXml;
  const open: string[] = [];
  let found: string | undefined;
  let isHead = true;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "meta" && (isHead || parser.startIndex < PRESCAN_BYTES))
        found ??= charsetOfMeta(attributes);
      isHead &&= IN_HEAD.has(name);
      open.push(name);
    },
    onclosetag(name) {
      isHead &&= name !== "head";
      open.length = Math.max(open.lastIndexOf(name), 0);
    },
    ontext(text) {
      isHead &&= HOLDS_TEXT.has(open.at(-1) ?? "") || text.trim() === "";
    },
  });
  parser.write(start);
  for (let at = PRESCAN_BYTES; at < body.length && isHead && found === undefined; at += CHUNK_BYTES)
    parser.write(latin1(body, at, at + CHUNK_BYTES));
  return found;
}

function latin1(body: Buffer, start: number, end: number): string {
  return body.toString("latin1", start, end).replaceAll("\0", "");
}

function charsetOfMeta(attributes: Readonly<Record<string, string>>): string | undefined {
  if (attributes["charset"] !== undefined) return attributes["charset"];
  if (attributes["http-equiv"]?.trim().toLowerCase() !== "content-type") return undefined;
  return /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i
    .exec(attributes["content"] ?? "")
    ?.slice(1)
    .find((label) => label !== undefined);
}
