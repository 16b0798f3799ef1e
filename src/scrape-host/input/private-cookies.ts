import { isPlaceholder } from "./looks-secret.ts";
import { isPublicUnder, type KindOf } from "./private-names.ts";

const ATTRIBUTE = /;\s*(?:path|domain|expires|max-age|samesite)\s*=|;\s*(?:httponly|secure)\s*(?:;|$)/i;
const PAIR = /^[^\s=,/?]{1,128}(?:=|$)/;

/** A whole text of `name=value` pairs: a Cookie or Set-Cookie header, or a form. */
export function inCookieText(text: string, kindOf: KindOf): string | null {
  if (!text.includes("=")) return null;
  const parts = text.split(/[;&]/).map((part) => part.trim());
  if (parts.at(-1) === "") parts.pop();
  if (!parts[0]?.includes("=") || !parts.every((part) => PAIR.test(part))) return null;
  let longest = 0;
  for (const part of parts) {
    const [name = "", value = ""] = part.split("=", 2);
    const kind =
      isPlaceholder(value) ||
      /^\s|^["']\s/.test(value) ||
      /^(?:(?:null|none|undefined|true|false)\b|\d{1,2}$)/i.test(value)
        ? null
        : kindOf(name);
    if (kind !== null && !isPublicUnder(name, kind, value)) return kind;
    if (!/[\s/]/.test(value)) longest = Math.max(longest, value.length);
  }
  const isCookie = text.includes(";") && (ATTRIBUTE.test(text) || (parts.length > 1 && longest >= 16));
  return isCookie ? "cookies" : null;
}
