import { Parser } from "htmlparser2";

const ENTITY = /&(?:#\d{1,8}|#[xX][\da-fA-F]{1,7}|[a-zA-Z][a-zA-Z\d]{1,40});?/y;
const MAX_CACHED = 1000;
/** The longest named reference has 33 characters; whatever is longer is none. */
const MAX_ENTITY_CHARACTERS = 48;

const decoded = new Map<string, string>();

/** Text with HTML character references decoded once: `&amp;` is `&`, `&#8378;` is `₺`. Unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  let decodedText = "";
  let done = 0;
  let semicolon = 0;
  // From one & to the next: most text has few, and looking for a character is much faster than matching a pattern.
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at)) {
    if (semicolon !== -1 && semicolon < at) semicolon = text.indexOf(";", at);
    // One that was met before needs no pattern.
    const isShort = semicolon !== -1 && semicolon - at < MAX_ENTITY_CHARACTERS;
    let entity = isShort ? text.slice(at, semicolon + 1) : "";
    let meaning = decoded.get(entity);
    if (meaning === undefined) {
      ENTITY.lastIndex = at;
      entity = ENTITY.exec(text)?.[0] ?? "";
      if (entity === "") {
        at += 1;
        continue;
      }
      meaning = decodeEntity(entity);
    }
    decodedText += text.slice(done, at) + meaning;
    at += entity.length;
    done = at;
  }
  return done === 0 ? text : decodedText + text.slice(done);
}

/** What one character reference stands for: `&amp;` is `&`. An unknown one stays as it is. */
export function decodeEntity(entity: string): string {
  if (entity.length > MAX_ENTITY_CHARACTERS) return entity;
  const known = decoded.get(entity);
  if (known !== undefined) return known;
  let text = "";
  new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true }).end(entity);
  if (decoded.size >= MAX_CACHED) decoded.clear();
  decoded.set(entity, text);
  return text;
}
