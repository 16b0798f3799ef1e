import { expect, test } from "vitest";
import type { Client } from "./rate-limit.ts";
import { LiveLimits } from "./live-limits.ts";

const limits = () =>
  new LiveLimits({
    QUARRY_MAX_CONNECTIONS: { account: 2, address: 4, anonymousAddress: 1, anonymous: 2 },
    QUARRY_MAX_SUBSCRIPTIONS: {
      connection: 2,
      anonymousConnection: 1,
      account: 3,
      address: 5,
      anonymousAddress: 2,
    },
  });
const of = (account: string, address: string): Client => ({
  caller: {
    accountId: account,
    credential: { kind: "api_key", id: `key of ${account}` },
    hash: "",
    scopes: [],
    isOperator: false,
  },
  address,
});
const anonymous = (address: string): Client => ({ caller: null, address });

/** What an attempt says: "ok" or the refusal. */
function outcome(attempt: () => unknown): string {
  try {
    attempt();
    return "ok";
  } catch (error) {
    return (error as Error).message;
  }
}

test("connections are bounded by address before, and by caller after they said who they are", () => {
  const live = limits();
  const leave = [1, 2, 3, 4].map(() => live.arrival("1.1.1.1"));
  expect(outcome(() => live.arrival("1.1.1.1"))).toBe(
    "4 WebSockets and event streams of one address are open, which is the most.",
  );
  expect(outcome(() => live.arrival("2.2.2.2"))).toBe("ok");
  leave[0]?.();
  leave[0]?.();
  expect(outcome(() => live.arrival("1.1.1.1"))).toBe("ok");
  expect(outcome(() => live.arrival("1.1.1.1"))).toContain("4 WebSockets");

  live.connection(of("a", "1.1.1.1"));
  const second = live.connection(of("a", "2.2.2.2"));
  expect(outcome(() => live.connection(of("a", "3.3.3.3")))).toContain(
    "2 WebSockets and event streams of this account",
  );
  expect(outcome(() => live.connection(of("b", "1.1.1.1")))).toBe("ok");
  second();
  expect(outcome(() => live.connection(of("a", "3.3.3.3")))).toBe("ok");

  live.connection(anonymous("1.1.1.1"));
  expect(outcome(() => live.connection(anonymous("1.1.1.1")))).toContain(
    "1 WebSockets and event streams of one address without",
  );
  live.connection(anonymous("2.2.2.2"));
  expect(outcome(() => live.connection(anonymous("3.3.3.3")))).toContain(
    "2 WebSockets and event streams of callers without",
  );
});

test("operations are bounded by connection, by caller and by address, and a refused one takes no place", () => {
  const live = limits();
  const one = of("a", "1.1.1.1");
  live.operation("x", one);
  live.operation("x", one);
  for (let again = 0; again < 3; again++)
    expect(outcome(() => live.operation("x", one))).toContain("2 operations of one connection");
  const third = live.operation("y", one);
  expect(outcome(() => live.operation("y", one))).toContain("3 operations of this account");
  third();
  expect(outcome(() => live.operation("y", one))).toBe("ok");

  live.operation("z", anonymous("1.1.1.1"));
  expect(outcome(() => live.operation("z", anonymous("1.1.1.1")))).toContain(
    "1 operations of one connection without",
  );
  live.operation("w", anonymous("1.1.1.1"));
  expect(outcome(() => live.operation("v", anonymous("1.1.1.1")))).toContain(
    "2 operations of one address without",
  );
  expect(outcome(() => live.operation("u", of("b", "1.1.1.1")))).toContain("5 operations of one address are");
  expect(outcome(() => live.operation("u", of("b", "2.2.2.2")))).toBe("ok");
});
