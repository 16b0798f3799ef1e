import { describe, expect, test } from "vitest";
import { REQUEST_STATES, type RequestState } from "./request-documents.ts";
import { isLegal, isTerminal, MOVES, RESUMABLE_STATES, sourcesOf, TERMINAL_STATES } from "./request-moves.ts";

/** The whole table, by hand: from each state, where a Request may go. */
const LEGAL: Record<RequestState, RequestState[]> = {
  reserving: ["queued"],
  queued: ["running", "cancelled", "failed", "partial"],
  running: ["running", "queued", "succeeded", "partial", "failed", "cancelling"],
  cancelling: ["cancelled"],
  succeeded: [],
  partial: ["queued"],
  failed: ["queued"],
  cancelled: ["queued"],
};
const pairs = REQUEST_STATES.flatMap((from) => REQUEST_STATES.map((to) => [from, to] as const));

describe("moves of a Request", () => {
  test.each(pairs)("%s to %s", (from, to) => {
    expect(isLegal(from, to)).toBe(LEGAL[from].includes(to));
    expect(sourcesOf(to).includes(from)).toBe(LEGAL[from].includes(to));
  });

  test("each is listed once", () => {
    expect(new Set(MOVES.map(({ from, to }) => `${from} ${to}`)).size).toBe(MOVES.length);
  });

  test("only a resume leaves a terminal state, and nothing leaves succeeded", () => {
    expect(REQUEST_STATES.filter(isTerminal)).toEqual([...TERMINAL_STATES]);
    for (const { from, to } of MOVES)
      if (isTerminal(from))
        expect([...RESUMABLE_STATES, to]).toEqual(["partial", "failed", "cancelled", "queued"]);
  });
});
