import { percentDecoded } from "./fold-text.ts";
import {
  hasLetterAndDigit,
  isContractAddress,
  isOpaque,
  isPlaceholder,
  isPublicCode,
  isTopic,
  isWordlike,
} from "./looks-secret.ts";
import { isPublicUnder, type PrivateKind } from "./private-names.ts";
import { isRandomPart, isWayIn, UUID } from "./secret-links.ts";

/** Parameters that are private in a URL, though their names are harmless elsewhere; with `_` between their words or without. */
const ALWAYS = new Set(
  (
    "sig signature hashkey awsaccesskeyid googleaccessid ossaccesskeyid key-pair-id samlresponse samlrequest wresult rlkey " +
    "resourcekey sas hdnea hdnts x-amz-signature x-goog-signature x-oss-signature x-tos-signature x-bce-signature x-obs-signature x-cos-signature"
  ).split(" "),
);
/** The same where the value is made by a machine. */
const WHEN_RANDOM = new Set(
  (
    "key code pass ticket magic magiclink linkkey verify confirm confirmation activation activate reset invite invitation invitecode " +
    "invitationcode invitekey invitationkey join appid license licence licensekey hash secure security signed policy assertion state " +
    "nonce sid login ticketid unlock access refresh st tsig emailkey userkey sharekey viewkey editkey previewkey embedkey oobcode " +
    "wtrealm unsubscribe ukey pin"
  ).split(" "),
);
const SIGN_IN_URL =
  /[/.?](?:callback|cb|oauth2?|login|signin|sign-in|auth|authorize|sso|verify|confirm|reset|activate|redirect)\b|[?&]state=[^&#]{8}/i;

/**
 * What a parameter of a URL carries, or null. `kind` is what its name says; some names are private in URLs only, and
 * some values show that the name means something else (`?sessionId=keynote`).
 */
export function privateParameter(
  name: string,
  encoded: string,
  { kind, url }: { kind: PrivateKind | null; url: string },
): string | null {
  const value = percentDecoded(encoded).replaceAll("+", " ");
  if (isPlaceholder(value)) return null;
  // In a link other names have such values too: `cookie_consent=accepted`.
  if (kind !== null && kind !== "a password" && isTopic(value) && !/^\d+$/.test(value)) return null;
  if (kind !== null) {
    if (isPublicUnder(name, kind, value)) return null;
    const isTalk =
      kind === "session data" && (/^\d{1,6}$/.test(value) || (value.length >= 4 && isWordlike(value)));
    return isTalk || isContractAddress(value) ? null : kind;
  }
  const joined = name.toLowerCase().replaceAll("_", "");
  if (ALWAYS.has(joined)) return /^[01]$/.test(value) || isTopic(value) ? null : "a signature or key";
  if (WHEN_RANDOM.has(joined)) return isKey(joined, value, url) ? "a key or one-time code" : null;
  return !TRACKING.test(name) && (isRandomPart(value) || UUID.test(value)) && isWayIn(url)
    ? "a key or one-time code"
    : null;
}

/** What links carry about where somebody comes from and goes to. */
const TRACKING =
  /(?:id|ref\w{0,10}|aff\w{0,10}|campaign|source|challenge|nonce|cursor|label|hsenc|usg|rut|si|igsh|ei|ved|ust|pp|lp|esv)$|^utm_/i;

function isKey(name: string, value: string, url: string): boolean {
  if (isContractAddress(value)) return false;
  // Among many parameters it is the number of a visitor, which shops of journeys put into every link.
  if (name === "sid") return isOpaque(value) && !/(?:[?&][^?&]{1,200}){3}/.test(url);
  if (name === "hash" || name === "state" || name === "st")
    return isOpaque(value) && /^[\w-]{32}/.test(value);
  if (name === "code" && SIGN_IN_URL.test(url)) return value.length >= 4;
  if (isPublicCode(value) || isWordlike(value) || isTopic(value)) return false;
  if (/^(?:key|code|magic|pass)$/.test(name))
    return (value.length >= 6 && hasLetterAndDigit(value)) || isOpaque(value);
  return value.length >= 8 && isOpaque(value);
}

/** Left of an address in a search: `author:bob@example.com`. */
const QUALIFIER =
  /^(?:mailto|acct|sips?|xmpp|e-?mail|mail|contact|from|to|cc|bcc|by|author|committer|author-email|committer-email|support|info|press|sales|owner|maintainer|npm|pkg|docker|gem|pip)$/i;

/**
 * User names and passwords before a host: in URLs of any scheme and slash, and as `user:password@host`. One pass:
 * each `@` is looked at with what lies between it and the delimiter before it.
 */
export function userInfoIn(text: string): string | null {
  if (!text.includes("@")) return null;
  let start = 0;
  let colon = -1;
  for (const { 0: mark, index: at } of text.matchAll(/[\s\\/?#@"'<>(),=:]/g)) {
    if (mark === ":") {
      colon = at;
      continue;
    }
    if (mark === "@" && at > start) {
      const isAfterSlash = /[\\/]/.test(text.charAt(start - 1));
      const found = isAfterSlash || colon >= start ? atHost(text, start, at) : null;
      if (found !== null) return found;
    }
    start = at + 1;
  }
  return null;
}

function atHost(text: string, start: number, at: number): string | null {
  const user = text.slice(Math.max(start, at - 512), at);
  const host = /^[^\s\\/?#@"'<>(),=]{1,256}/.exec(text.slice(at + 1, at + 257))?.[0] ?? "";
  if (host === "") return null;
  const lead = text.slice(Math.max(0, start - 32), start);
  const hasDot = /[\w-]\.[a-z\d]/i.test(host) || host.startsWith("[");
  if (/[a-z][a-z\d+.-]{1,20}:[\\/]{2,8}$/i.test(lead) || /\bhttps?:[\\/]{0,8}$/i.test(lead))
    return "a URL with a user name or password";
  if (/(?:^|[\s'"=(,])[\\/]{2,8}$/.test(lead) && (hasDot || user.includes(":")))
    return "a URL with a user name or password";
  if (/^https?:[^:]/i.test(user)) return "a URL with a user name or password";
  if (lead !== "" && /[\\/?#@]$/.test(lead)) return null;
  return isLogin(user, host) ? "a user name and password" : null;
}

function isLogin(user: string, host: string): boolean {
  const colon = user.indexOf(":");
  if (colon < 1 || colon === user.length - 1) return false;
  if (!/^(?:[\w-]{1,63}\.)+(?:[a-z]{2,24}|\d{1,3})(?::\d{1,5})?$/i.test(host)) return false;
  if (/^\d{1,2}:\d{2}$/.test(user)) return false;
  return /:\d/.test(host) || !QUALIFIER.test(user.slice(0, colon));
}
