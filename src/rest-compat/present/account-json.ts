import type { RestAccountQuery } from "../../generated/rest-documents.ts";
import { usdOfMicros } from "../../kernel/usd.ts";

/** The account as /v1 shows it: amounts as USD numbers, exact to the micro, with the micros beside them. */
export function accountJson(account: NonNullable<RestAccountQuery["viewer"]>) {
  return {
    ...account,
    available: usdOfMicros(account.availableUsdMicros),
    held: usdOfMicros(account.heldUsdMicros),
    currency: "USD",
  };
}
