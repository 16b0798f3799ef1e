import { isJsonObject } from "../../../plugin-sdk/index.ts";

/** A JSON value with the keys of its objects in camel case: `goods_list` becomes `goodsList`. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.includes("_") ? key.replace(/_+([a-z\d])/g, (_, letter: string) => letter.toUpperCase()) : key,
      typeof one === "object" ? camelKeys(one) : one,
    ]),
  );
}
