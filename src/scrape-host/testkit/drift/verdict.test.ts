import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.ts";
import type { CaseResult } from "../run-case.ts";
import { verdictOf } from "./verdict.ts";
import type { Reading } from "./mutation.ts";

const PAGE = "https://a.example/list";

function resultOf(record: JsonObject, log: string[] = []): CaseResult {
  const records = [{ ...record, _source: { url: PAGE } }];
  const rest = { keys: ["1"], urls: [PAGE], checkpoints: [], warnings: {}, tally: { total: null } };
  return { ...rest, records, log, ending: "exhausted", message: null } as unknown as CaseResult;
}

/** What is found where the Record was one thing and is another after a change. */
function found(was: JsonObject, is: JsonObject, reading: Partial<Reading>, log: string[] = []): string[] {
  const base = resultOf(was);
  const none = new Set<string>();
  const known = new Map([["1", base.records[0]!]]);
  const truth = { base, known, ordinarilyEmpty: none, emptyStatements: none };
  const changed = { effect: "form", fits: [], ...reading } as const;
  return verdictOf(truth, resultOf(is, log), changed, PAGE).findings.map(
    ({ kind, field }) => `${kind} ${field}`,
  );
}

describe("a list in another order", () => {
  const was = { people: [{ login: "a" }, { login: "b" }] };
  const turned = { people: [{ login: "b" }, { login: "a" }] };

  it("is right where the rows of the page moved", () => {
    expect(found(was, turned, { movesRows: true })).toEqual([]);
  });

  it("is wrong where they did not, and where another item is among them", () => {
    expect(found(was, turned, {})).toEqual(["wrong value people[].login", "wrong value people[].login"]);
    const other = { people: [{ login: "b" }, { login: "c" }] };
    expect(found(was, other, { movesRows: true })).toHaveLength(2);
  });
});

describe("another value", () => {
  const was = { ref: "main", url: "https://a.example/main" };
  const is = { ref: "HEAD", url: "https://a.example/main" };
  const told = ["warn: sha, ref: the answer was refused."];

  it("may stand in for an answer that was refused where a warning announces the field", () => {
    expect(found(was, is, { effect: "other" }, told)).toEqual([]);
  });

  it("is wrong without that word, and where only the form of the answer changed", () => {
    expect(found(was, is, { effect: "other" })).toEqual(["wrong value ref"]);
    expect(found(was, is, { effect: "other" }, ["warn: the ref was refused."])).toEqual(["wrong value ref"]);
    expect(found(was, is, { effect: "form" }, told)).toEqual(["wrong value ref"]);
  });
});

describe("a page that is wrong already", () => {
  const reading = { effect: "loss", fits: [] } as const;
  /** What is found where the run failed, and gives a Record once the page has changed. */
  function foundAfterFailure(changed: Partial<Reading>, log: string[] = []): string[] {
    const base = { ...resultOf({}), records: [], keys: [], ending: "source_changed", message: "No." };
    const none = new Set<string>();
    const truth = { base: base as unknown as CaseResult, known: new Map(), ordinarilyEmpty: none };
    const result = resultOf({ id: "1" }, log);
    const all = verdictOf({ ...truth, emptyStatements: none }, result, { ...reading, ...changed }, PAGE);
    return all.findings.map(({ kind }) => kind);
  }

  it("may be taken for a right one only where the row that shows it is gone, or a warning tells of it", () => {
    expect(foundAfterFailure({ removesRow: true })).toEqual([]);
    expect(foundAfterFailure({}, ["warn: A row names nothing."])).toEqual([]);
    expect(foundAfterFailure({})).toEqual(["foreign Record"]);
    expect(foundAfterFailure({ effect: "form", removesRow: true })).toEqual(["foreign Record"]);
  });
});

it("a Record that two pages have may be from either", () => {
  const at = (url: string) => ({ _source: { url } });
  const base = { ...resultOf({}), records: [at("https://a.example/1")], urls: [PAGE, "https://a.example/2"] };
  const known = new Map([["1", base.records[0]!]]);
  const none = new Set<string>();
  const truth = { base: base as unknown as CaseResult, known, ordinarilyEmpty: none, emptyStatements: none };
  const verdict = (url: string) =>
    verdictOf(truth, { ...resultOf({}), records: [at(url)] }, { effect: "loss", fits: [] }, PAGE).findings;
  expect(verdict("https://a.example/2")).toEqual([]);
  expect(verdict("https://a.example/3")).toMatchObject([{ kind: "wrong value", field: "_source.url" }]);
});
