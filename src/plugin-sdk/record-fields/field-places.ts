import type { StatedField, StatedFields } from "./stated-field.ts";

interface PathKey {
  key: string;
  /** Some key of this name is there in every object or list, so that it has to be looked for. */
  isInherited: boolean;
}
/** The keys that lead to a place. */
export type StatedPath = readonly PathKey[];

export interface FieldPlace {
  key: string;
  field: StatedField;
  /** Of which the first that is stated counts. */
  paths: readonly StatedPath[];
}

/** Fields as they are read: made once, and read for every row. */
export interface FieldPlaces {
  places: readonly FieldPlace[];
  /** Keys of the fields that are needed. */
  needed: readonly string[];
  /** All fields with null: a copy of an object is made faster than one that gets its fields one by one. */
  empty: Readonly<Record<string, unknown>>;
}

const known = new WeakMap<StatedFields, FieldPlaces>();

export function placesOf(fields: StatedFields): FieldPlaces {
  let places = known.get(fields);
  if (places === undefined) known.set(fields, (places = readPlaces(fields)));
  return places;
}

function readPlaces(fields: StatedFields): FieldPlaces {
  const entries = Object.entries(fields);
  return {
    places: entries.map(([key, field]) => ({ key, field, paths: field.path.split("|").map(pathOf) })),
    needed: entries.filter(([, { isNeeded }]) => isNeeded).map(([key]) => key),
    empty: Object.fromEntries(entries.map(([key]) => [key, null])),
  };
}

function pathOf(path: string): StatedPath {
  return path.split(".").map((key) => ({ key, isInherited: key in Array.prototype }));
}
