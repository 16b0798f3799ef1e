import { hkdfSync, randomBytes } from "node:crypto";
import { sha256 } from "../../kernel/hash.ts";

const CODES = 10;
const CHARACTERS = 16;
/** Crockford's base32: nothing in it looks like something else. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten codes of 80 random bits, as `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return codesOf(randomBytes(CODES * CHARACTERS));
}

/**
 * The ten codes that come with a factor. Made from its secret, so that turning it on twice at once shows the same ones: who knows
 * the secret needs none of them.
 */
export function recoveryCodesOf(secret: string, begunAt: Date): string[] {
  const bytes = hkdfSync("sha256", secret, begunAt.toISOString(), "recovery codes", CODES * CHARACTERS);
  return codesOf(new Uint8Array(bytes));
}

function codesOf(bytes: Uint8Array): string[] {
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  const codes = letters.match(new RegExp(`.{${CHARACTERS}}`, "g")) ?? [];
  return codes.map((code) => code.replace(/.{4}(?=.)/g, "$&-"));
}

/** SHA-256, hex; so many random bits need no slow hash. Blanks, dashes and case do not count, nor what is easily misread. */
export function recoveryHashOf(code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, "");
  return sha256(`recovery code ${plain.replaceAll("o", "0").replace(/[il]/g, "1")}`);
}
