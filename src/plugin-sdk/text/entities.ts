import { Parser } from "htmlparser2";

const ENTITY = /&(?:#\d{1,8}|#[xX][\da-fA-F]{1,7}|[a-zA-Z][a-zA-Z\d]{1,40});?/g;
const MAX_CACHED = 1000;

const decoded = new Map<string, string>();

/** Text with HTML character references decoded once: `&amp;` is `&`, `&#8378;` is `₺`. Unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.includes("&") ? text.replace(ENTITY, decodeOne) : text;
}

function decodeOne(entity: string): string {
  const known = decoded.get(entity);
  if (known !== undefined) return known;
  let text = "";
  new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true }).end(entity);
  if (decoded.size >= MAX_CACHED) decoded.clear();
  decoded.set(entity, text);
  return text;
}
