import { expect, it } from "vitest";
import type { QueueMessage } from "../../domain/queue/home-facts.ts";
import { retryDelay, settledOf } from "./queue-settled.ts";

const rules = { maxRetries: 2, retryDelaySeconds: 10, isBackoff: false, deadLetter: null };
const message = (id: string, failures: number) => ({ id, failures }) as QueueMessage;
const retry = (...ids: string[]) => ids.map((id) => ({ id, delaySeconds: null }));

it("n retries are n + 1 deliveries", () => {
  const batch = [message("first", 0), message("second", 1), message("third", 2)];
  const verdict = { done: [], retried: retry("first", "second", "third"), error: "answered 500" };
  const { done, retried, dead } = settledOf(rules, batch, verdict, 1000);
  expect(done).toEqual([]);
  expect(retried.map((one) => [one.message.id, one.nextAt.getTime()])).toEqual([
    ["first", 11_000],
    ["second", 11_000],
  ]);
  expect(dead).toEqual([{ message: batch[2], error: "answered 500" }]);
});

it("what has no place to go, since the dead-letter queue is deleted, is kept and tried now and then", () => {
  const deleted = { ...rules, deadLetter: { queueId: "que_2", isThere: false } };
  const verdict = { done: [], retried: retry("last"), error: "answered 500" };
  const { retried, dead } = settledOf(deleted, [message("last", 9)], verdict, 1000);
  expect([retried.map(({ nextAt }) => nextAt.getTime()), dead]).toEqual([[61_000], []]);
});

it("a delay that the worker asks for wins, even one of 0", () => {
  const verdict = { done: [], retried: [{ id: "a", delaySeconds: 0 }], error: null };
  const [one] = settledOf(rules, [message("a", 0)], verdict, 1000).retried;
  expect([one?.nextAt.getTime(), one?.error]).toEqual([1000, "retry_asked"]);
});

it("retries wait longer and longer where that is wanted", () => {
  const backoff = { ...rules, isBackoff: true };
  expect([0, 1, 2, 3, 20].map((failures) => retryDelay(backoff, failures))).toEqual([10, 20, 40, 80, 43_200]);
  expect(retryDelay({ ...backoff, retryDelaySeconds: 0 }, 3)).toBe(8);
  expect(retryDelay(rules, 5)).toBe(10);
});
