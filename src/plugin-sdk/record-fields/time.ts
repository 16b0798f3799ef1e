import type { z } from "zod";
import { parseDate, type ParseDateOptions } from "../text/date.ts";
import { collapse } from "../text/collapse.ts";
import { dayField, instantField, textField } from "./field-types.ts";

type TimeFields<N extends string> = {
  [K in `${N}At`]: ReturnType<typeof instantField>;
} & { [K in `${N}On`]: ReturnType<typeof dayField> } & { [K in `${N}Text`]: ReturnType<typeof textField> };

/** `publishedAt`, `publishedOn`, `publishedText` for the name `published`: whichever of them the source tells. */
export function timeFields<const N extends string>(name: N, meaning: string): TimeFields<N> {
  return {
    [`${name}At`]: instantField(`${meaning}: the instant, ISO 8601 UTC; null when only a day is known.`),
    [`${name}On`]: dayField(`${meaning}: the day, when no clock time is known.`),
    [`${name}Text`]: textField(`${meaning}, as shown; only when it is relative or partial.`),
  } as TimeFields<N>;
}

type Time<N extends string> = { [K in keyof TimeFields<N>]: z.input<TimeFields<N>[K]> };

/** Fills `timeFields(name)` from what a source shows: an instant, a day, or else the text itself. */
export function timeOf<const N extends string>(
  name: N,
  shown: string | number | null,
  options: ParseDateOptions = {},
): Time<N> {
  const text = shown === null ? "" : collapse(String(shown));
  const read = text === "" ? null : parseDate(text, options);
  const isDay = read !== null && read.length === "2026-01-31".length;
  return {
    [`${name}At`]: isDay ? null : read,
    [`${name}On`]: isDay ? read : null,
    [`${name}Text`]: read === null && text !== "" ? text : null,
  } as Time<N>;
}
