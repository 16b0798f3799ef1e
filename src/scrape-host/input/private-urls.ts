import {
  hasLetterAndDigit,
  isContractAddress,
  isOpaque,
  isPlaceholder,
  isPublicCode,
  isWordlike,
} from "./looks-secret.ts";
import type { PrivateKind } from "./private-names.ts";

/** Addresses whose path alone lets anybody post, read or sign in. Matched against text from the host on. */
const SECRET_PATHS: readonly (readonly [RegExp, string])[] = [
  [/\bhooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/\w/i, "a webhook URL"],
  [/\bdiscord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d/i, "a webhook URL"],
  [/\b(?:outlook\.office(?:365)?|[\w-]{1,63}\.webhook\.office)\.com\/webhook/i, "a webhook URL"],
  [/\bhooks\.(?:zapier|airtable)\.com\/\w/i, "a webhook URL"],
  [/\bhook\.[\w.]{0,40}(?:make|integromat)\.com\/\w/i, "a webhook URL"],
  [/\bmaker\.ifttt\.com\/(?:trigger|use)\//i, "a webhook URL"],
  [/\b(?:open\.feishu\.cn|open\.larksuite\.com)\/open-apis\/bot\//i, "a webhook URL"],
  [/\b(?:oapi\.dingtalk\.com\/robot\/send|qyapi\.weixin\.qq\.com\/cgi-bin\/webhook)/i, "a webhook URL"],
  [/\b(?:hc-ping\.com|webhook\.site|events\.pagerduty\.com\/integration)\/[0-9a-f]{6}/i, "a webhook URL"],
  [
    /\bhooks?\.[\w.-]{1,100}\.[a-z]{2,10}\/(?:[\w-]{1,40}\/){0,6}(?=[\w-]{0,60}\d)[\w-]{8,60}/i,
    "a webhook URL",
  ],
  [
    /\/(?:web)?hooks?\/(?:[\w-]{1,40}\/){0,4}(?=[\w-]{0,60}\d)(?=[\w-]{0,60}[a-z])[a-z0-9]{16,60}/i,
    "a webhook URL",
  ],
  [/\/webhook\/[0-9a-f]{8}-[0-9a-f]{4}-/i, "a webhook URL"],
  [/\bapi\.telegram\.org\/(?:file\/)?bot\d{5,12}:/i, "a bot token"],
  [/\/private-[0-9a-f]{20,40}\//i, "a private calendar URL"],
];

/** After one of these a random path segment is the key to an account. */
const SIGN_IN_PATH =
  /\/(?:token|tokens|reset|reset[-_]?password|password[-_]?reset|verify|verification|verify[-_]?email|confirm|confirmation|activate|activation|magic|magic[-_]?link|login|signin|auth|invite|invitation|session|sessions|sso|unsubscribe)\/([\w.~%+=-]{16,512})/gi;
const CHAIN_HOST = /\b[\w-]{0,40}(?:scan|coin|dex|swap|nft|chain|token)[\w-]{0,40}\.[a-z]{2,12}\//i;

/** `…/token/<commit>/README.md`: a repository may be called like a way in. */
function isCommit(segment: string, url: string): boolean {
  return /^[0-9a-f]{40}$/.test(segment) && /\b(?:github|gitlab|bitbucket|codeberg)/i.test(url);
}

/** Parameters that are private in a URL, though their names are harmless elsewhere. The value decides for some. */
const ALWAYS =
  /^(?:sig|signature|hmac|hash_key|x-(?:amz|goog|oss|tos|bce|obs|cos)-(?:signature|credential|security-token)|awsaccesskeyid|googleaccessid|ossaccesskeyid|key-pair-id|samlresponse|samlrequest|oauth_verifier|wresult|rlkey|resourcekey|authkey|auth_key|accesskey|sas|hdnea|hdnts|__token__|_authtoken|jwt|pw|passkey|user_?pass)$/i;
const WHEN_RANDOM =
  /^(?:key|code|pass|ticket|magic|magic_?link|link_?key|verify|confirm|confirmation|activation|activate|reset|invite|invitation|invite_?code|join|appid|app_?id|app_?key|client_?key|license|licence|license_?key|hash|secure|security|signed|policy|assertion|state|nonce|sid|s_?id|login|ticket_?id|unlock|access|refresh|credential|st|t_?sig|email_?key|user_?key|share_?key|view_?key|edit_?key|preview_?key|embed_?key|cdn_?token|oob_?code|wtrealm|unsubscribe|u_?key|pin)$/i;
const SIGN_IN_URL =
  /[/.?](?:callback|cb|oauth2?|login|signin|sign-in|auth|authorize|sso|verify|confirm|reset|activate|redirect)\b|[?&]state=/i;

/**
 * What a parameter of a URL carries, or null. `kind` is what its name says; some names are private in URLs only, and
 * some values show that the name means something else (`?sessionId=keynote`).
 */
export function privateParameter(
  name: string,
  value: string,
  { kind, url }: { kind: PrivateKind | null; url: string },
): string | null {
  if (isPlaceholder(value)) return null;
  if (kind !== null) {
    const isTalk = kind === "session data" && value.length >= 4 && isWordlike(value);
    return isTalk || isContractAddress(value) ? null : kind;
  }
  if (ALWAYS.test(name)) return /^[01]$/.test(value) ? null : "a signature or key";
  if (!WHEN_RANDOM.test(name)) return null;
  return isKey(name.toLowerCase(), value, url) ? "a key or one-time code" : null;
}

function isKey(name: string, value: string, url: string): boolean {
  if (isContractAddress(value)) return false;
  if (name === "sid") return isOpaque(value);
  if (name === "hash" || name === "state" || name === "st")
    return isOpaque(value) && /^[\w-]{32}/.test(value);
  if (name === "code" && SIGN_IN_URL.test(url)) return value.length >= 4;
  if (isPublicCode(value) || isWordlike(value)) return false;
  if (/^(?:key|code|magic|pass)$/.test(name))
    return (value.length >= 6 && hasLetterAndDigit(value)) || isOpaque(value);
  return value.length >= 8 && isOpaque(value);
}

/** A URL whose path is a secret, or null. */
export function secretPathIn(text: string): string | null {
  if (!text.includes("/")) return null;
  const found = SECRET_PATHS.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  for (const [, segment = ""] of text.matchAll(SIGN_IN_PATH)) {
    if (!/^0x/i.test(segment) && isOpaque(segment) && !CHAIN_HOST.test(text) && !isCommit(segment, text))
      return "a token in its path";
  }
  return null;
}

/** Left of an address in a search: `author:bob@example.com`. */
const QUALIFIER =
  /^(?:mailto|acct|sips?|xmpp|e-?mail|mail|contact|from|to|cc|bcc|by|author|committer|author-email|committer-email|support|info|press|sales|owner|maintainer|npm|pkg|docker|gem|pip)$/i;
const MAIL_PASSWORD = /^["'(]?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}[:|;,]([^\s/@]{4,128})$/;

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
      // Neither a URL nor `user:password`; an address with a password after it has its colon further on.
      const mayBeOne =
        isAfterSlash || colon >= start || /^[\w.-]{1,255}[:|;]/.test(text.slice(at + 1, at + 257));
      const found = mayBeOne ? atHost(text, start, at) : null;
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
  const mail = MAIL_PASSWORD.exec(`${user}@${host}`);
  if (mail && user !== "git" && !/^\d{1,5}$/.test(mail[1] ?? ""))
    return hasLetterAndDigit(mail[1] ?? "") || host.includes(":");
  const colon = user.indexOf(":");
  if (colon < 1 || colon === user.length - 1) return false;
  if (!/^(?:[\w-]{1,63}\.)+(?:[a-z]{2,24}|\d{1,3})(?::\d{1,5})?$/i.test(host)) return false;
  if (/^\d{1,2}:\d{2}$/.test(user)) return false;
  return /:\d/.test(host) || !QUALIFIER.test(user.slice(0, colon));
}
