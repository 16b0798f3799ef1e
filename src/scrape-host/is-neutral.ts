/** Codes that say nothing against the source: they are about the input, this installation or its settings. */
const NEUTRAL = new Set([
  "input_not_found",
  "cancelled",
  "source_request_refused",
  "deadline_exceeded",
  "worker_lost",
  "robots_disallowed",
  "replay_miss",
  "not_in_demo",
  "demo_mismatch",
]);

export function isNeutral(code: string): boolean {
  return NEUTRAL.has(code);
}
