import { describe, expect, it } from "vitest";
import { localPermits } from "./permits.ts";

const signal = new AbortController().signal;
const policy = { url: "http://a.example", requestsPerSecond: 2, concurrency: 2 };

/** A clock that only moves while somebody sleeps. */
function fakeClock() {
  const clock = {
    at: 0,
    now: () => clock.at,
    async sleep(ms: number, own: AbortSignal) {
      if (own.aborted) throw new Error("aborted");
      clock.at += ms;
    },
  };
  return clock;
}

describe("localPermits", () => {
  it("spaces starts evenly, per origin", async () => {
    const clock = fakeClock();
    const permits = localPermits(clock);
    const starts: number[] = [];
    for (let n = 0; n < 3; n++) {
      (await permits.acquire("http://a.example", policy, signal)).release();
      starts.push(clock.at);
    }
    (await permits.acquire("http://b.example", policy, signal)).release();
    starts.push(clock.at);
    expect(starts).toEqual([0, 500, 1000, 1000]);
  });

  it("grants no more than the concurrency and then in order", async () => {
    const permits = localPermits(fakeClock());
    const order: number[] = [];
    const granted = [0, 1, 2, 3].map(async (n) => {
      const permit = await permits.acquire("http://a.example", policy, signal);
      order.push(n);
      return permit;
    });
    const [first, second] = await Promise.all([granted[0]!, granted[1]!]);
    expect(order).toEqual([0, 1]);
    first.release();
    first.release();
    await granted[2];
    expect(order).toEqual([0, 1, 2]);
    second.release();
    await granted[3];
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it("forgets a waiter that is cancelled", async () => {
    const permits = localPermits(fakeClock());
    const one = { ...policy, concurrency: 1 };
    const abort = new AbortController();
    const held = await permits.acquire("http://a.example", one, signal);
    const waiting = permits.acquire("http://a.example", one, abort.signal);
    const next = permits.acquire("http://a.example", one, signal);
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ code: "cancelled" });
    held.release();
    (await next).release();
    (await permits.acquire("http://a.example", one, signal)).release();
  });
});
