/** What the input's own check has already proven to be there; a TypeError means that an operation forgot the check. */
export function proven<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError("The input was not checked.");
  return value;
}
