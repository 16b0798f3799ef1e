import { expect, it } from "vitest";
import { adviceOf } from "./advice.ts";
import type { MessageEvent } from "./message-view.ts";

const at = new Date(0);
const none = { at, attempt: null, status: null, ms: null, error: null, nextAt: null, requestId: null };
const event = (what: MessageEvent["event"], error: string | null = null): MessageEvent => ({
  ...none,
  event: what,
  error,
});

it.each([
  ["answered 500", "retried", /^The worker answered no 2xx: `quarry logs`/],
  ["worker_crashed", "retried", /^The worker ended while it had the message: `quarry logs`/],
  ["worker_timeout", "dropped", /within 15 minutes.*It is gone: a dead-letter queue/],
  ["malformed_verdict", "retried", /docs\/queues.md/],
  [null, "dead_lettered", /^The worker asked for another delivery.*quarry queues replay/],
  ["retry_asked", "dead_lettered", /^The worker asked for another delivery.*quarry queues replay/],
] as const)("of a message that failed with %s and was %s", (error, what, said) => {
  expect(adviceOf([event("sent"), event(what, error)], null)).toMatch(said);
});

it("what is held says what ends it, and what is handled says nothing", () => {
  const waits = [event("sent"), event("waiting")];
  expect(adviceOf(waits, { reason: "no_handler", until: at })).toContain("POST /.svc/queues/");
  expect(adviceOf(waits, { reason: "usage_cap_reached", until: at })).toContain("raise it");
  expect(adviceOf(waits, { reason: "replaced", until: at })).toContain("replaced");
  expect(adviceOf(waits, null)).toBeNull();
  const dead = [event("dead_lettered", "answered 500"), event("waiting")];
  expect(adviceOf(dead, { reason: "no_handler", until: at })).toContain("quarry queues replay");
  const handled = [event("sent"), event("retried", "answered 500"), event("delivered")];
  expect(adviceOf(handled, { reason: "no_handler", until: at })).toBeNull();
});
