import { isJsonObject, type JsonObject } from "../../../plugin-sdk/index.ts";

/**
 * The object in a JSON value, at whatever depth, that has most of these keys; of equals the one nearest to the top. Pages
 * wrap the same data differently. Null where none has any.
 */
export function holderOf(value: unknown, keys: readonly string[]): JsonObject | null {
  let best: JsonObject | null = null;
  let most = 0;
  const queue: unknown[] = [value];
  for (const one of queue) {
    if (isJsonObject(one)) {
      const count = keys.filter((key) => Object.hasOwn(one, key)).length;
      if (count > most) [best, most] = [one, count];
    }
    if (isJsonObject(one) || Array.isArray(one)) for (const inner of Object.values(one)) queue.push(inner);
  }
  return best;
}
