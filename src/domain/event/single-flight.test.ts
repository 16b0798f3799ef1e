import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { SingleFlight } from "./single-flight.ts";

function counter(): { reads: number; read: () => Promise<number> } {
  const counted = {
    reads: 0,
    read: () => Promise.resolve(++counted.reads),
  };
  return counted;
}

test("askers of one turn share one read, also from microtasks", async () => {
  const shared = new SingleFlight();
  const counted = counter();
  const late = Promise.resolve().then(() => shared.once("a", counted.read));
  expect(await Promise.all([shared.once("a", counted.read), shared.once("a", counted.read), late])).toEqual([
    1, 1, 1,
  ]);
});

test("a read begins after its askers asked, and a later asker gets a fresh one", async () => {
  const shared = new SingleFlight();
  const counted = counter();
  const first = shared.once("a", counted.read);
  expect(counted.reads).toBe(0);
  await nextTurn();
  expect(counted.reads).toBe(1);
  expect(await shared.once("a", counted.read)).toBe(2);
  expect(await first).toBe(1);
});

test("other keys are read apart, and a failed read is given to all and then forgotten", async () => {
  const shared = new SingleFlight();
  const counted = counter();
  const failing = () => Promise.reject(new Error("away"));
  const answers = await Promise.allSettled([
    shared.once("a", failing),
    shared.once("a", failing),
    shared.once("b", counted.read),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(await shared.once("a", counted.read)).toBe(2);
});
