import { foldText, percentDecoded } from "./fold-text.ts";
import { privateKindOf } from "./private-names.ts";

/** Texts longer than this are refused unread: no public input is that long. UTF-16 units. */
export const MAX_TEXT_LENGTH = 100_000;

/** Shapes that are credentials wherever they stand. Every repetition is bounded, so matching stays linear. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gh[opusr]_[A-Za-z0-9]{20,255}|github_pat_\w{20,255}|glpat-[\w-]{16,64})/, "a code host token"],
  [/\b(?:AKIA|ASIA|AROA)[0-9A-Z]{16}\b/, "a cloud access key"],
  [
    /\bsk-(?:proj-|ant-|svcacct-|or-v1-)?(?=[\w-]{0,60}\d)(?=[\w-]{0,60}[A-Za-z])[A-Za-z0-9_]{20,200}/,
    "an API key",
  ],
  [/\bsk-(?:proj|ant|svcacct|or-v1|admin)-[\w-]{16,200}/, "an API key"],
  [/\b[rs]k_(?:live|test)_[A-Za-z0-9]{10,200}/, "an API key"],
  [/\b(?:xox[abeoprs]|xapp)-[\w-]{10,250}/, "a chat token"],
  [/\bAIza[\w-]{35}/, "an API key"],
  [/\bya29\.[\w-]{20,250}/, "an access token"],
  [/\bGOCSPX-[\w-]{20,64}/, "a client secret"],
  [
    /\b(?:npm_[A-Za-z0-9]{30,64}|pypi-[\w-]{40,250}|hf_[A-Za-z0-9]{30,64}|dop_v1_[0-9a-f]{40,64})/,
    "a registry token",
  ],
  [/\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/, "a shop token"],
  [/\bSG\.[\w-]{16,64}\.[\w-]{16,64}/, "an API key"],
  [/\b\d{8,10}:[A-Za-z0-9_-]{35}\b/, "a bot token"],
  [/-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/, "a private key"],
  [/\bsocks[45][ah]?:[\\/]{0,4}\S/i, "a proxy URL"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}:\d{2,5}:[^\s:]{1,100}:[^\s:]{1,100}/, "a proxy address with credentials"],
  [
    /(?:\b[a-z][a-z0-9+.-]{1,20}:|^|[\s'"=(,])[\\/]{2,8}[^\s\\/?#]{1,512}@[^\s\\/?#@]/i,
    "a URL with a user name or password",
  ],
  [/\bhttps?:[\\/]{0,8}[^\s\\/?#]{1,512}@[^\s\\/?#@]/i, "a URL with a user name or password"],
  [
    /^\s*(?!mailto:|acct:)[^\s:@\\/]{1,100}:[^\s:@\\/]{1,200}@[\w.-]{1,253}(?::\d{1,5})?\/?\s*$/i,
    "a user name and password",
  ],
];

const JWT = /\beyJ[\w-]{4,2000}(?=\.[\w-]{2,8000}\.)/g;
const BEARER = /\b(?:[Bb]earer|BEARER)\s{1,4}(?=[\w.~+/=-]{0,200}(?:\d|[a-z][A-Z]))[\w.~+/=-]{8,8000}/;
const BASIC = /\bbasic\s{1,4}([A-Za-z0-9+/]{6,2000}={0,2})/gi;
const COOKIE_ATTRIBUTE =
  /;\s*(?:path|domain|expires|max-age|samesite)\s*=|;\s*(?:httponly|secure)\s*(?:;|$)/i;
const PAIR = /^[^\s=,/?]{1,128}(?:=|$)/;
/** A name of 256 letters may take several times as many when it is percent-encoded. */
const PARAMETER = /[?&;#]([^=&;#?\s]{1,2048})=(?=[^&;#\s])/g;
const PARAMETER_VALUE = /[?&;#][^=&;#?\s]{1,128}=([^&;#\s]{6,4096})/g;
const NAMED =
  /(?<![\p{L}\p{N}_.-])([\p{L}\p{N}_.-]{3,40})['"]?\s{0,4}([:=])\s{0,4}(?=['"]?([^\s'"]{1,512})(\s{1,4}[^\s'"]{1,512})?)/gu;
const SCHEMES = /^(?:bearer|basic|digest|negotiate|token|apikey)$/i;

/** What private thing a text carries, or null. Looks through up to four layers of percent-encoding. */
export function privateThingIn(text: string): string | null {
  let layer = foldText(text);
  for (let decoded = 0; decoded < 4; decoded++) {
    const found = inLayer(layer);
    if (found !== null) return found;
    const next = foldText(percentDecoded(layer));
    if (next === layer) return null;
    layer = next;
  }
  return inLayer(layer);
}

function inLayer(text: string): string | null {
  if (text.length < 6) return null;
  for (const [shape, what] of SHAPES) if (shape.test(text)) return what;
  if (BEARER.test(text) || hasJwt(text)) return "an access token";
  if (hasBasic(text)) return "a user name and password";
  return inCookieText(text) ?? inParameters(text) ?? inNamedValues(text);
}

/** A public link may hold `eyJ….….…` that is no JWT; a JWT names its algorithm in the first part. */
function hasJwt(text: string): boolean {
  if (!text.includes("eyJ")) return false;
  for (const [head] of text.matchAll(JWT)) {
    if (/"(?:alg|enc|typ)"\s*:/.test(Buffer.from(head, "base64url").toString("latin1"))) return true;
  }
  return false;
}

/** `Basic` credentials decode to `user:password`; the words "basic training" do not. */
function hasBasic(text: string): boolean {
  for (const [, encoded = ""] of text.matchAll(BASIC)) {
    if (/^[\x20-\x7e]*:[\x20-\x7e]*$/.test(Buffer.from(encoded, "base64").toString("latin1"))) return true;
  }
  return false;
}

/** A whole text of `name=value` pairs: a Cookie or Set-Cookie header, or a form. */
function inCookieText(text: string): string | null {
  if (!text.includes("=")) return null;
  const parts = text.split(/[;&]/).map((part) => part.trim());
  if (parts.at(-1) === "") parts.pop();
  if (!parts[0]?.includes("=") || !parts.every((part) => PAIR.test(part))) return null;
  let longest = 0;
  for (const part of parts) {
    const [name = "", value = ""] = part.split("=", 2);
    const kind = value === "" ? null : privateKindOf(name);
    if (kind !== null) return kind;
    if (!/[\s/]/.test(value)) longest = Math.max(longest, value.length);
  }
  const isCookie = text.includes(";") && (COOKIE_ATTRIBUTE.test(text) || (parts.length > 1 && longest >= 16));
  return isCookie ? "cookies" : null;
}

/** Query, fragment and path parameters of anything that looks like a link. */
function inParameters(text: string): string | null {
  for (const [, name = ""] of text.matchAll(PARAMETER)) {
    const kind = privateKindOf(name);
    if (kind !== null) return `${kind} in the URL parameter \`${name.slice(0, 64)}\``;
  }
  return null;
}

/** Header lines, `password: hunter2`, `curl -H 'Cookie: a=b'`; but not "cookie: a recipe". */
function inNamedValues(text: string): string | null {
  if (!/[:=]/.test(text)) return null;
  for (const [, name = "", separator, value = "", next = ""] of text.matchAll(NAMED)) {
    const looksLikeOne =
      isOpaque(value) ||
      (separator === ":" && /^[^=]+=[^=]/.test(value)) ||
      (SCHEMES.test(value) && isOpaque(next.trim()));
    if (!looksLikeOne) continue;
    const kind = privateKindOf(name);
    if (kind !== null) return kind;
  }
  return null;
}

/** Letters mixed with digits, or very long: chosen by a machine or as a password, not a word. */
function isOpaque(value: string): boolean {
  return (value.length >= 6 && /\d/.test(value) && /[A-Za-z]/.test(value)) || value.length >= 32;
}

/** The values of all parameters of a link, decoded once: each may be a URL, JSON or a header of its own. */
export function parameterValues(text: string): string[] {
  return Array.from(text.matchAll(PARAMETER_VALUE), ([, value = ""]) =>
    percentDecoded(value.replaceAll("+", " ")),
  );
}
