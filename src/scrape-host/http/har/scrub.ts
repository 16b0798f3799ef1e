/**
 * Takes secrets and personal data out of recordings. Text in, text out, and running it twice changes nothing: replay
 * scrubs what a plugin asks for in the same way before it compares.
 *
 * Values of credential-like names go wherever they stand: header, query, form, JSON, inline script, HTML attribute.
 * Page cursors (`pageToken`, `continuation_token`) are no secrets and stay, or a replay could not turn the page. Others have stand-ins
 * (issued-values.ts).
 * E-mail addresses go everywhere. IPv6 addresses go where they are written out or compressed around two or more
 * groups. IPv4 addresses look like version numbers (`1.26.32.2`), so they only go next to a word that says that
 * they are addresses: `ip`, `addr`, `client`, `host`, or "for" after "limit exceeded"; and in forwarding headers.
 */
export const REDACTED = "REDACTED";
/** What may stand in a recording for a value: with a mark where an answer gave the value to the plugin (issued-values.ts). */
export const STAND_IN = /REDACTED(?:-[0-9a-f]{12})?/;
const ONLY_STAND_IN = new RegExp(`^${STAND_IN.source}$`);
export const isStandIn = (value: string): boolean => ONLY_STAND_IN.test(value);
/** Says what stands for a value; that of a value that is none any more is itself. */
export type StandIn = (value: string) => string;
const BLOT: StandIn = (value) => (isStandIn(value) ? value : REDACTED);

const EMAIL = "user@example.invalid";
const IPV4 = "192.0.2.1";
const IPV6 = "2001:db8::1";

const DROPPED_HEADERS = new Set([
  "cookie",
  "set-cookie",
  "authorization",
  "proxy-authorization",
  "www-authenticate",
]);
const ADDRESS_HEADER =
  /^(x-(forwarded|client|real|remote|originating|cluster)\b.*|forwarded|true-client-ip|cf-connecting-ip|remote-addr|via)$/i;

const SECRET_NAME =
  /^(?:.*[-_.])?(?:token|secret|password|passwd|pwd|session|sessid|sid|csrf|xsrf|nonce|credential|credentials|apikey|jwt|bearer|auth)$|api[-_]?key|access[-_]?key|private[-_]?key|(?:access|auth|refresh|id|csrf|xsrf|session|bearer|security|api|user)[-_]?token|client[-_]?secret|session[-_]?id|(?:php|j)sessionid|phpsessid/i;
const CURSOR_NAME =
  /(?:page|next|prev|previous|continuation|cursor|sync|start|skip|offset|after|before)[-_]?token$/i;
/** "key" alone is a credential in a query, but a plain word in JSON. */
const QUERY_ONLY_SECRET = /^(?:key|sig|signature|code_verifier)$/i;

/** True when the value under this name is a credential. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(snake(name)) && !CURSOR_NAME.test(name);
}

/** `accessToken` and `X-Access-Token` as `access_token`, `x-access-token`. */
function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1_$2");
}

/** The URL with credential values replaced and without its fragment. */
export function scrubUrl(url: string, standIn = BLOT): string {
  const hash = url.indexOf("#");
  const bare = hash === -1 ? url : url.slice(0, hash);
  const at = bare.indexOf("?");
  if (at === -1) return bare;
  return bare.slice(0, at + 1) + scrubPairs(bare.slice(at + 1), standIn);
}

/** `a=1&b=2`: query strings and form bodies. */
export function scrubPairs(pairs: string, standIn = BLOT): string {
  if (pairs === "") return pairs;
  return pairs
    .split("&")
    .map((pair) => {
      const at = pair.indexOf("=");
      if (at === -1 || at === pair.length - 1) return pair;
      const name = decodePart(pair.slice(0, at));
      const value = decodePart(pair.slice(at + 1));
      if (isSecretName(name) || QUERY_ONLY_SECRET.test(name)) return `${pair.slice(0, at)}=${standIn(value)}`;
      const scrubbed = scrubEmails(value);
      return scrubbed === value ? pair : `${pair.slice(0, at)}=${encodeURIComponent(scrubbed)}`;
    })
    .join("&");
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    // Not percent-encoded UTF-8: judged as it stands.
    return part;
  }
}

