import { expect, it } from "vitest";
import { Inbox } from "./inbox.ts";

/** An inbox whose messages are dealt with by hand. */
function byHand() {
  const taken: string[] = [];
  const ends: (() => void)[] = [];
  let done = 0;
  const inbox = new Inbox(
    (text) => {
      taken.push(text);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    () => (done += 1),
  );
  for (const text of ["1", "2", "3"]) inbox.put(Buffer.from(text));
  return { inbox, taken, ends, done: () => done };
}

it("takes the next message when the last was dealt with", async () => {
  const { inbox, taken, ends, done } = byHand();
  expect([taken, inbox.isBehind]).toEqual([["1"], true]);
  ends[0]?.();
  await expect.poll(() => taken).toEqual(["1", "2"]);
  expect(done()).toBe(1);
  ends[1]?.();
  await expect.poll(() => taken).toEqual(["1", "2", "3"]);
  expect(inbox.isBehind).toBe(false);
});

it("takes the next message when the last was let go, and counts it once", async () => {
  const { inbox, taken, ends } = byHand();
  inbox.letGo();
  await expect.poll(() => taken).toEqual(["1", "2"]);
  ends[0]?.();
  await new Promise(setImmediate);
  expect(taken).toEqual(["1", "2"]);
});

it("takes nothing after it was cleared", async () => {
  const { inbox, taken, ends, done } = byHand();
  inbox.clear();
  ends[0]?.();
  await expect.poll(done).toBe(1);
  expect(taken).toEqual(["1"]);
  inbox.put(Buffer.from("4"));
  await expect.poll(() => taken).toEqual(["1", "4"]);
});
