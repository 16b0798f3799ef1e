import { AppError } from "../../errors/app-error.ts";
import type { Cap } from "./account-view.ts";
import { isStored } from "./meters.ts";
import { secondsToEnd } from "./period.ts";

/** The answer to an operation for which a cap leaves no room. */
export function capReached(
  { metric, period, value, isOfPlan }: Pick<Cap, "metric" | "period" | "value" | "isOfPlan">,
  used: number,
  now: Date,
): AppError {
  const facts = { meter: metric, period, cap: value, used };
  const whose = isOfPlan === true ? "limit of the plan" : "cap";
  if (isStored(metric))
    return new AppError("storage_cap_reached", {
      message: `The ${whose} on ${metric} is ${value} bytes, and there is no room for more.`,
      facts,
    });
  return new AppError("usage_cap_reached", {
    message: `The ${whose} on ${metric} is ${value} each ${period}, and it is reached.`,
    facts,
    retryAfterSeconds: secondsToEnd(period, now),
  });
}
