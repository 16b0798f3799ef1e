import { expect, test } from "vitest";
import { ReadAhead } from "./read-ahead.ts";

test("of all queues together so much is held; one that holds nothing may take one more, and who was refused is told", () => {
  const readAhead = new ReadAhead(100);
  const told: string[] = [];
  const take = (bytes: number, isFirst: boolean) =>
    readAhead.take(bytes, isFirst, () => told.push(`${bytes}`));
  expect([take(60, true), take(40, false), take(1, false), take(90, true), take(20, true)]).toEqual([
    ...[true, true, false, true, false],
  ]);
  readAhead.give(60);
  expect(told).toEqual([]);
  readAhead.give(90);
  expect(told).toEqual(["1", "20"]);
  readAhead.give(40);
  expect([take(1000, false), told.length]).toEqual([true, 2]);
});

test("a few queues are read at once, and the rest in turn", async () => {
  const readAhead = new ReadAhead();
  let [reading, most, done] = [0, 0, 0];
  const read = async () => {
    most = Math.max(most, ++reading);
    await Promise.resolve();
    reading -= 1;
    done += 1;
    if (done === 7) throw new Error("one fails");
  };
  await Promise.allSettled(Array.from({ length: 50 }, () => readAhead.inTurn(read)));
  expect([done, most]).toEqual([50, 4]);
});
