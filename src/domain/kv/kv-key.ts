import { AppError } from "../../errors/app-error.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";

/** Throws `invalid_key` and `key_too_long`. Keys are bytes of UTF-8 otherwise, and no two that differ are the same. */
export function assertKey(key: string): void {
  if (key === "" || key === "." || key === ".." || !key.isWellFormed())
    throw new AppError("invalid_key", {
      message: "A key is text of at least one character, and neither . nor .. .",
    });
  const actual = Buffer.byteLength(key);
  const limit = KV_LIMITS.keyBytes;
  if (actual > limit)
    throw new AppError("key_too_long", {
      message: `The key has ${actual} bytes in UTF-8; it may have ${limit}.`,
      details: [{ path: "key", code: "too_long", message: "Bytes of the key.", limit, actual }],
    });
}
