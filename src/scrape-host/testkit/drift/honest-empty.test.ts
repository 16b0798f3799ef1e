import { describe, expect, it } from "vitest";
import type { HarEntry } from "../../http/har/schema.ts";
import type { CaseResult } from "../run-case.ts";
import { emptyStatements, statementOf } from "./honest-empty.ts";
import { verdictOf } from "./verdict.ts";
import type { Truth } from "./match-records.ts";

const URL = "https://source.test/rpc";
const answer = (text: string) =>
  ({ request: { url: URL }, response: { status: 200, content: { text } } }) as unknown as HarEntry;
const frames = (payload: string | null, age: number) => {
  const list = JSON.stringify([
    ["wrb.fr", "IJ4APc", payload, null, null, null, "generic"],
    ["di", age],
  ]);
  return answer(`)]}'\n\n${list.length + 2}\n${list}\n`);
};
const run = (records: object[], urls = [URL], message: string | null = null) =>
  ({
    records,
    urls,
    message,
    ending: "exhausted",
    keys: [],
    log: [],
    checkpoints: [],
    tally: { total: null },
  }) as unknown as CaseResult;

describe("what a source answers where there is nothing", () => {
  it("is told apart from its form and bookkeeping", () => {
    expect(statementOf(frames(null, 1))).toBe(statementOf(frames(null, 99)));
    expect(statementOf(frames("[]", 1))).not.toBe(statementOf(frames(null, 1)));
    expect(statementOf(answer('{ "items": [] }'))).toBe('{"items":[]}');
    expect(statementOf(answer("<html></html>"))).toBeNull();
    const feed = (rest: string) =>
      statementOf(answer(`<rss><channel><title>Kites</title>${rest}</channel></rss>`));
    expect(feed("")).toBe(feed("<link>https://source.test/</link>"));
    for (const row of ["<item><id>1</id></item>", "<line>a</line><line>b</line>"])
      expect(feed(row)).not.toBe(feed(""));
    expect(statementOf(answer(`)]}'\n\n99\n[["wrb.fr","IJ`))).toBeNull();
  });

  it("is taken from unchanged runs that ended well without Records", () => {
    const entries = [frames(null, 1)];
    expect(emptyStatements([{ base: run([]), entries }])).toEqual(new Set([statementOf(frames(null, 2))]));
    expect(emptyStatements([{ base: run([{}]), entries }]).size).toBe(0);
    const twice = (second: string | null) => [
      { base: run([], [URL, URL]), entries: [...entries, frames(second, 5)] },
    ];
    expect(emptyStatements(twice(null)).size).toBe(1);
    expect(emptyStatements(twice("[]")).size).toBe(0);
    expect(emptyStatements([{ base: run([], [URL], "failed"), entries }]).size).toBe(0);
  });

  it("excuses an empty success, and nothing else does", () => {
    const base = run([{ id: "a" }]);
    const truth: Truth = { base, known: new Map(), ordinarilyEmpty: new Set(), emptyStatements: new Set() };
    const found = (saysNothing: boolean) =>
      verdictOf(truth, run([]), { effect: "loss", fits: ["source_changed"], saysNothing }, URL).findings;
    expect(found(true)).toEqual([]);
    expect(found(false).map(({ kind }) => kind)).toEqual(["empty success"]);
  });
});
