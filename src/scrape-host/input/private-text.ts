import { foldText, percentDecoded } from "./fold-text.ts";
import { hasListedSecret } from "./listed-secrets.ts";
import { inCookieText } from "./private-cookies.ts";
import { namedSecretIn, type KindOf } from "./private-phrases.ts";
import { shapedSecretIn } from "./private-shapes.ts";
import { privateParameter, secretPathIn, userInfoIn } from "./private-urls.ts";
import { randomWordIn } from "./random-words.ts";
import { markedSecretIn } from "./secret-formats.ts";

/** Texts longer than this are refused unread: no public input is that long. UTF-16 units. */
export const MAX_TEXT_LENGTH = 100_000;
/** Layers of percent-encoding that are looked through. */
const MAX_LAYERS = 5;
/** Longest part of a URL around a parameter that tells what the parameter is for. */
const URL_BEFORE = 200;

/** A name of 256 letters may take several times as many when it is percent-encoded. */
const PARAMETER = /[?&;#]([^=&;#?\s]{1,2048})=(?=([^&;#\s]{1,512}))/g;
const PARAMETER_VALUE = /[?&;#][^=&;#?\s]{1,128}=([^&;#\s]{6,4096})/g;
const BASE64 = /(?<![\w+/=-])[A-Za-z0-9+/_-]{20,2048}={0,2}(?![\w+/=-])/g;

/** What a reader of texts may spend, and remembers. */
export interface Reading {
  kindOf: KindOf;
  /** Takes characters from the budget; false when there are none left. */
  spend(characters: number): boolean;
}

/** What private thing a text carries, or null. Linear in its length. */
export function privateThingIn(text: string, reading: Reading): string | null {
  let layer = foldText(text);
  for (let count = 0; count < MAX_LAYERS; count++) {
    if (!reading.spend(layer.length)) return null;
    const found = inLayer(layer, reading.kindOf) ?? inBase64(layer, reading);
    if (found !== null) return found;
    const next = foldText(percentDecoded(layer));
    if (next === layer) return null;
    layer = next;
  }
  return null;
}

function inLayer(text: string, kindOf: KindOf): string | null {
  if (text.length < 6) return null;
  return (
    markedSecretIn(text) ??
    shapedSecretIn(text) ??
    userInfoIn(text) ??
    secretPathIn(text) ??
    inCookieText(text, kindOf) ??
    inParameters(text, kindOf) ??
    namedSecretIn(text, kindOf) ??
    randomWordIn(text) ??
    (hasListedSecret(text) ? "a secret of a known format" : null)
  );
}

/** Query, fragment and path parameters of anything that looks like a link. */
function inParameters(text: string, kindOf: KindOf): string | null {
  for (const match of text.matchAll(PARAMETER)) {
    const [, name = "", value = ""] = match;
    const url = text.slice(Math.max(0, match.index - URL_BEFORE), match.index + URL_BEFORE);
    const what = privateParameter(name, value, { kind: kindOf(name), url });
    if (what !== null) return `${what} in the URL parameter \`${name.slice(0, 64)}\``;
  }
  return null;
}

/** Base64 of printable text is read as that text: `Q29va2llOiBh…` is a cookie header. */
function inBase64(text: string, reading: Reading): string | null {
  for (const [encoded] of text.matchAll(BASE64)) {
    const decoded = Buffer.from(encoded, "base64url").toString("latin1");
    if (!/^[\x20-\x7e\r\n\t]+$/.test(decoded) || !reading.spend(decoded.length)) continue;
    const found = inLayer(decoded, reading.kindOf);
    if (found !== null) return `${found}, encoded in base64`;
  }
  return null;
}

/**
 * The values of all parameters of a link, decoded once, where that changes them: each may be a URL, JSON or a header of
 * its own. What decoding leaves as it is was read with the link.
 */
export function parameterValues(text: string): string[] {
  const values: string[] = [];
  for (const [, value = ""] of text.matchAll(PARAMETER_VALUE)) {
    const decoded = percentDecoded(value.replaceAll("+", " "));
    if (decoded !== value) values.push(decoded);
  }
  return values;
}
