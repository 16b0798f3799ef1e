import type { RequestState } from "./request-documents.ts";

export interface Move {
  from: RequestState;
  to: RequestState;
  trigger: string;
}

/** Every legal move of a Request. Each is one conditional update in the request stores, and each is evented. */
export const MOVES = [
  { from: "reserving", to: "queued", trigger: "the hold is placed" },
  { from: "queued", to: "running", trigger: "a worker takes the lease" },
  { from: "queued", to: "cancelled", trigger: "cancel" },
  { from: "queued", to: "failed", trigger: "the scraper is switched off or gone" },
  { from: "queued", to: "partial", trigger: "the same, with Records of an earlier run" },
  { from: "running", to: "running", trigger: "the lease ran out and another worker takes it" },
  { from: "running", to: "queued", trigger: "the worker shuts down and hands the Request back" },
  { from: "running", to: "succeeded", trigger: "the source is exhausted or the limit is reached" },
  { from: "running", to: "partial", trigger: "the run stopped early with stored Records" },
  { from: "running", to: "failed", trigger: "the run stopped early without stored Records" },
  { from: "running", to: "cancelling", trigger: "cancel" },
  { from: "cancelling", to: "cancelled", trigger: "the worker acknowledges, or its lease ran out" },
  { from: "partial", to: "queued", trigger: "resume" },
  { from: "failed", to: "queued", trigger: "resume" },
  { from: "cancelled", to: "queued", trigger: "resume" },
] as const satisfies readonly Move[];

export const TERMINAL_STATES = [
  "succeeded",
  "partial",
  "failed",
  "cancelled",
] as const satisfies readonly RequestState[];
export const RESUMABLE_STATES = ["partial", "failed", "cancelled"] as const satisfies readonly RequestState[];

export function isTerminal(state: RequestState): boolean {
  return (TERMINAL_STATES as readonly RequestState[]).includes(state);
}

export function isLegal(from: RequestState, to: RequestState): boolean {
  return MOVES.some((move) => move.from === from && move.to === to);
}

/** The states from which `to` may be reached; for the filter of a conditional update. */
export function sourcesOf(to: RequestState): RequestState[] {
  return MOVES.filter((move) => move.to === to).map((move) => move.from);
}
