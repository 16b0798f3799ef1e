import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../../kernel/json.ts";
import type { CaseResult } from "../run-case.ts";
import { isEmpty } from "./differences.ts";

/** What the unchanged recordings show. */
export interface Truth {
  base: CaseResult;
  /** Records by key, those beyond the limit of the case included. */
  known: ReadonlyMap<string, JsonObject>;
  /** Fields of the Record that an unchanged page, of any operation that gives it, left empty without a word. */
  ordinarilyEmpty: ReadonlySet<string>;
  /** What the source of the operation answers where there is nothing. */
  emptyStatements: ReadonlySet<string>;
}

interface Matched {
  record: JsonObject;
  /** The Record of the unchanged run that this one stands for, or null for one that it never gave. */
  known: JsonObject | null;
  /** Number of the page, by the checkpoints of the unchanged run. */
  page: number;
}

/** Above this share of equal fields two Records are about the same thing. */
const ALIKE = 0.6;

/**
 * Finds for each Record the one of the unchanged run: by key, else, where the key was made of a field that is gone, the
 * one it shares most fields with. Each is found once, so that a double Record is one that was never given.
 */
export function matchRecords({ base, known }: Truth, { records, keys }: CaseResult): Matched[] {
  const taken = new Set(keys);
  const left = [...known].flatMap(([key, record]) => (taken.has(key) ? [] : [record]));
  return records.map((record, index) => {
    const found = known.get(keys[index] ?? "") ?? takeNearest(left, record);
    const at = found === null ? -1 : base.records.indexOf(found);
    return {
      record,
      known: found,
      page: base.checkpoints.filter(({ recordsBefore }) => recordsBefore <= at).length,
    };
  });
}

function takeNearest(left: JsonObject[], record: JsonObject): JsonObject | null {
  const shares = left.map((other) => likeness(other, record));
  const best = Math.max(...shares, 0);
  return best < ALIKE ? null : (left.splice(shares.indexOf(best), 1)[0] ?? null);
}

/** The share of the filled fields of a Record that another has as well. */
function likeness(record: JsonObject, other: JsonObject): number {
  const filled = Object.entries(record).filter(([name, value]) => !name.startsWith("_") && !isEmpty(value));
  const same = filled.filter(([name, value]) => isDeepStrictEqual(value, other[name]));
  return filled.length === 0 ? 0 : same.length / filled.length;
}
