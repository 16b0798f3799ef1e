import { isJsonObject, type Json, type JsonObject } from "../../../kernel/json.ts";
import type { CaseResult } from "../run-case.ts";
import { differences, type Difference } from "./differences.ts";
import { matchRecords, type Truth } from "./match-records.ts";
import type { Reading } from "./mutation.ts";
import { explains } from "./rewritten.ts";
import { announcedBy, namedBy, newWarnings } from "./warned.ts";

export type FindingKind =
  | "wrong value"
  | "foreign Record"
  | "silent null"
  | "missing Record"
  | "empty success"
  | "unfit failure"
  | "crash";

export interface Finding {
  kind: FindingKind;
  /** Dot path of the field; the failure's code for a failure; empty for whole Records. */
  field: string;
  expected: string;
  got: string;
}

export interface Verdict {
  findings: Finding[];
  /** True when the run asked for what no recording holds, so that nobody knows how it would have ended. */
  undecided: boolean;
}

/** Fields that follow from where a row stands. */
const POSITION = /(?:^|\.)(?:rank|\w*[pP]osition)$/;
/** What the host adds; the fields themselves are compared. */
const HOST_FIELDS = new Set(["_truncated", "featureCoverage"]);

/**
 * What a run got wrong without a word after the answer of `changedUrl` was changed. docs/plugin-sdk.md has the rules.
 */
export function verdictOf(truth: Truth, result: CaseResult, reading: Reading, changedUrl: string): Verdict {
  if (result.ending === "replay_miss") return { findings: [], undecided: true };
  const warned = newWarnings(truth.base.log, result.log);
  const failed = result.ending !== "exhausted" && result.ending !== "enough";
  if (!failed && hidesFault(truth.base, reading, warned)) return { findings: [], undecided: false };
  const matched = matchRecords(truth, result);
  const findings = matched.flatMap(({ record, known, page }) => {
    if (known === null) return [foreign(record)];
    const peers = matched
      .filter((peer) => peer.page === page && sourceOf(peer.record) === changedUrl)
      .map((peer) => peer.record);
    // Of a page that serves one Record, such as a profile, the others' pages would have changed as well.
    const records = peers.length > 0 ? peers : [record];
    return recordFindings(known, record, { truth, reading, warned, failed, records });
  });
  const missing = truth.base.records.filter(
    (record) => !matched.some(({ known }) => known === record),
  ).length;
  const ending = failed
    ? failureFindings(truth.base, result, reading)
    : successFindings(truth.base, result, { reading, warned, missing });
  return {
    findings: [...findings, ...ending],
    undecided: warned.some((line) => line.includes("No recorded response")),
  };
}

/** The unchanged page is wrong, and the change took away the row that shows it, or a warning tells of that row. */
function hidesFault(
  { message }: CaseResult,
  { effect, removesRow }: Reading,
  warned: readonly string[],
): boolean {
  return message !== null && effect === "loss" && (removesRow === true || warned.length > 0);
}

function sourceOf(record: JsonObject): Json | undefined {
  return (record["_source"] as JsonObject)["url"];
}

function foreign(record: JsonObject): Finding {
  const { _source, ...fields } = record;
  return {
    kind: "foreign Record",
    field: "",
    expected: "only Records of the unchanged page",
    got: shown(fields),
  };
}

interface Circumstances {
  truth: Truth;
  reading: Reading;
  warned: readonly string[];
  failed: boolean;
  /** Those that the changed page serves. */
  records: readonly JsonObject[];
}

function recordFindings(known: JsonObject, record: JsonObject, around: Circumstances): Finding[] {
  return differences(withoutHost(known), withoutHost(record), around.reading.movesRows)
    .filter((difference) => !isExcused(difference, around))
    .map(({ kind, path, expected, got }) => ({
      kind: kind === "wrong" ? "wrong value" : "silent null",
      field: path,
      expected: shown(expected),
      got: shown(got),
    }));
}

