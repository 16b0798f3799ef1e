/** Secrets that have a shape of their own rather than a prefix. Every repetition is bounded, so matching is linear. */
import { classChanges } from "./looks-secret.ts";

/** The literal, in small letters, without which the pattern cannot match; most texts have none of them. */
const SHAPES: readonly (readonly [needs: string, pattern: RegExp, what: string])[] = [
  ["private key", /-{2,5}\s?begin [a-z0-9 ]{0,40}private key/i, "a private key"],
  ["private-lines", /\bprivate-lines: ?\d/i, "a private key"],
  ["putty-user-key", /\bputty-user-key-file-\d/i, "a private key"],
  [
    "",
    /\b(?:private|priv|pk|secret)\b[^\n]{0,20}?\b(?:0x)?[0-9a-f]{64}\b|\b(?:0x)?[0-9a-f]{64}\b[^\n\w]{1,4}(?:is my )?(?:private|secret) key\b/i,
    "a private key",
  ],
  [
    "mi",
    /(?<![\w+/])M[IHC4][A-Za-z0-9+/]{1,6}(?:IBAAK|IBADAN|AgEAM|CAQAw|CAQEE)[A-Za-z0-9+/]{10}/,
    "a private key",
  ],
  ['"kty"', /"[dk]"\s{0,3}:\s{0,3}"[\w-]{20}/, "a private key"],
  ["a3-", /\bA3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-/, "a vault key"],
  ["$", /\$2[abxy]\$\d\d\$[./A-Za-z0-9]{50}/, "a password hash"],
  ["$", /\$(?:apr1|1|5|6|y|argon2(?:id?|d)|pbkdf2[\w-]{0,20}|scrypt)\$[\w./,=+$-]{12}/, "a password hash"],
  ["{", /\{S?SHA(?:256|512)?\}[A-Za-z0-9+/]{20}/, "a password hash"],
  ["re_", /\bre_[A-Za-z0-9]{6,10}_[A-Za-z0-9]{16}/, "an API key"],
  ["ssws", /\bssws\s{1,3}00[\w-]{38,42}/i, "an API key"],
  [":apa91b", /\bAAAA[\w-]{7}:APA91b[\w-]{60}/, "an API key"],
  ["wifi:", /\bwifi:(?:[a-z]:[^;]{0,64};){0,4}p:[^;]/i, "a password"],
  ["", /(?<!\w)[5KL][1-9A-HJ-NP-Za-km-z]{50,51}(?!\w)/, "a private key"],
  ["q~", /(?<![\w.~-])[\w.~-]{3}\dQ~[\w.~-]{31,40}(?![\w.~-])/, "a client secret"],
  ["pat", /(?<!\w)pat[A-Za-z0-9]{14}\.[0-9a-f]{64}/, "an access token"],
  ["amzn.mws.", /\bamzn\.mws\.[0-9a-f]{8}-[0-9a-f]{4}/i, "a cloud access key"],
  ["-us", /\b[0-9a-f]{32}-us\d{1,2}\b/, "an API key"],
  [".", /\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}/, "a bot token"],
  [":", /\b\d{6,12}:(?=[\w-]{0,34}[A-Z])(?=[\w-]{0,34}[a-z])[\w-]{34}/, "a bot token"],
  [":", /\b[0-9a-f]{32}:[0-9a-f]{32}\b/i, "a password hash"],
  ["sock", /\bsocks[45]?[ah]?:[\\/]{1,4}\S/i, "a proxy URL"],
  ["sock", /\bsocks[45][ah]?:[\w.-]{0,100}(?:\.|\w:)\d/i, "a proxy address"],
  ["otpauth", /\botpauth(?:-migration)?:\/\/[^\s]{0,512}?[?&](?:secret|data)=\w/i, "a one-time code"],
  ["", /(?<![\w-])(?=[A-Z]{0,30}\d)[A-Z2-7]{32}(?![\w-])/, "a one-time code"],
  [
    "code",
    /\b(?:backup|recovery|rescue|scratch)[ -]codes?\b\W{1,4}(?=[\w-]{0,12}\d)[a-z\d]{4,10}(?:-[a-z\d]{4,10})?\s/i,
    "a one-time code",
  ],
  ["-", /\b(?:token|kubeconfig)-[\w-]{3,40}:[a-z\d]{54}\b/, "a cluster token"],
  ["::", /\bK10[0-9a-f]{64}::/, "a cluster token"],
  ["v1.0-", /\bv1\.0-[0-9a-f]{24}-[0-9a-f]{40}/, "a cloud token"],
  ["|", /\b\d{13,17}\|[\w-]{26,28}(?![\w-])/, "an access token"],
  [
    "=",
    /\b(?:digest|hawk|aws4-hmac-sha256|hmac-sha\d{1,3}|oauth|sharedaccesssignature)\b[^\n]{0,400}?\b(?:response|signature|mac|sig)="?[\w+/%-]{20}/i,
    "a signed authorization",
  ],
  [
    ":",
    /(?<![^\s"'])(?![0-9a-f]{1,4}:)[\w.*-]{1,100}:(?:\d{2,5}|\*):[\w.*-]{1,64}:[\w.@-]{1,64}:[^\s:]{4}/i,
    "a database password",
  ],
  ["dpp:", /\bdpp:(?:[a-z]:[^;]{0,64};){0,4}k:[^;]{20}/i, "a password"],
  ["\t", /\t(?:TRUE|FALSE)\t[^\t\n]{0,256}\t(?:TRUE|FALSE)\t\d{1,12}\t/, "cookies"],
  [
    "proxy",
    /\bprox(?:y|ies)\b[^\n]{0,24}?(?:\d{1,3}(?:\.\d{1,3}){3}|[\w-]{1,63}\.[a-z]{2,12}|localhost):\d{2,5}\b/i,
    "a proxy address",
  ],
  ["-x ", /\s-x\s{0,3}['"]?[\w./:-]{1,100}:\d{2,5}\b/, "a proxy address"],
  [
    ":",
    /(?:^|[\s,;'"])(?:[a-z\d-]{0,40}\.){0,3}[a-z\d-]{0,40}(?:prox(?:y|ies)|oxylabs|brightdata|luminati|webshare|crawlera|zyte|geonode|iproyal|netnut|soax|packetstream|lum-superproxy)[\w.-]{0,60}:\d{2,5}\b/i,
    "a proxy address",
  ],
  [":", /(?:^|[\s,;'"])\d{1,3}(?:\.\d{1,3}){3}:(?:3128|8118|8888|9050|9150|1080|1081)\b/, "a proxy address"],
  [
    ":",
    /(?:^|[\s,;'"(=])https?:[\\/]{1,4}(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]{2,40}\]):\d{2,5}[\\/]?(?:$|[\s,;'")])/i,
    "a proxy URL",
  ],
  [
    ":",
    /(?:^|[\s,;'"(=])https?:[\\/]{1,4}[\w.-]{1,253}:(?:3128|8118|8888|9050|9150|1080|1081)[\\/]?(?:$|[\s,;'")])/i,
    "a proxy URL",
  ],
  [
    ":",
    /(?<![\w.-])(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,12}):\d{2,5}:[^\s:/]{1,100}:[^\s:]{1,100}/i,
    "a proxy address with credentials",
  ],
  [
    ":",
    /(?<![^\s,;'"])[^\s:/@]{1,64}:[^\s:/@]{1,64}:\d{1,3}(?:\.\d{1,3}){3}:\d{2,5}\b/,
    "a proxy address with credentials",
  ],
];

const ADDRESS_LIST =
  /^\s*(?:\d{1,3}(?:\.\d{1,3}){3}:\d{2,5}[\s,;|]{1,8}){1,1000}\d{1,3}(?:\.\d{1,3}){3}:\d{2,5}\s*$/;
const FORTY = /(?<![\w/+=.:-])[A-Za-z0-9/+]{40}(?![\w/+=.-])/g;
/** Begins only where a run of its letters begins, so that a long run is read once. */
const THREE_PARTS = /(?<![\w-])[\w-]{7,}(?=\.[\w-]{2,}\.)/g;

/** The seed of one-time codes beside its name, in one piece or in groups of four. */
const SEED =
  /\b(?:authenticator|2fa|two[- ]factor|mfa|totp|otp|secret|setup key)\b[^\n]{0,30}?(?<![\w-])([A-Z2-7]{16,64}|(?:[a-z2-7]{4} ){3,15}[a-z2-7]{4}|(?:[A-Z2-7]{4} ){3,15}[A-Z2-7]{4})(?![\w-])/gi;
const GROUPS = /(?<![\w-])(?:(?:[A-Z2-7]{4}[ -]){7}[A-Z2-7]{4}|(?:[a-z2-7]{4}[ -]){7}[a-z2-7]{4})(?![\w-])/g;

/** What secret a text shows by its shape, or null. */
export function shapedSecretIn(text: string): string | null {
  const small = text.toLowerCase();
  for (const [needs, pattern, what] of SHAPES) {
    if (small.includes(needs) && pattern.test(text)) return what;
  }
  if (text.includes(":") && ADDRESS_LIST.test(text)) return "proxy addresses";
  if (hasJwt(text)) return "an access token";
  for (const [, seed = ""] of text.matchAll(SEED)) if (isSeed(seed)) return "the seed of one-time codes";
  for (const [seed] of text.matchAll(GROUPS)) if (isSeed(seed)) return "the seed of one-time codes";
  for (const [run] of text.matchAll(FORTY)) {
    if (/[/+]/.test(run) && /\d/.test(run) && classChanges(run) >= 14) return "a cloud secret key";
  }
  return null;
}

/** Letters of one case with digits, as often as chance has them and words do not. */
function isSeed(text: string): boolean {
  return !(/[a-z]/.test(text) && /[A-Z]/.test(text)) && (text.match(/\d/g)?.length ?? 0) * 12 >= text.length;
}

/** A public link may hold `eyJ….….…` that is no JWT; a JWT names its algorithm in the first part. */
function hasJwt(text: string): boolean {
  if (!text.includes("eyJ")) return false;
  for (const [part] of text.matchAll(THREE_PARTS)) {
    const at = part.indexOf("eyJ");
    if (at < 0) continue;
    const head = Buffer.from(part.slice(at, at + 2000), "base64url").toString("latin1");
    if (/"(?:alg|enc|typ)"\s*:/.test(head)) return true;
  }
  return false;
}
