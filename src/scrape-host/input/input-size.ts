import { AppError } from "../../errors/app-error.ts";
import { grouped } from "../../kernel/grouped.ts";

/** Characters of all texts and field names of one input together, in UTF-16 units: 200 URLs of 2,048 fit. */
export const MAX_INPUT_CHARACTERS = 500_000;
/**
 * UTF-16 units of one text in an input. A URL has at most 2,048 characters; what is longer is no input of a scraper, and is
 * refused before the rules of one read it.
 */
export const MAX_INPUT_TEXT = 8_192;
/** Values in one input: texts, numbers, objects and lists, at every depth. */
export const MAX_INPUT_VALUES = 10_000;
/** Levels of lists and objects in one input; deeper ones are refused by the check for private data, which reads no further. */
export const MAX_INPUT_DEPTH = 32;

export interface InputSize {
  characters: number;
  values: number;
}

/** Counts an input, down to the deepest level that is allowed. */
export function sizeOf(input: unknown): InputSize {
  const size: InputSize = { characters: 0, values: 0 };
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0 && depth <= MAX_INPUT_DEPTH; depth++) {
    const next: unknown[] = [];
    size.values += level.length;
    for (const value of level) {
      if (typeof value === "string") size.characters += value.length;
      if (typeof value !== "object" || value === null) continue;
      if (Array.isArray(value)) for (const item of value) next.push(item);
      else
        for (const [key, item] of Object.entries(value)) {
          size.characters += key.length;
          next.push(item);
        }
    }
    level = next;
  }
  return size;
}

/** @throws AppError `input_cap_exceeded`, which names each cap and the actual size */
export function assertSize(input: unknown): void {
  const { characters, values } = sizeOf(input);
  const details = [
    detail("characters", characters, MAX_INPUT_CHARACTERS),
    detail("values", values, MAX_INPUT_VALUES),
  ].flat();
  if (details.length === 0) details.push(...longTexts(input, "input", 0));
  if (details.length === 0) return;
  throw new AppError("input_cap_exceeded", { details, message: details[0]?.message });
}

function detail(what: string, actual: number, limit: number) {
  if (actual <= limit) return [];
  const message = `The whole input has ${grouped(actual)} ${what}; at most ${grouped(limit)} are allowed.`;
  return [{ path: "input", code: "cap_exceeded", message, limit, actual }];
}

/** The texts that are too long, down to the deepest level that is allowed. */
function longTexts(value: unknown, path: string, depth: number): ReturnType<typeof detail> {
  if (typeof value === "string" && value.length > MAX_INPUT_TEXT) {
    const [actual, limit] = [value.length, MAX_INPUT_TEXT];
    const message = `The text has ${grouped(actual)} characters; at most ${grouped(limit)} are allowed.`;
    return [{ path, code: "cap_exceeded", message, limit, actual }];
  }
  if (typeof value !== "object" || value === null || depth >= MAX_INPUT_DEPTH) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    longTexts(item, `${path}.${key.slice(0, 80)}`, depth + 1),
  );
}
