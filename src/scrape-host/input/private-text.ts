import { foldText, percentDecoded, unescaped } from "./fold-text.ts";
import { hasListedSecret } from "./listed-secrets.ts";
import { isPassphrase, isStrongPassword } from "./looks-secret.ts";
import { inCookieText } from "./private-cookies.ts";
import type { KindOf } from "./private-names.ts";
import { namedSecretIn } from "./private-phrases.ts";
import { shapedSecretIn } from "./private-shapes.ts";
import { inTable } from "./private-tables.ts";
import { privateParameter, userInfoIn } from "./private-urls.ts";
import { randomWordIn } from "./random-words.ts";
import { hasRecoveryPhrase } from "./recovery-phrases.ts";
import { markedSecretIn } from "./secret-formats.ts";
import { secretLinkIn } from "./secret-links.ts";

/** Texts longer than this are refused unread: no public input is that long. UTF-16 units. */
export const MAX_TEXT_LENGTH = 100_000;
/** Layers of percent-encoding that are looked through. */
const MAX_LAYERS = 5;
/** Longest part of a URL around a parameter that tells what the parameter is for. */
const URL_BEFORE = 200;

/** A name of 256 letters may take several times as many when it is percent-encoded. */
const PARAMETER = /[?&;#]([^=&;#?\s]{1,2048})=(?=([^&;#\s]{1,512}))/g;
const PARAMETER_VALUE = /[?&;#][^=&;#?\s]{1,128}=([^&;#\s]{6,4096})/g;
const ENCODED = /(?<![\w+/-])[A-Za-z0-9+/_-]{20,2048}={0,2}(?![\w+/=-])/g;

/** Encodings within encodings that are looked through. */
const MAX_ENCODED = 2;

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
    const found = inLayer(layer, reading.kindOf) ?? inEncoded(layer, reading);
    if (found !== null) return found;
    const next = foldText(unescaped(percentDecoded(layer)));
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
    secretLinkIn(text) ??
    inCookieText(text, kindOf) ??
    inParameters(text, kindOf) ??
    inTable(text, kindOf) ??
    namedSecretIn(text, kindOf) ??
    randomWordIn(text) ??
    (hasRecoveryPhrase(text) ? "a recovery phrase" : null) ??
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

/** Base64 or hexadecimal of printable text is read as that text: `Q29va2llOiBh…` is a cookie header. */
function inEncoded(text: string, reading: Reading, depth = 1): string | null {
  for (const [encoded] of text.matchAll(ENCODED)) {
    const isHex = /^(?:[0-9a-f]{2})+$/i.test(encoded);
    const decoded = Buffer.from(encoded, isHex ? "hex" : "base64url").toString("latin1");
    if (!/^[\x20-\x7e\r\n\t]+$/.test(decoded) || !reading.spend(decoded.length)) continue;
    const found =
      inLayer(decoded, reading.kindOf) ??
      (isLogin(decoded) ? "a user name and password" : null) ??
      (depth < MAX_ENCODED ? inEncoded(decoded, reading, depth + 1) : null);
    if (found !== null) return `${found}, encoded`;
  }
  return null;
}

/** `user:password`, as the header of basic authentication has it. */
function isLogin(text: string): boolean {
  const password = /^[\w.@+-]{2,64}:(\S{6,128})$/.exec(text)?.[1] ?? "";
  return isStrongPassword(password) || isPassphrase(password);
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
