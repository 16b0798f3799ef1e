import type { Json, JsonObject } from "../../kernel/json.ts";
import type { FieldCount } from "../../store/request/run-progress.ts";
import type { FieldHistory, MissingField } from "../../store/source-health/health-documents.ts";
import { mapKey } from "../../store/source-health/health-keys.ts";

/** Records that must have shown a field before its absence means anything. */
const KNOWN_AFTER = 50;
/** The share of Records that may be without a field that counts as always there. */
const EXCEPTIONS = 0.02;
/** Fewer Records in a row may all be odd ones. */
export const FEW_RECORDS = 5;

type Histories = Readonly<Record<string, Partial<FieldHistory>>>;

function historyOf(histories: Histories, path: string): FieldHistory {
  return { filled: 0, empty: 0, emptyInARow: 0, emptySince: null, ...histories[mapKey(path)] };
}

/** Whether a field was there in nearly all Records until it was last seen. */
function isAlwaysThere({ filled, empty, emptyInARow }: FieldHistory): boolean {
  return filled >= KNOWN_AFTER && empty - emptyInARow <= filled * EXCEPTIONS;
}

/** Paths of the fields that are always there and that no Record of a run has. */
export function alwaysNull(histories: Histories, run: Readonly<Record<string, FieldCount>>): string[] {
  return Object.entries(run).flatMap(([path, { filled, empty }]) =>
    filled === 0 && empty >= FEW_RECORDS && isAlwaysThere(historyOf(histories, path)) ? [path] : [],
  );
}

/** Which of the fields that a run counted were always there and are missing since. */
export function missingFields(
  histories: Histories,
  run: Readonly<Record<string, FieldCount>>,
): MissingField[] {
  return Object.keys(run).flatMap((path) => {
    const history = historyOf(histories, path);
    const { emptyInARow: records, emptySince: since } = history;
    return since !== null && records >= FEW_RECORDS && isAlwaysThere(history)
      ? [{ path, since, records }]
      : [];
  });
}

/**
 * What decides which fields are filled, beside the source: the names of the input fields that were given. One that asks
 * for a part of the Record is given when it is true.
 */
export function givenInputs(input: JsonObject): string {
  const isGiven = (value: Json): boolean => value !== null && value !== false;
  return Object.keys(input)
    .filter((name) => name !== "operation" && name !== "limit" && isGiven(input[name] ?? null))
    .sort()
    .join(",");
}
