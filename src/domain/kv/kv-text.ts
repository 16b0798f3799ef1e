import { isUtf8 } from "node:buffer";
import { buffer } from "node:stream/consumers";
import { AppError } from "../../errors/app-error.ts";
import { withoutEnd } from "../../kernel/without-end.ts";
import type { KvFound } from "./kv-value.ts";

/** Bytes as text can hold them. */
export interface KvText {
  value: string;
  isBase64: boolean;
}

export async function textOf({ body }: Pick<KvFound, "body">): Promise<KvText> {
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
  return isUtf8(bytes)
    ? { value: bytes.toString("utf8"), isBase64: false }
    : { value: bytes.toString("base64"), isBase64: true };
}

/** Throws `invalid_input` for what is not in base64. */
export function bytesOf({ value, isBase64 }: KvText): Buffer {
  if (!isBase64) return Buffer.from(value);
  const bytes = Buffer.from(value, "base64");
  if (withoutEnd(bytes.toString("base64"), "=") !== withoutEnd(value, "="))
    throw new AppError("invalid_input", {
      details: [{ path: "value", code: "not_base64", message: "It must be base64." }],
    });
  return bytes;
}
