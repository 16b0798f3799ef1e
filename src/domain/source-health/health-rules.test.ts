import { describe, expect, test } from "vitest";
import { isNeutral } from "../../scrape-host/is-neutral.ts";
import type { SourceOutcome } from "../../store/source-health/health-documents.ts";
import { errorRates, outcomesOf, statusOf } from "./health-rules.ts";

/** `+` is a good run; a code is a failed one. Oldest first. */
function runs(...codes: string[]): SourceOutcome[] {
  return codes.map((code) => ({ at: new Date(0), operation: "run", code: code === "+" ? null : code }));
}
const times = (count: number, code: string): string[] => Array.from({ length: count }, () => code);

describe("health of a source", () => {
  test.each([
    ["never ran", [], "ready"],
    ["only good runs", times(10, "+"), "ready"],
    ["one failure in ten", [...times(9, "+"), "source_timeout"], "degraded"],
    ["every run timed out", times(10, "source_timeout"), "degraded"],
    ["half blocked", [...times(5, "+"), ...times(5, "source_blocked")], "blocked"],
    [
      "blocked and throttled, half in all",
      [...times(5, "+"), ...times(3, "source_blocked"), ...times(2, "source_rate_limited")],
      "blocked",
    ],
    ["less than half blocked", [...times(6, "+"), ...times(4, "source_blocked")], "degraded"],
    ["half changed", [...times(5, "+"), ...times(5, "source_changed")], "changed"],
    [
      "changed, bad output and crashes, half in all",
      [
        ...times(5, "+"),
        "source_changed",
        "source_changed",
        "plugin_bad_output",
        "plugin_bad_output",
        "plugin_crashed",
      ],
      "changed",
    ],
    [
      "half changed and half blocked",
      [...times(5, "source_blocked"), ...times(5, "source_changed")],
      "changed",
    ],
    ["the only run failed", ["source_changed"], "changed"],
    ["old failures, ten good runs since", [...times(40, "source_blocked"), ...times(10, "+")], "ready"],
    ["old good runs, blocked now", [...times(40, "+"), ...times(10, "source_blocked")], "blocked"],
  ] as [string, string[], string][])("%s", (_what, codes, status) => {
    expect(statusOf(runs(...codes))).toBe(status);
  });

  test("what callers and workers cause says nothing of the source", () => {
    for (const code of [
      "input_not_found",
      "cancelled",
      "source_request_refused",
      "deadline_exceeded",
      "worker_lost",
      "robots_disallowed",
      "replay_miss",
    ])
      expect([code, isNeutral(code)]).toEqual([code, true]);
    for (const code of ["source_blocked", "source_changed", "source_timeout", "plugin_crashed"])
      expect([code, isNeutral(code)]).toEqual([code, false]);
  });

  test("error rates are shares of all recent runs, commonest first", () => {
    expect(errorRates(runs("+", "source_timeout", "source_blocked", "source_blocked"))).toEqual([
      { code: "source_blocked", count: 2, rate: 0.5 },
      { code: "source_timeout", count: 1, rate: 0.25 },
    ]);
    expect(errorRates([])).toEqual([]);
    expect(outcomesOf(undefined)).toEqual([]);
  });

  test("what was counted before it was known to be neutral is left out", () => {
    const recent = runs("replay_miss", "+", "source_timeout");
    const doc = { _id: "maps", recent, lastSuccessAt: null, lastFailureAt: null, lastFailure: null };
    expect(outcomesOf(doc)).toEqual(recent.slice(1));
  });
});
