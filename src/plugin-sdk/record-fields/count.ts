import type { z } from "zod";
import { collapse } from "../text/collapse.ts";
import { parseNumber } from "../text/number.ts";
import { countField, textField } from "./field-types.ts";

type CountFields<N extends string> = { [K in `${N}Count`]: ReturnType<typeof countField> } & {
  [K in `${N}CountText`]: ReturnType<typeof textField>;
};

/** `soldCount` and `soldCountText` for the name `sold`: for counts that a source shortens, such as `1.2K` or `10K+`. */
export function countFields<const N extends string>(name: N, meaning: string): CountFields<N> {
  return {
    [`${name}Count`]: countField(`${meaning}; for a shortened count such as 1.2K, the number it stands for.`),
    [`${name}CountText`]: textField(`${meaning}, as shown.`),
  } as CountFields<N>;
}

export type Count<N extends string> = { [K in keyof CountFields<N>]: z.input<CountFields<N>[K]> };

/** Fills `countFields(name)`. A text whose number cannot be determined (`1.299` without a locale) stays with a null count. */
export function countOf<const N extends string>(
  name: N,
  shown: string | number | null,
  locale?: string,
): Count<N> {
  const text = shown === null ? "" : collapse(String(shown));
  const number = typeof shown === "number" ? shown : parseNumber(text, locale);
  const isCount = number !== null && number >= 0 && Number.isSafeInteger(number);
  return {
    [`${name}Count`]: isCount ? number : null,
    [`${name}CountText`]: text === "" ? null : text,
  } as Count<N>;
}
