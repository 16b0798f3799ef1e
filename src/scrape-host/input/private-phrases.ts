import {
  hasLetterAndDigit,
  isOpaque,
  isPassphrase,
  isPassword,
  isPlaceholder,
  isPublicAddress,
  isSlug,
  isTopic,
  isWordlike,
} from "./looks-secret.ts";
import { besideIn } from "./private-neighbours.ts";
import { isPublicUnder, type KindOf, type PrivateKind } from "./private-names.ts";
import { withoutEnd } from "../../kernel/without-end.ts";

/** `name: value`, `name=value`, `"name": "value"`, `name => value`. */
const NAMED =
  /(?<![\p{L}\p{N}_.-])([\p{L}\p{N}_.-]{2,40}?)(['"]?)\s{0,4}(:|={1,2}>?|:=|,(?=\s{0,4}["']))(?!\/\/)\s{0,4}(?:[>|][-+]?\s{1,8})?/gu;
/** A variable of an environment, which are called so for what they open: `OPENAI_KEY`. */
const VARIABLE = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*_(?:KEY|SK|PASS|PAT)$/;
const VALUE = /(['"]?)([^\s'"<>]{0,128})/y;
/** What follows a value that is a word of a sentence: `password: 12345 meme`. */
const PROSE = /^['"]?[,.;]?[ \t]{1,4}[\p{L}(]/u;
const MORE_PAIRS = /^['"]?[,;|&]?\s{1,4}['"]?[\p{L}_-]{2,40}['"]?\s{0,2}[:=]/u;
const SCHEME =
  /^(?:bearer|basic|digest|negotiate|token|apikey|hmac)(?=\W|$)|^(?:basic|bearer)(?=[A-Za-z0-9+/=]{8})/i;
const BEARER = /\bbearer\s{1,4}([\w.~+/=-]{8,256})/gi;
const BASIC = /\bbasic\s{1,4}([A-Za-z0-9+/]{6,2000}={0,2})/gi;
const ELEMENT = /<([\p{L}_.:-]{2,40})(?:\s[^<>]{0,100})?>\s{0,8}([^<>\s]{1,256})\s{0,8}<\//gu;
const IS_SECRET =
  /\b(?:password|passwd|passcode|passphrase|pwd|pw|api[ -]?key|secret(?: key)?|(?:access |auth |bearer )?token|kennwort|passwort|contraseña|mot de passe)(?:(?: (?:for|to|of|für|de|pour) [^\n.:;]{1,40}?[^\n:;]{0,30}?)?\s{1,3}(?:is|ist|lautet|es|est|was|è)\s{1,3}|(?<=mot de passe)\s{0,3}[:=]\s{0,3})['"]?(\S{6,128}?)['".!]?(?:$|\s|,)/giu;
const ONE_TIME =
  /\b(?:(?:verification|confirmation|security|login|log-in|sign-in|authentication|auth|one[- ]time|sms|2fa|mfa|access) (?:pass)?code|code de v[ée]rification|c[oó]digo de verificaci[oó]n|bestätigungscode|doğrulama kodu|otp|2fa|mfa code|passcode)\s{0,3}(?:is|:|=|was)\s{0,3}(?:[A-Z]-)?\d(?:[ -]?\d){3,7}(?=$|[\s.,!])|\byour (?:[a-z]{2,20} ){0,4}code(?: is|:) \d{4,8}\b|\b(?:[A-Z]-)?\d{4,8} is your\b[^\n]{0,60}\b(?:code|otp|pin|password)\b|\botp\s{1,3}\d{6}(?=$|[\s.,!])/i;
const USER_AND_PASSWORD =
  /\b(?:user(?:name|id)?|login|log|e-?mail|account|uid)\s{0,3}[:= ]\s{0,3}['"]?([^\s'",;|]{1,100})['"]?\s{0,3}[\s,;|/&]\s{0,3}(?:and\s{1,3})?(?:pass(?:word|wd|wort)?|pwd?|kennwort|contraseña|senha)\s{0,3}([:= ])\s{0,3}['"]?([^\s'",;|]{3,128})/gi;
const BESIDE =
  /(?<![A-Za-z0-9])(?:(?:auth|api|access|bearer)?[ _-]?token|(?:api|access|admin|master|private|signing|server)[ _-]?key|secret|password) (?:[^\s:]{2,64}:)?([^\s:]{16,128})/gi;
const COMMAND =
  /\b(?:curl|wget|https?|httpie|mysql|mysqldump|psql|sshpass|docker|git|aws|gh|heroku|az|ldapsearch|smbclient|openssl|redis-cli|mongosh?)\b/i;
const COMMAND_LOGIN =
  /\s(?:-u|--user|--proxy-user|-U|--auth|-a)[\s=]{0,3}['"]?[^\s:'"]{1,100}:(?!pass(?:word|wd)?\b|pwd\b)[^\s'"]{2,200}/;
const COMMAND_SECRET =
  /\s(?:-b|--cookie)[\s=]{0,3}['"]?[\w.-]{1,100}=[^\s]|\s(?:-x|--proxy|--socks5(?:-hostname)?)[\s=]{0,3}['"]?[\w./:-]{3,200}:\d{2,5}|\bredis-cli\b[^\n]{0,80}\s-a\s{1,3}\S{6}|\bsshpass\s{1,3}-p\s{0,3}\S{3}|\bmysql(?:dump)?\b[^\n]{0,100}\s-p(?!\s|assword|ort)\S{3,100}|\s--?(?:password|passwd|token|api-key|access-token|secret)[\s=]{1,3}(?!stdin\b)['"]?(?=\S{0,60}\d)[^\s'"<$-]{6,200}/;

/** A name beside its value anywhere in a text, or what reads like it; null when the text only talks about it. */
export function namedSecretIn(text: string, kindOf: KindOf): string | null {
  if (hasBearer(text)) return "an access token";
  if (hasBasic(text) || hasLogin(text)) return "a user name and password";
  const found = inPairs(text, kindOf) ?? inElements(text, kindOf);
  if (found !== null) return found;
  if (ONE_TIME.test(text)) return "a one-time code";
  for (const [, value = ""] of text.matchAll(IS_SECRET)) {
    if (isPassword(value) || isOpaque(value)) return "a password or token";
  }
  for (const [, value = ""] of text.matchAll(BESIDE)) {
    if (isOpaque(value) && !isPublicAddress(value)) return "a password or token";
  }
  const beside = besideIn(text, kindOf);
  if (beside !== null) return beside;
  if (!COMMAND.test(text)) return null;
  return COMMAND_LOGIN.test(text) || COMMAND_SECRET.test(text)
    ? "the credentials or proxy of a command"
    : null;
}

function inPairs(text: string, kindOf: KindOf): string | null {
  if (!/[:=,]/.test(text)) return null;
  for (const match of text.matchAll(NAMED)) {
    const [pair, name = "", quote = "", separator = ""] = match;
    // Parameters of links have rules of their own; a part of an id is no name.
    if (separator === "=" && /[?&]/.test(text.charAt(match.index - 1))) continue;
    if (name.length >= 20 && isOpaque(name)) continue;
    const kind =
      kindOf(name) ??
      (/^pass$/i.test(name) ? "a password" : null) ??
      (VARIABLE.test(name) ? "credentials" : kindOfTwo(text, match.index, name, kindOf));
    if (kind === null) continue;
    VALUE.lastIndex = match.index + pair.length;
    const [whole = "", opening = "", value = ""] = VALUE.exec(text) ?? [];
    const rest = text.slice(VALUE.lastIndex, VALUE.lastIndex + 80);
    const isQuoted = opening !== "" || quote !== "";
    if (
      whole === ""
        ? /^\s{0,4}[[{]/.test(rest) && quote !== ""
        : isSecret(kind, {
            separator,
            value,
            rest,
            isQuoted,
            isKey: quote !== "",
            isLine: isQuoted || (/^\s*?(?:\n|$)/.test(rest) && /\n/.test(text)),
            isHeader: /^x-/i.test(name),
            isAuthorization: /authorization$/i.test(name),
            name,
          })
    )
      return kind;
  }
  return null;
}

/** `api key: …`: words that are private only as neighbours. */
function kindOfTwo(text: string, at: number, name: string, kindOf: KindOf): PrivateKind | null {
  const before = /(?:^|[^\p{L}\d])([\p{L}\d]{2,12}) $/u.exec(text.slice(Math.max(0, at - 14), at))?.[1];
  return before === undefined ? null : kindOf(`${before} ${name}`);
}

interface Pair {
  separator: string;
  value: string;
  rest: string;
  isQuoted: boolean;
  /** The name is one of a header of its own, such as `X-Api-Key`. */
  isHeader: boolean;
  /** Nothing follows in its line of several, or it is in quotation marks: a setting, not a search. */
  isLine: boolean;
  name: string;
  /** Its value is a scheme and what it takes. */
  isAuthorization: boolean;
  /** The name was in quotation marks, as in JSON. */
  isKey: boolean;
}

function isSecret(
  kind: PrivateKind,
  { separator, value: raw, rest, isQuoted, isKey, isLine, isHeader, isAuthorization, name }: Pair,
): boolean {
  const value = raw.replace(/&[\w.-]{1,40}=.*$/, "").replace(/[,;.)}\]&].{0,2}$/, "");
  if (isPlaceholder(value)) return false;
  if (!isPassphrase(value) && isPublicUnder(name, kind, value)) return false;
  if (separator === ",") return isOpaque(value) || (kind === "cookies" && /=./.test(value));
  if (isKey && separator === ":") return !/^(?:password|token|cookie|secret)$/i.test(value);
  const scheme =
    SCHEME.exec(value)?.[0] ?? (isAuthorization && /^[a-z][\w-]{2,30}$/i.test(value) ? value : undefined);
  if (scheme !== undefined) {
    const credential =
      value.length > scheme.length
        ? value.slice(scheme.length)
        : (/^\s{1,4}(\S{1,256})/.exec(rest)?.[1] ?? "");
    return (
      credential.length >= 6 &&
      !isPlaceholder(credential) &&
      !(isAuthorization ? isTopic(credential) : isWordlike(credential)) &&
      !/^(?:oauth2|saml2|auth0)$/i.test(credential)
    );
  }
  if (kind === "cookies" && separator === ":")
    return (
      /^(?!\+?(?:samesite|path|domain|expires|max-age)\b)[^=\s]{1,128}=[^=]/i.test(value) ||
      (value.length >= 16 && isOpaque(value))
    );
  if (kind === "a proxy") return /^(?:https?|socks\w{0,2}):|^\S{1,100}:\d{2,5}$/i.test(value);
  if (kind === "a one-time code" && /^\d{4,8}$/.test(value)) return !PROSE.test(rest);
  if (isPassphrase(value, separator === ":" && !isQuoted ? 4 : 3) && !PROSE.test(rest)) return true;
  if (kind === "a password")
    return (
      (isPassword(value) || /^\d{8,}$/.test(value)) &&
      (separator !== ":" || isQuoted || !PROSE.test(rest) || MORE_PAIRS.test(rest))
    );
  if (isOpaque(value) || ((isHeader || isLine) && isPassword(value))) return true;
  return (
    separator !== ":" &&
    value.length >= 6 &&
    hasLetterAndDigit(value) &&
    !/^(?:[a-z]+\d{1,2}|v?\d.*)$/i.test(value)
  );
}

function inElements(text: string, kindOf: KindOf): string | null {
  if (!text.includes("</")) return null;
  for (const [, name = "", value = ""] of text.matchAll(ELEMENT)) {
    const kind = isPlaceholder(value) ? null : kindOf(name);
    if (kind !== null) return kind;
  }
  return null;
}

/** "Bearer" with what no word is; "bearer bonds" and "bearer characteristics" are about something else. */
function hasBearer(text: string): boolean {
  for (const [, value = ""] of text.matchAll(BEARER)) {
    const bare = withoutEnd(value, ".=");
    if (isPlaceholder(bare)) continue;
    if (/[a-z][A-Z]/.test(bare) || !isSlug(bare) || isPassphrase(bare)) return true;
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

/** `login: bob password: x`, and `machine h login bob password hunter2`. */
function hasLogin(text: string): boolean {
  for (const [, user = "", separator = "", value = ""] of text.matchAll(USER_AND_PASSWORD)) {
    if (isPlaceholder(value) || isPlaceholder(user)) continue;
    if (separator === " " ? isPassword(value) : !isWordlike(value) || separator === "=") return true;
  }
  return false;
}
