import { collapse } from "./collapse.ts";
import { decodeEntities } from "./entities.ts";
import { htmlToText } from "./html-to-text.ts";

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

/** A text that may be HTML, also with its tags escaped once more, as markup; null for a text without tags. */
export function markupIn(text: string): string | null {
  if (TAG.test(text)) return text;
  if (!text.includes("&lt;")) return null;
  const unescaped = decodeEntities(text);
  return TAG.test(unescaped) ? unescaped : null;
}

/** A text that may be HTML, as plain text with its lines. Null when nothing is left. */
export function plainText(text: string): string | null {
  const markup = markupIn(text);
  const plain =
    markup === null
      ? decodeEntities(text)
          .split(/\r\n|[\n\r\u2028\u2029]/)
          .map(collapse)
          .filter((line) => line !== "")
          .join("\n")
      : htmlToText(markup);
  return plain === "" ? null : plain;
}
