import { expect, it } from "vitest";
import type { AppError } from "../../errors/app-error.ts";
import { ALL_SCOPES, type Caller } from "../../domain/access/caller.ts";
import { AnswerBudget } from "./answer-budget.ts";

const budget = () => new AnswerBudget({ account: 10_000, address: 1000 });
const anonymous = (address: string) => ({ caller: null, address });
const keyed = (accountId: string, id: string, address = "::1") => {
  const credential = { kind: "api_key", id } as const;
  const caller: Caller = { accountId, credential, hash: id, scopes: ALL_SCOPES, isOperator: false };
  return { caller, address };
};
const refusal = (work: () => void): AppError | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error as AppError;
  }
};

it("refuses a client that was answered more than four seconds of its rate, says for how long, and nobody else", () => {
  const answers = budget();
  answers.charge(anonymous("one"), 4_000_000);
  expect(refusal(() => answers.assertPaid(anonymous("one")))).toBeNull();
  answers.charge(anonymous("one"), 5_000_000);
  const refused = refusal(() => answers.assertPaid(anonymous("one")));
  expect([refused?.code, refused?.retryAfterSeconds]).toEqual(["rate_limited", 5]);
  for (const other of [anonymous("two"), keyed("acc", "key", "one")])
    expect(refusal(() => answers.assertPaid(other))).toBeNull();
});

it("counts all keys of an account together, wherever they are used", () => {
  const answers = budget();
  answers.charge(keyed("acc", "a", "one"), 30_000_000);
  answers.charge(keyed("acc", "b", "two"), 30_000_000);
  expect(refusal(() => answers.assertPaid(keyed("acc", "c", "three")))?.code).toBe("rate_limited");
  expect(refusal(() => answers.assertPaid(keyed("other", "d", "one")))).toBeNull();
});

it("sends no answer beyond the largest, which counts all the same", () => {
  const answers = budget();
  const refused = refusal(() => answers.charge(anonymous("one"), 17 * 1024 * 1024));
  expect(refused?.code).toBe("answer_too_large");
  expect(refusal(() => answers.assertPaid(anonymous("one")))?.code).toBe("rate_limited");
  expect(refusal(() => answers.charge(keyed("acc", "a"), 17 * 1024 * 1024))).toBeNull();
});

it("keeps nothing of clients that have paid", () => {
  const answers = budget();
  for (let n = 0; n < 5000; n += 1) answers.charge(anonymous(`client ${n}`), 0);
  expect(answers.clients).toBeLessThan(1100);
});
