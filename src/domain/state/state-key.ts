import { AppError } from "../../errors/app-error.ts";

/** Throws `invalid_key` and `key_too_long`. Keys are bytes of UTF-8 without NUL, and no two that differ are the same. */
export function assertStateKey(key: string, path: "object" | "key", limit: number): void {
  if (key === "" || key === "." || key === ".." || key.includes("\0") || !key.isWellFormed())
    throw new AppError("invalid_key", {
      message: "A key is text of at least one character, without NUL, and neither . nor .. .",
      details: [{ path, code: "not_a_key", message: "This is no key." }],
    });
  const actual = Buffer.byteLength(key);
  if (actual > limit)
    throw new AppError("key_too_long", {
      message: `The key has ${actual} bytes in UTF-8; it may have ${limit}.`,
      details: [{ path, code: "too_long", message: "Bytes of the key.", limit, actual }],
    });
}
