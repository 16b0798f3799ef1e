import type { Format } from "../../words/format.ts";
import type { Words } from "../../words/language.ts";
import type { Control } from "./control.ts";
import type { Hint } from "./hint.ts";

export function hintWords(hint: Hint, words: Words, format: Format): string {
  return words.form.hint[hint.kind]("limit" in hint ? format.number(hint.limit) : "");
}

/** The limits of a number in words; empty when it has none. */
export function limitWords(control: Control, words: Words, format: Format): string {
  if (control.kind !== "number") return "";
  const { low, high } = control;
  if (low !== undefined && high !== undefined)
    return words.form.between(format.number(low), format.number(high));
  if (low !== undefined) return words.form.atLeast(format.number(low));
  return high === undefined ? "" : words.form.atMost(format.number(high));
}
