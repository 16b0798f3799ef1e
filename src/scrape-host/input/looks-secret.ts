/** How a value looks: made by a machine or as a password, or a word of somebody's search. */

const PLACEHOLDER =
  /^(?:null|nil|none|undefined|true|false|yes|no|on|off|empty|string|text|value|example|change_?me|redacted|hidden|x{3,}|\*+|\.{2,}.*|…|<.*|\{.*|\[.*|\$\w+|\$[{(].*|%\w+%|your[-_ ].*|process\.env.*|os\.environ.*|env\..*)$/i;

/** `null`, `<token>`, `$TOKEN`, `***`: what documents write where a secret would stand. */
export function isPlaceholder(value: string): boolean {
  return value === "" || PLACEHOLDER.test(value);
}

/** Letters that can be said: no long row of consonants, no row of the alphabet, no capitals in the middle. */
export function isWordlike(value: string): boolean {
  if (!/^\p{L}+$/u.test(value)) return false;
  if (/\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(value)) return false;
  return !/[bcdfghjklmnpqrstvwxz]{6}/i.test(value) && !inAlphabetOrder(value.toLowerCase());
}

/** Words and short numbers with `-`, `_`, `.` or `/` between them: a slug, a path, a package. */
export function isSlug(value: string): boolean {
  const parts = value.split(/[-_./+,]/);
  return parts.every(
    (part) =>
      part === "" || /^v?\d{1,4}$/.test(part) || isWordlike(/^(\p{L}{3,})\d{1,2}$/u.exec(part)?.[1] ?? part),
  );
}

/** Where small letters, capitals, digits and other characters follow each other. */
export function classChanges(value: string): number {
  let changes = 0;
  let before = classOf(value.charCodeAt(0));
  for (let at = 1; at < value.length; at++) {
    const now = classOf(value.charCodeAt(at));
    if (now !== before) changes++;
    before = now;
  }
  return changes;
}

export function hasLetterAndDigit(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** `0x` and 40 hex digits: the public address of a contract. */
export function isContractAddress(value: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(value);
}

/** The address of a contract, or of one on a chain that writes them in base58: `7xKX…`. */
export function isPublicAddress(value: string): boolean {
  const isBase58 =
    /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,33}|[1-9A-HJ-NP-Za-km-z]{43,44})$/.test(value) &&
    /[A-Z]/.test(value) &&
    /[g-z]/.test(value);
  return isContractAddress(value) || isBase58;
}

/** What a machine made, by its looks alone: no word, slug, date, version, link or contract address. */
export function isOpaque(value: string): boolean {
  if (value.length < 8 || isSlug(value) || isContractAddress(value)) return false;
  if (/^(?:\d{4}-\d\d|v?\d+(?:\.\d+)+$|https?:)/i.test(value)) return false;
  if (hasLetterAndDigit(value)) return value.length >= 12 || classChanges(value) >= 3;
  return value.length >= 32 || (value.length >= 16 && classChanges(value) >= 4);
}

/** What a name in a link stands for besides a secret: `token=usd-coin`, `session=day-2`, `auth=jane austen`. */
export function isTopic(value: string): boolean {
  const parts = value.split(/[-_./+,:#|\s]+/);
  if (parts.length === 1) {
    const isWord =
      /^(?:\p{L}?\p{Ll}{2,}|\p{Lu}{3,5}|[a-z]{3,6}\d{1,2})$/u.test(value) &&
      !inAlphabetOrder(value.toLowerCase(), 3);
    if (!isWord && !/^\d{2,6}$/.test(value)) return false;
  }
  return parts.every(
    (part) => /^(?:\d{0,6}|[a-z]{1,5}\d{1,3}|\d{1,3}[a-z]{1,3})$/i.test(part) || isWordlike(part),
  );
}

/** Words as people are told to make passwords of: `effort-catch-bind-river`. Slugs have small words between them. */
export function isPassphrase(value: string, leastWords = 4): boolean {
  const separator = /^[a-z]{3,9}([-_.])/i.exec(value)?.[1];
  if (separator === undefined) return false;
  const words = value.split(separator);
  return (
    words.length >= leastWords &&
    words.length <= 8 &&
    words.every((word) => /^[a-z]{3,9}\d{0,3}$/i.test(word))
  );
}

/** A password even where nothing but its place says so: capitals, small letters and digits, mixed or with a sign. */
export function isStrongPassword(value: string): boolean {
  if (value.length < 8 || !/[A-Z]/.test(value) || !/[a-z]/.test(value)) return false;
  const hasSign = /[!@#$%^&*?=~]/.test(value);
  const hasDigit = /\d/.test(value);
  return (hasSign && hasDigit) || ((hasSign || hasDigit) && classChanges(value) >= 5);
}

/** A password: letters with digits, at least six characters, or capitals where no word has them, or words in a row. */
export function isPassword(value: string): boolean {
  if (isPassphrase(value)) return true;
  if (value.length >= 8 && /[a-z][A-Z]/.test(value) && classChanges(value) >= 4)
    return !isContractAddress(value);
  return value.length >= 6 && hasLetterAndDigit(value) && !isContractAddress(value);
}

/** `SAVE20`, `B08N5WRWNW`: a coupon, an article number, anything short that is printed in capitals. */
export function isPublicCode(value: string): boolean {
  return /^(?:[A-Z0-9_.-]{1,12}|\d+)$/.test(value);
}

function inAlphabetOrder(word: string, letters = 6): boolean {
  let row = 1;
  for (let at = 1; at < word.length; at++) {
    row = word.charCodeAt(at) === word.charCodeAt(at - 1) + 1 ? row + 1 : 1;
    if (row >= letters) return true;
  }
  return false;
}

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return 1;
  if (code >= 65 && code <= 90) return 2;
  return code >= 48 && code <= 57 ? 3 : 4;
}
