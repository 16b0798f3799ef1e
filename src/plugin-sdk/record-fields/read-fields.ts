import type { z } from "zod";
import type { JsonObject } from "../../kernel/json.ts";
import { type FieldPlace, type FieldPlaces, type StatedPath, placesOf } from "./field-places.ts";
import type { Reading, ShapeOf, StatedFields } from "./stated-field.ts";

/** What fields read: any of them may be null. */
export type FieldValues<F extends StatedFields> = {
  -readonly [K in keyof F]: z.output<F[K]["schema"]> | null;
};
type Whole<F extends StatedFields> = z.output<z.ZodObject<ShapeOf<F>>>;

/**
 * Reads all fields from an object of the source. What it should have stated and did not is null and a counted warning
 * `field_missing` that names the field; `within` stands before the name, such as `owner.`.
 */
export function readFields<F extends StatedFields>(
  fields: F,
  row: unknown,
  reading: Reading,
  within = "",
): FieldValues<F> {
  return readTable(placesOf(fields), row, reading, within) as FieldValues<F>;
}

function readTable(
  { places, empty }: FieldPlaces,
  row: unknown,
  reading: Reading,
  within: string,
): Record<string, unknown> {
  const values = { ...empty };
  for (const place of places) {
    const value = readField(place, row, reading, within + place.key);
    if (value !== null) values[place.key] = value;
  }
  return values;
}

function readField(place: FieldPlace, row: unknown, reading: Reading, name: string): unknown {
  const { field } = place;
  const found = valueIn(row, place.paths);
  const value = found === undefined || found === null ? null : field.read(found, reading, name);
  if (value !== null) return value === "" && field.mayBeNull ? null : value;
  const isStated = field.statedIn?.includes(reading.answer) ?? true;
  const isHonest = (found === null && field.mayBeNull) || (found === undefined && !isStated);
  if (!isHonest)
    reading.warn("field_missing", `${name}: the ${reading.answer} has nothing readable at ${field.path}.`);
  return null;
}

/** What is stated at the first of the places that states anything; else what stands at the first one. */
function valueIn(row: unknown, paths: readonly StatedPath[]): unknown {
  const found = valueAt(row, paths[0] as StatedPath);
  for (let index = 1; index < paths.length && (found === undefined || found === null); index++) {
    const other = valueAt(row, paths[index] as StatedPath);
    if (other !== undefined && other !== null) return other;
  }
  return found;
}

/** Reads the rows of a list, `name` in warnings; each that cannot be read is a counted warning `row_dropped`. */
export function readRows<F extends StatedFields>(
  fields: F,
  rows: readonly unknown[],
  reading: Reading,
  name: string,
): Whole<F>[] {
  return rows.flatMap((row) => {
    const read = readObject(fields, row, reading, name);
    if (read === null) reading.warn("row_dropped", `${name}: a row could not be read.`);
    return read === null ? [] : [read];
  });
}

/** An object in a Record, from an object or a tuple; null where it is neither, or lacks a field that it needs. */
export function readObject<F extends StatedFields>(
  fields: F,
  row: unknown,
  reading: Reading,
  name: string,
): Whole<F> | null {
  if (typeof row !== "object" || row === null) return null;
  const table = placesOf(fields);
  const read = readTable(table, row, reading, `${name}.`);
  return table.needed.some((key) => read[key] === null) ? null : (read as Whole<F>);
}

/** What stands at a path, in which a number is a place in a list; undefined where a key is not there at all, null below a null. */
function valueAt(row: unknown, path: StatedPath): unknown {
  let value = row;
  for (const { key, isInherited } of path) {
    if (value === null) return null;
    const isThere = typeof value === "object" && (!isInherited || Object.hasOwn(value, key));
    value = isThere ? (value as JsonObject)[key] : undefined;
  }
  return value;
}
