import { AppError } from "../../errors/app-error.ts";
import { sha256 } from "../../kernel/hash.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";

const HASH_CHARACTERS = 8;

/** Where a list goes on: behind a key, and for the same prefix alone. */
export function kvCursor(prefix: string, key: string): string {
  return Buffer.from(hashOf(prefix) + key).toString("base64url");
}

/** The key that a cursor stands behind. Throws `invalid_cursor`. */
export function keyBehind(prefix: string, cursor: string): string {
  const text = Buffer.from(cursor, "base64url").toString();
  const key = text.slice(HASH_CHARACTERS);
  if (kvCursor(prefix, key) !== cursor || !key.startsWith(prefix)) throw new AppError("invalid_cursor");
  return key;
}

/** Throws `invalid_input`. */
export function assertPage(limit: number): void {
  const { least, most } = KV_LIMITS.page;
  if (!Number.isInteger(limit) || limit < least || limit > most)
    throw new AppError("invalid_input", {
      details: [
        { path: "limit", code: "out_of_range", message: `Use a whole number from ${least} to ${most}.` },
      ],
    });
}

function hashOf(prefix: string): string {
  return sha256(prefix).slice(0, HASH_CHARACTERS);
}
