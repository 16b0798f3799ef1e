/** Links whose path lets people in, or holds what is shared with whoever has it. */
import { classChanges, hasLetterAndDigit, isOpaque, isPublicAddress, isSlug } from "./looks-secret.ts";

/** Addresses whose path alone lets anybody post, read or sign in, and that the rules below do not know by their words. */
const SECRET_PATHS: readonly (readonly [RegExp, string])[] = [
  [/\bdiscord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d/i, "a webhook URL"],
  [/\b(?:outlook\.office(?:365)?|[\w-]{1,63}\.webhook\.office)\.com\/webhook/i, "a webhook URL"],
  [/\bhooks\.(?:zapier|airtable)\.com\/\w/i, "a webhook URL"],
  [/\bmaker\.ifttt\.com\/(?:trigger|use)\//i, "a webhook URL"],
  [/\b(?:open\.feishu\.cn|open\.larksuite\.com)\/open-apis\/bot\//i, "a webhook URL"],
  [/\b(?:hc-ping\.com|webhook\.site|events\.pagerduty\.com\/integration)\/[0-9a-f]{6}/i, "a webhook URL"],
  [
    /\bhooks?\.[\w.-]{1,100}\.[a-z]{2,10}\/(?:[\w-]{1,40}\/){0,6}(?=[\w-]{0,60}\d)[\w-]{8,60}/i,
    "a webhook URL",
  ],
  [
    /\/(?:web)?hooks?\/(?:[\w-]{1,40}\/){0,4}(?=[\w-]{0,60}\d)(?=[\w-]{0,60}[a-z])[a-z0-9]{16,60}(?![\w./])/i,
    "a webhook URL",
  ],
  [/\/webhook\/[0-9a-f]{8}-[0-9a-f]{4}-/i, "a webhook URL"],
  [/\bapi\.telegram\.org\/(?:file\/)?bot\d{5,12}:/i, "a bot token"],
  [/\b(?:chat\.whatsapp\.com|t\.me\/joinchat|t\.me)\/(?:\+[\w-]{12}|[A-Za-z0-9]{22}\b)/, "an invitation"],
  [/\bmeetup-join\/\w/i, "an invitation"],
  [/\/(?:file|folder|download|send|d)\/[^#\s]{0,80}#[\w/-]{22}/, "a link with its key"],
  [/\?[0-9a-f]{16}#[A-Za-z0-9]{40}/, "a link with its key"],
  [/\bwetransfer\.com\/downloads\/[0-9a-f]{20}/i, "a shared link"],
  [/\b(?:dropbox\.com\/sh|1drv\.ms|sharepoint\.com\/:\w:)\/[\w/!.-]{0,100}[\w-]{15}/i, "a shared link"],
  [
    /\b(?:cloud|nextcloud|files|drive)\.[\w.-]{1,100}\/(?:index\.php\/)?s\/[A-Za-z0-9]{15}\b/,
    "a shared link",
  ],
];

/** What a link is for, as one of the words of a part of its path: `/accounts/password_reset/…`, `/shared_invite/…`. */
const WAY_IN = new Set(
  (
    "reset resets password passwords passwort verify verification confirm confirmation activate activation magic " +
    "login autologin signin auth passwordless invite invites invitation invitations join joinchat accept register signup recover " +
    "recovery forgot unsubscribe sso ical ics caldav"
  ).split(" "),
);
/** What is read and shared by whoever has the link. */
const SHARED = new Set("share shared calendar rss".split(" "));
/** The same, where the part of the path says nothing else. */
const WHOLE = new Set("token tokens session sessions link secret private feed feeds published".split(" "));
const PATH_PART = /\/([^/\s?#"'<>&|]{1,512})/g;
const FILE_OF_PROGRAM = /\.(?:[cm]?js|css|map|png|jpe?g|webp|avif|gif|svg|ico|woff2?|mp4|pdf|md|html?)$/i;
const FEED_END = /\.(?:ics|rss|xml|atom|json)$/i;
const CHAIN_HOST = /\b[\w-]{0,40}(?:scan|coin|dex|swap|nft|chain|token)[\w-]{0,40}\.[a-z]{2,12}\//i;
/** Parts that may stand between the word and the key: `/invite/b/…`, `/reset/confirm/MQ/…`. */
const PARTS_BETWEEN = 2;

/** `…/token/<commit>/README.md`: a repository may be called like a way in. */
function isCommit(segment: string, url: string): boolean {
  return /^[0-9a-f]{40}$/.test(segment) && /\b(?:github|gitlab|bitbucket|codeberg|huggingface)/i.test(url);
}

/** A URL whose path is a secret, or null. */
export function secretLinkIn(text: string): string | null {
  if (!text.includes("/")) return null;
  const found = SECRET_PATHS.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  let end = -1;
  let sinceWayIn = Infinity;
  let sinceShared = Infinity;
  for (const { 0: whole, 1: part = "", index } of text.matchAll(PATH_PART)) {
    if (index !== end) sinceWayIn = sinceShared = Infinity;
    end = index + whole.length;
    const segment = part.replace(FEED_END, "");
    const isKey =
      (sinceWayIn === 0 && isKeyOfDoor(segment)) ||
      (sinceWayIn <= PARTS_BETWEEN && isRandomPart(segment)) ||
      (sinceShared <= (part === segment ? 0 : PARTS_BETWEEN) &&
        segment.length >= 20 &&
        isRandomPart(segment));
    const isPublic = FILE_OF_PROGRAM.test(part) || /^0x/i.test(part) || isPublicAddress(part);
    if (isKey && !isPublic && !isCommit(segment, text) && !CHAIN_HOST.test(text) && !isAsset(text, end))
      return "a key in its path";
    const words = wordsOf(part);
    sinceWayIn = WHOLE.has(part) || words.some((word) => WAY_IN.has(word)) ? 0 : sinceWayIn + 1;
    sinceShared = words.some((word) => SHARED.has(word)) ? 0 : sinceShared + 1;
  }
  return null;
}

/** Right behind the word a shorter key counts, and a UUID. */
function isKeyOfDoor(segment: string): boolean {
  if (segment.length < 10 || !PURE.test(segment) || !hasLetterAndDigit(segment)) return false;
  return segment.length >= 16
    ? isOpaque(segment)
    : /[a-z]/.test(segment) && /[A-Z]/.test(segment) && classChanges(segment) * 3 >= segment.length;
}

export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const PURE = /^[\w=~-]+$/;

function wordsOf(part: string): string[] {
  return part.toLowerCase().replace("sign-in", "signin").replace("sign-up", "signup").split(/[-_]/);
}

/** Made by a machine, and no id of a page: letters of both cases with digits, or a long hexadecimal number. */
export function isRandomPart(value: string): boolean {
  if (
    value.length < 16 ||
    !PURE.test(value) ||
    UUID.test(value) ||
    isSlug(value) ||
    !hasLetterAndDigit(value)
  )
    return false;
  if (/^(?:[\da-z]{2,8}-)?[0-9a-f]{20,}$/i.test(value)) return true;
  const isMixed = /[a-z]/.test(value) && /[A-Z]/.test(value);
  return (isMixed || value.length >= 20) && classChanges(value) * 4 >= value.length;
}

/** The path ends in a file that a page loads. */
function isAsset(text: string, from: number): boolean {
  const rest = /^[^\s?#"'<>]{0,200}/.exec(text.slice(from, from + 200))?.[0] ?? "";
  return FILE_OF_PROGRAM.test(rest);
}

/** Whether the path before the parameters is one by which people get in. */
export function isWayIn(url: string): boolean {
  for (const [, part = ""] of (url.split("?", 1)[0] ?? "").matchAll(PATH_PART)) {
    if (WHOLE.has(part) || wordsOf(part).some((word) => WAY_IN.has(word) || SHARED.has(word))) return true;
  }
  return false;
}
