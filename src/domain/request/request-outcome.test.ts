import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../errors/codes.ts";
import { STOP_REASONS } from "../../store/request/request-documents.ts";
import { requestOutcomeOf } from "./request-outcome.ts";

const seen = new Set<string>();
function ending(...input: Parameters<typeof requestOutcomeOf>): ReturnType<typeof requestOutcomeOf> {
  const result = requestOutcomeOf(...input);
  seen.add(result.stopReason);
  return result;
}

describe("how a run ends", () => {
  test("an exhausted source succeeds, also without a Record", () => {
    for (const records of [0, 5]) {
      expect(ending({ kind: "exhausted" }, records, 100, 100)).toEqual({
        to: "succeeded",
        stopReason: "exhausted",
        error: null,
      });
    }
  });

  test("enough is the limit, or the cost ceiling where that is lower", () => {
    expect(ending({ kind: "enough" }, 100, 100, 100)).toEqual({
      to: "succeeded",
      stopReason: "limit_reached",
      error: null,
    });
    expect(ending({ kind: "enough" }, 60, 100, 60)).toEqual({
      to: "partial",
      stopReason: "cost_cap_reached",
      error: null,
    });
  });

  test("a cancel is its own state, whatever was stored", () => {
    for (const records of [0, 5]) {
      expect(ending({ kind: "cancelled" }, records, 100, 100)).toEqual({
        to: "cancelled",
        stopReason: "cancelled_by_user",
        error: null,
      });
    }
  });

  test.each<[ErrorCode, string]>([
    ["source_blocked", "source_blocked"],
    ["source_rate_limited", "source_blocked"],
    ["source_unavailable", "source_unavailable"],
    ["source_timeout", "source_unavailable"],
    ["source_changed", "source_changed"],
    ["robots_disallowed", "robots_disallowed"],
    ["input_not_found", "input_not_found"],
    ["deadline_exceeded", "deadline"],
    ["worker_lost", "worker_lost"],
    ["plugin_crashed", "internal"],
    ["plugin_out_of_memory", "internal"],
    ["plugin_bad_output", "internal"],
    ["scraper_disabled", "internal"],
    ["internal", "internal"],
  ])("%s stops for %s: partial with Records, failed without", (code, stopReason) => {
    const error = { code, message: "Because." };
    expect(ending({ kind: "error", ...error }, 1, 100, 100)).toEqual({ to: "partial", stopReason, error });
    expect(ending({ kind: "error", ...error }, 0, 100, 100)).toEqual({ to: "failed", stopReason, error });
  });

  test("every stop reason but the empty balance can come about", () => {
    // The whole estimate is held before a run, so no run can meet an empty balance.
    expect([...seen].sort()).toEqual(STOP_REASONS.filter((one) => one !== "balance_exhausted").sort());
  });
});
