import { afterAll, beforeAll, expect, test } from "vitest";
import { Leftovers } from "../../src/server/leftovers.ts";
import { appendEvent } from "../../src/store/event/events.store.ts";
import { startEngineStore, type EngineStore } from "./engine-store.ts";

let engine: EngineStore;
beforeAll(async () => {
  engine = await startEngineStore();
});
afterAll(() => engine.stop());

test("what crashes left is looked for at each turn, and at every third once nothing was announced for a minute", async () => {
  let seconds = 0;
  const leftovers = new Leftovers(engine.store, () => seconds * 1000);
  /** Seconds of the turns at which it looked, of turns every ten seconds. */
  const looksUntil = async (last: number): Promise<number[]> => {
    const looks: number[] = [];
    for (; seconds <= last; seconds += 10) if (!(await leftovers.mayWait())) looks.push(seconds);
    return looks;
  };
  expect(await looksUntil(60)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(await looksUntil(150)).toEqual([90, 120, 150]);

  const elsewhere = await engine.another();
  await appendEvent(elsewhere, {
    topic: "request",
    subject: "req_1",
    accountId: "acc_1",
    kind: "succeeded",
    at: new Date(),
  });
  expect(await looksUntil(220)).toEqual([160, 170, 180, 190, 200, 210, 220]);
  expect(await looksUntil(280)).toEqual([250, 280]);
});
