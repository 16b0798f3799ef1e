import { randomBytes } from "node:crypto";
import { sha256 } from "../../kernel/hash.ts";

const CODES = 10;
const CHARACTERS = 16;
/** Crockford's base32: nothing in it looks like something else. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten codes of 80 random bits, as `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const text = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
    return text.replace(/.{4}(?=.)/g, "$&-");
  });
}

/** SHA-256, hex; so many random bits need no slow hash. Blanks, dashes and case do not count, nor what is easily misread. */
export function recoveryHashOf(code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, "");
  return sha256(`recovery code ${plain.replaceAll("o", "0").replace(/[il]/g, "1")}`);
}