/** The header as it may be stored, or null when it may not. */
export function scrubHeader(name: string, value: string, standIn = BLOT): string | null {
  if (DROPPED_HEADERS.has(name.toLowerCase())) return null;
  if (isSecretName(name)) return standIn(value);
  if (ADDRESS_HEADER.test(name)) return scrubIpv6(value.replace(ANY_IPV4, IPV4));
  if (/^(location|referer|content-location|link)$/i.test(name)) {
    const scrubbed = value.replace(/\?[^\s>#"]*/g, (query) => `?${scrubPairs(query.slice(1), standIn)}`);
    return scrubText(scrubbed, standIn);
  }
  return scrubText(value, standIn);
}

const ANY_IPV4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
const JSON_STRING = /"([\w.$-]{1,64})"(\s{0,8}:\s{0,8})("[^"\\]*(?:\\.[^"\\]*)*")/g;
const JSON_NUMBER = /"([\w.$-]{1,64})"(\s{0,8}:\s{0,8})-?\d[\d.eE+-]*/g;
const ESCAPED_JSON_STRING = /\\"([\w.$-]{1,64})\\"(\s{0,8}:\s{0,8})\\"([^"\\]*)\\"/g;
const SCRIPT_STRING = /([\w$-]{3,64})(\s{0,4}[:=]\s{0,4})(["'])([^"'\\\s<>]{6,})\3/g;
const HTML_TAG = /<(?:input|meta)\b[^<>]{1,2000}>/gi;
const QUERY_IN_TEXT = /([?&]|&amp;|\\u0026)([\w.-]{1,64})=([^&\s"'<>\\#]+)/g;
const BEARER = /\b(bearer|basic)\s+([\w.~+/=-]{12,})/gi;
const EMAIL_ADDRESS =
  /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}(?!(?:png|jpe?g|gif|webp|svg|avif|ico|m?js|css|html?)\b)[a-z]{2,24}\b/gi;
const IPV4_IN_CONTEXT =
  /((?:\bip|_ip|[a-z]Ip|\bip_?v4|addr|address|\bclient|remote_?host|exceeded for)["'\\]{0,4}(?:\s{0,4}[:=(]\s{0,4}|\s(?:is\s)?)["'\\]{0,4})\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)/gi;
const FULL_IPV6 = /(?<![\w:])(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\w:])/gi;
/** Two groups before the `::`, or one that starts like a global or link-local address: not CSS, not C++. */
const SHORT_IPV6 =
  /(?<![\w:])(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){1,5}|[23][0-9a-f]{3}|fe80)::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,5})?(?![\w:])/gi;

/** Text of any kind: JSON, HTML, script, plain. Keeps everything but the values. */
export function scrubText(text: string, standIn = BLOT): string {
  const out = text
    .replace(JSON_STRING, (whole, name: string, colon: string, value: string) =>
      isSecretName(name) && value !== '""' ? `"${name}"${colon}"${standIn(unescaped(value))}"` : whole,
    )
    .replace(JSON_NUMBER, (whole, name: string, colon: string) =>
      isSecretName(name) ? `"${name}"${colon}0` : whole,
    )
    .replace(ESCAPED_JSON_STRING, (whole, name: string, colon: string, value: string) =>
      isSecretName(name) ? `\\"${name}\\"${colon}\\"${standIn(value)}\\"` : whole,
    )
    .replace(SCRIPT_STRING, (whole, name: string, between: string, quote: string, value: string) =>
      isSecretName(name) ? `${name}${between}${quote}${standIn(value)}${quote}` : whole,
    )
    .replace(HTML_TAG, (tag) => scrubTag(tag, standIn))
    .replace(QUERY_IN_TEXT, (whole, lead: string, name: string, value: string) =>
      isSecretName(name) ? `${lead}${name}=${standIn(decodePart(value))}` : whole,
    )
    .replace(BEARER, (_whole, scheme: string, value: string) => `${scheme} ${standIn(value)}`)
    .replace(IPV4_IN_CONTEXT, `$1${IPV4}`);
  return scrubIpv6(scrubEmails(out));
}

/** A JSON string as the plugin reads it. */
function unescaped(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    // A script's own escapes: judged as it stands.
    return literal.slice(1, -1);
  }
}

/** `<input name="csrf_token" value="…">` and `<meta name="csrf-token" content="…">`. */
function scrubTag(tag: string, standIn: StandIn): string {
  const name = /\b(?:name|id)\s*=\s*["']?([\w.:-]+)/i.exec(tag)?.[1];
  if (name === undefined || !isSecretName(name)) return tag;
  return tag.replace(
    /\b(value|content)(\s*=\s*)(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/i,
    (_whole, key: string, equals: string, ...[double, single, bare]: (string | undefined)[]) =>
      `${key}${equals}"${standIn(double ?? single ?? bare ?? "")}"`,
  );
}

function scrubEmails(text: string): string {
  return text.includes("@") ? text.replace(EMAIL_ADDRESS, EMAIL) : text;
}

function scrubIpv6(text: string): string {
  return text.replace(FULL_IPV6, IPV6).replace(SHORT_IPV6, IPV6);
}

/** Replaces literal values, such as the operator's own credentials where a source echoes them. */
export function scrubLiterals(text: string, literals: readonly string[]): string {
  return literals.reduce(
    (out, literal) => (literal.length < 4 ? out : out.replaceAll(literal, REDACTED)),
    text,
  );
}
