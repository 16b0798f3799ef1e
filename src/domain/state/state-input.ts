import { AppError } from "../../errors/app-error.ts";
import { STATE_LIMITS } from "../../kinds/state.ts";
import { inlineValue } from "../../store/kv/kv-values.store.ts";
import type { StateValue } from "../../store/state/state-documents.ts";
import { bytesOf } from "../kv/kv-text.ts";
import { assertStateKey } from "./state-key.ts";

/** A value as a call gives it: one of the two. */
export interface StateInput {
  value?: unknown;
  base64?: string | null | undefined;
}

/** Throws `invalid_key`, `key_too_long`, `value_too_large` and `invalid_input`. */
export function storedValue(key: string, { value, base64 }: StateInput): StateValue {
  assertStateKey(key, "key", STATE_LIMITS.keyBytes);
  if ((value === undefined) === (base64 == null))
    throw invalid("value", "Give `value` or `base64`, one of the two.");
  const bytes =
    base64 == null ? Buffer.from(JSON.stringify(value)) : bytesOf({ value: base64, isBase64: true });
  const size = Buffer.byteLength(key) + bytes.length;
  const limit = STATE_LIMITS.keyAndValueBytes;
  if (size > limit)
    throw new AppError("value_too_large", {
      message: `Key and value have ${size} bytes together; they may have ${limit}.`,
      details: [
        { path: "value", code: "too_large", message: "Bytes of key and value.", limit, actual: size },
      ],
    });
  return { v: inlineValue(bytes), isJson: base64 == null, size };
}

function invalid(path: string, message: string): AppError {
  return new AppError("invalid_input", { message, details: [{ path, code: "unusable", message }] });
}
