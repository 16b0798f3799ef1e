import { arr, firstOf, type RunContext } from "../../../plugin-sdk/index.ts";

/**
 * Warns of rows that lack what others of their list have, since the source may have renamed it there: by field, the keys
 * under which rows state it.
 */
export function warnOfGaps(
  list: unknown,
  keysOf: Readonly<Record<string, readonly string[]>>,
  name: string,
  warn: RunContext["warn"],
): void {
  const rows = arr(list) ?? [];
  for (const [field, keys] of Object.entries(keysOf)) {
    const without = rows.filter((row) => firstOf(row, keys) === null).length;
    if (without > 0 && without < rows.length)
      warn("field_missing", `${name}.${field}: ${without} of ${rows.length} rows lack what the others have.`);
  }
}
