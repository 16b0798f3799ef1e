import { isJsonObject, type JsonObject, type RunContext } from "../../../plugin-sdk/index.ts";

/** Warns of each field that is null in some rows of one list and not in others: what is stated for one is for all. */
export function warnUneven(
  warn: RunContext["warn"],
  list: string,
  rows: readonly object[] | null,
  fields: readonly string[],
): void {
  for (const field of fields) {
    const missing = (rows ?? []).filter((row) => ((row as JsonObject)[field] ?? null) === null).length;
    if (missing > 0 && missing < (rows ?? []).length)
      warn("field_missing", `${list}.${field}: ${missing} of ${rows?.length} rows do not state it.`);
  }
}

/** Warns where fewer rows came out than the source lists, and says whether all did. */
export function isWholeList(
  warn: RunContext["warn"],
  list: string,
  stated: unknown,
  read: readonly unknown[] | null,
): boolean {
  if (isJsonObject(stated) && stated["@type"] === undefined) {
    warn("field_missing", `${list}: there is no list in its place.`);
    return false;
  }
  const count = Array.isArray(stated) ? new Set(stated.map((each) => JSON.stringify(each))).size : 0;
  if ((read?.length ?? 0) >= count) return true;
  warn("field_missing", `${list}: ${count - (read?.length ?? 0)} of ${count} rows cannot be read.`);
  return false;
}
