/** The digits of a shortcode, which is a number to the base of 64. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Codes of posts of private accounts end in a secret of so many characters. */
const SECRET_LENGTH = 28;
/** Bits of an id below its time, and the instant from which that counts, in milliseconds. */
const TIME_SHIFT = 23n;
const TIME_START = 1_314_220_021_721;

/** A shortcode without the secret that links to posts of private accounts carry. */
export const publicCode = (code: string): string =>
  code.length > SECRET_LENGTH ? code.slice(0, -SECRET_LENGTH) : code;

/** The number of a post, in digits, from the code in its address. */
export function mediaIdOf(code: string): string {
  return [...publicCode(code)].reduce((id, digit) => id * 64n + BigInt(DIGITS.indexOf(digit)), 0n).toString();
}

/** The code in the address of a post, from its number; `_` and the number of the account may follow. Null for anything else. */
export function shortcodeOf(mediaId: string): string | null {
  const [, digits] = /^(\d{1,25})(?:_\d*)?$/.exec(mediaId.trim()) ?? [];
  if (digits === undefined) return null;
  let code = "";
  for (let id = BigInt(digits); id > 0n; id /= 64n) code = DIGITS.charAt(Number(id % 64n)) + code;
  return code === "" ? null : code;
}

/** When Instagram made the number of a post, about when it was uploaded; null for those of before August 2011. */
export function uploadedAtOf(mediaId: string): string | null {
  const after = Number(BigInt(mediaId) >> TIME_SHIFT);
  return after < 1_000_000 ? null : new Date(TIME_START + after).toISOString();
}
