import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { EventBacklog } from "./event-backlog.ts";

/** A library that makes results as fast as it may, and queues them. */
function operation(backlog: EventBacklog, results: number) {
  const queue: string[] = [];
  let made = 0;
  const done = (async () => {
    for (; made < results; made++) {
      await backlog.add(`{"made":${made}}`);
      queue.push("event: next\ndata: {}\n\n");
    }
  })();
  async function* events(): AsyncGenerator<string> {
    for (let passed = 0; passed < results;) {
      const event = queue.shift();
      if (event === undefined) {
        await nextTurn();
        yield ":\n\n";
        continue;
      }
      passed += 1;
      yield event;
    }
  }
  return { events: events(), made: () => made, done };
}
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await nextTurn();
};

test("an operation is one result ahead of who reads nothing, and goes on with who reads", async () => {
  const backlog = new EventBacklog();
  const { events, made } = operation(backlog, 1000);
  const drained = backlog.drain(events);
  await turns();
  expect(made()).toBe(1);
  const seen: string[] = [];
  for await (const event of drained) {
    if (!event.startsWith("event: next")) continue;
    seen.push(event);
    expect(made() - seen.length).toBeLessThanOrEqual(1);
  }
  expect(seen).toEqual(Array.from({ length: 1000 }, (_, n) => `event: next\ndata: {"made":${n}}\n\n`));
});

test("who has gone holds up nobody", async () => {
  const backlog = new EventBacklog();
  const { done, made } = operation(backlog, 5);
  await turns();
  expect(made()).toBe(1);
  backlog.close();
  await done;
  expect(made()).toBe(5);
});
