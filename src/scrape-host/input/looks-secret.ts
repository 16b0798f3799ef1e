/** How a value looks: made by a machine or as a password, or a word of somebody's search. */

const PLACEHOLDER =
  /^(?:null|nil|none|undefined|true|false|yes|no|on|off|empty|string|text|value|example|change_?me|redacted|hidden|x{3,}|\*+|\.{2,}.*|…|<.*|\{.*|\[.*|\$[\w{(].*|%\w+%|your[-_ ].*|process\.env.*|os\.environ.*|env\..*)$/i;

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
  return parts.every((part) => part === "" || /^v?\d{1,4}$/.test(part) || isWordlike(part));
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

/** A password: letters with digits, at least six characters, or capitals where no word has them. */
export function isPassword(value: string): boolean {
  if (value.length >= 8 && /[a-z][A-Z]/.test(value) && classChanges(value) >= 4)
    return !isContractAddress(value);
  return value.length >= 6 && hasLetterAndDigit(value) && !isContractAddress(value);
}

/** `SAVE20`, `B08N5WRWNW`: a coupon, an article number, anything short that is printed in capitals. */
export function isPublicCode(value: string): boolean {
  return /^(?:[A-Z0-9_.-]{1,12}|\d+)$/.test(value);
}

function inAlphabetOrder(word: string): boolean {
  let row = 1;
  for (let at = 1; at < word.length; at++) {
    row = word.charCodeAt(at) === word.charCodeAt(at - 1) + 1 ? row + 1 : 1;
    if (row >= 6) return true;
  }
  return false;
}

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return 1;
  if (code >= 65 && code <= 90) return 2;
  return code >= 48 && code <= 57 ? 3 : 4;
}