function withoutHost(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !HOST_FIELDS.has(name)));
}

function isExcused(difference: Difference, around: Circumstances): boolean {
  const { truth, reading, warned, failed, records } = around;
  const { kind, path, got } = difference;
  if (reading.movesRows === true && POSITION.test(path)) return true;
  // Where two pages have a Record, either may be the one that it is from.
  if (path === "_source.url" && truth.base.urls.some((url) => url === got)) return true;
  if (explains(difference, reading)) return true;
  // What stands in for a whole answer that was refused is told, field by field.
  if (kind === "wrong") return reading.effect === "other" && announcedBy(path, warned);
  if (failed) return true;
  // A page as a whole is named by any warning about it.
  if (reading.effect === "other" ? warned.length > 0 : namedBy(path, warned)) return true;
  if (kind === "fewer") return reading.removesRow === true;
  // A field that is null throughout the page is what the host counts as `field_always_null`.
  if (got === null && isNullThroughout(records, path.split("."))) return true;
  return truth.ordinarilyEmpty.has(path);
}

/** Whether a field is null in every object that could have it, those in lists included. */
function isNullThroughout(values: readonly Json[], path: readonly string[]): boolean {
  const [step, ...rest] = path;
  if (step === undefined) return values.every((value) => value === null);
  const name = step.replaceAll("[]", "");
  const inner = values.flatMap((value) => {
    const field = isJsonObject(value) ? (value[name] ?? null) : null;
    if (!step.endsWith("[]")) return field === null && rest.length > 0 ? [] : [field];
    return Array.isArray(field) ? field : [];
  });
  return isNullThroughout(inner, rest);
}

function failureFindings(base: CaseResult, result: CaseResult, { fits }: Reading): Finding[] {
  const { ending, message } = result;
  const said = `${ending} (${message ?? ""})`;
  if (ending === "plugin_crashed" || ending === "plugin_bad_output") {
    const { failure } = result;
    const stack = failure instanceof Error ? (failure.stack ?? "").split("\n").slice(0, 3).join(" ") : said;
    return [{ kind: "crash", field: ending, expected: fits.join(" or "), got: stack }];
  }
  // Where the unchanged run fails, a change may only make it fail otherwise.
  if (fits.some((code) => code === ending) || base.message !== null) return [];
  return [{ kind: "unfit failure", field: ending, expected: fits.join(" or "), got: said }];
}

function successFindings(
  base: CaseResult,
  result: CaseResult,
  { reading, warned, missing }: { reading: Reading; warned: readonly string[]; missing: number },
): Finding[] {
  // Nobody can know that the source means something else by it now.
  if (reading.saysNothing === true) return [];
  if (result.records.length === 0 && (missing > 0 || base.message !== null)) {
    const expected = base.message === null ? `${base.records.length} Records` : base.ending;
    return [
      {
        kind: "empty success",
        field: "",
        expected: `${expected} or a failure`,
        got: "success without Records",
      },
    ];
  }
  // A row that comes earlier now can fill the limit in place of another.
  if (missing === 0 || warned.length > 0 || result.records.length >= base.records.length) return [];
  const { total } = result.tally;
  const isShort = total !== null && total === base.records.length;
  if (!isShort && (reading.removesRow === true || endedEarly(base, result))) return [];
  return [
    {
      kind: "missing Record",
      field: "",
      expected: `${base.records.length} Records, a warning or a failure`,
      got: `${result.records.length} Records`,
    },
  ];
}

/** The run read its pages in full and did not know of a further one. Only a total could have told it. */
function endedEarly(base: CaseResult, result: CaseResult): boolean {
  const asked = result.urls.length;
  return (
    asked < base.urls.length &&
    result.urls.every((url, index) => url === base.urls[index]) &&
    result.keys.every((key, index) => key === base.keys[index]) &&
    base.checkpoints.some(({ recordsBefore }) => recordsBefore === result.keys.length)
  );
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
}
