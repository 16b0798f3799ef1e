import { arr } from "../../../plugin-sdk/index.ts";

/** Reads every element of an array; what cannot be read is left out. Null when there is no array. */
export function eachOrNull<T>(value: unknown, path: string, read: (item: unknown) => T | null): T[] | null {
  const items = arr(value, path);
  return items === null ? null : items.map(read).filter((item) => item !== null);
}

/** The same, with an empty list when there is no array. */
export function each<T>(value: unknown, path: string, read: (item: unknown) => T | null): T[] {
  return eachOrNull(value, path, read) ?? [];
}
