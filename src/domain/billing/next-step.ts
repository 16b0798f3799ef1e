import type { Face } from "../../errors/app-error.ts";
import type { BillingView } from "./billing.service.ts";

/** What a program does next. That a page is paid on is a person's choice, so it is told how to ask, not where to pay. */
export function nextStep({ wallet, subscription }: BillingView, face: Face): string {
  const checkout = face === "rest" ? "POST /v1/billing/checkout" : "the mutation `billingCheckout`";
  const portal = face === "rest" ? "POST /v1/billing/portal" : "the mutation `billingPortal`";
  if (subscription?.status === "past_due")
    return `Tell the account owner that the plan is past due; with their consent get a page to pay on from ${portal}.`;
  if (!wallet.isOpen)
    return `Ask the account owner which plan they want; when they have chosen one, get the page to pay on from ${checkout}.`;
  if (wallet.availableUsdMicros <= 0)
    return `Nothing is left to spend. Ask the account owner whether to top up; when they agree, get the page from ${checkout}.`;
  if (subscription?.status === "grace")
    return `Continue. Tell the account owner that the last payment failed; ${portal} gives a page to put it right.`;
  return "Continue: nothing has to be paid now.";
}
