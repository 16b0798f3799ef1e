import { expect, test } from "vitest";
import { mostRuns, Turns } from "./turns.ts";

/** Takes turns until nobody may run, as a worker does; the accounts in the order of their turns. */
function takeAll(turns: Turns): string {
  let taken = "";
  for (let next = turns.next(); next !== null; next = turns.next()) {
    turns.began(next);
    taken += next.accountId;
  }
  return taken;
}

test("one account alone fills the worker, and no more", () => {
  const turns = new Turns(8, 8);
  turns.waits("A");
  expect(takeAll(turns)).toBe("AAAAAAAA");
  expect(turns.hasFreeTurn).toBe(true);
  expect(turns.barred).toEqual(["A"]);
});

test("accounts that wait take turns, however much each has queued", () => {
  const turns = new Turns(8, 8);
  turns.waits("A");
  turns.waits("B");
  turns.queued("C");
  expect(takeAll(turns)).toBe("ABCABABA");
});

test("an account of which nothing runs finds room at a worker that another one fills", () => {
  const turns = new Turns(8, 8);
  turns.waits("A");
  takeAll(turns);
  turns.queued("B");
  turns.queued("B");
  expect(takeAll(turns)).toBe("B");
  expect(turns.hasFreeTurn).toBe(false);
  turns.queued("C");
  expect(turns.next()).toBeNull();
  for (const account of ["B", "C"]) {
    turns.ended("B");
    expect(takeAll(turns)).toBe(account);
  }
});

test("a place that becomes free goes to who has the fewest runs", () => {
  const turns = new Turns(4, 4);
  turns.waits("A");
  takeAll(turns);
  turns.waits("B");
  expect(takeAll(turns)).toBe("B");
  turns.ended("A");
  // Still as many as the concurrency: the newcomer's place is one on top.
  expect(turns.next()).toBeNull();
  turns.ended("A");
  expect(takeAll(turns)).toBe("B");
  turns.ended("A");
  expect(takeAll(turns)).toBe("A");
});

test("among equals it is who waited longest for a turn", () => {
  const turns = new Turns(3, 3);
  for (const account of ["A", "B", "C", "D"]) turns.waits(account);
  expect(takeAll(turns)).toBe("ABCD");
  for (const account of ["A", "B", "C", "D"]) turns.ended(account);
  for (const account of ["E", "B"]) turns.waits(account);
  expect(takeAll(turns)).toBe("ABCD");
});

test("no account has more runs than it may have, also with room left", () => {
  const turns = new Turns(8, 2);
  turns.waits("A");
  expect(takeAll(turns)).toBe("AA");
  expect(turns.barred).toEqual(["A"]);
  turns.waits("B");
  expect(takeAll(turns)).toBe("BB");
});

test("an account has as many turns as Requests were announced, and one more look when nobody knows", () => {
  const turns = new Turns(8, 8);
  turns.queued("A");
  turns.queued("A");
  expect(takeAll(turns)).toBe("AA");
  turns.waits("A");
  expect(turns.next()).toEqual({ accountId: "A", queued: Infinity });
  // Nothing was found.
  expect(turns.next()).toBeNull();
  // Taken without an announcement, such as one that another worker had let go.
  turns.began({ accountId: "A", queued: 0 });
  expect(turns.next()).toBeNull();
});

test("what is announced while a turn is taken is not forgotten when that one finds nothing", () => {
  const turns = new Turns(8, 8);
  turns.queued("A");
  turns.next();
  turns.queued("A");
  expect(takeAll(turns)).toBe("A");
});

test.each([
  [1, 2],
  [4, 5],
  [24, 27],
])("a worker for %i Requests has %i runs at most", (concurrency, most) => {
  const turns = new Turns(concurrency, concurrency);
  for (let n = 0; n < 100; n++) turns.waits(`account ${n}`);
  takeAll(turns);
  expect(mostRuns(concurrency)).toBe(most);
  expect(turns.hasFreeTurn).toBe(false);
});
