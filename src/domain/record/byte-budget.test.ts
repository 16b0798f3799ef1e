import { expect, it } from "vitest";
import { ByteBudget } from "./byte-budget.ts";

it("lets an account take what it may in a minute, and no more", () => {
  const budget = new ByteBudget(1000);
  budget.take("acc_one", 900);
  budget.assertRoom("acc_one");
  // The last one may go beyond it.
  budget.take("acc_one", 600);
  expect(() => budget.assertRoom("acc_one")).toThrow(
    expect.objectContaining({ code: "rate_limited", retryAfterSeconds: 30 }),
  );
  budget.assertRoom("acc_two");
});
