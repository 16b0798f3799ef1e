import type { z } from "zod";
import type { JsonObject } from "../../kernel/json.ts";
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
  const entries = Object.entries(fields).map(([key, field]) => {
    const name = within + key;
    const places = placesOf(field.path).map((keys) => valueAt(row, keys));
    const found = places.find((value) => value !== undefined && value !== null) ?? places[0];
    const value = found === undefined || found === null ? null : field.read(found, reading, name);
    if (value === "" && field.mayBeNull) return [key, null];
    const isStated = field.statedIn?.includes(reading.answer) ?? true;
    const isHonest = (found === null && field.mayBeNull) || (found === undefined && !isStated);
    if (value === null && !isHonest)
      reading.warn("field_missing", `${name}: the ${reading.answer} has nothing readable at ${field.path}.`);
    return [key, value];
  });
  return Object.fromEntries(entries) as FieldValues<F>;
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
  const read = readFields(fields, row, reading, `${name}.`);
  return Object.entries(fields).some(([key, { isNeeded }]) => isNeeded && read[key] === null)
    ? null
    : (read as Whole<F>);
}

const known = new Map<string, readonly (readonly string[])[]>();

/** The keys of each place that a path names; paths are few and read for every row. */
function placesOf(path: string): readonly (readonly string[])[] {
  const places = known.get(path) ?? path.split("|").map((place) => place.split("."));
  known.set(path, places);
  return places;
}

/** What stands at a dotted path, in which a number is a place in a list; undefined where a key is not there at all, null below a null. */
function valueAt(row: unknown, keys: readonly string[]): unknown {
  let value = row;
  for (const key of keys) {
    if (value === null) return null;
    value = typeof value === "object" && Object.hasOwn(value, key) ? (value as JsonObject)[key] : undefined;
  }
  return value;
}
