import { ask } from "../../data/ask.ts";
import { MoneyTroubleDocument } from "../../generated/money.ts";
import type { Attention, AttentionLine } from "../../parts/shell/feature.ts";

/** An unpaid plan, a balance that is used up or does not last, and top-ups that are refused. */
export const attention: Attention = async (words, format) => {
  const { billing, usage } = await ask(MoneyTroubleDocument, {});
  if (billing === null) return [];
  const { subscription, autoTopUp, availableUsdMicros: available, isActive, provider } = billing;
  const lines: AttentionLine[] = [];
  const pay = { label: words.money.pay, to: "/money" };
  const add = { label: words.money.addMoney, to: "/money" };
  if (subscription?.status === "PAST_DUE")
    lines.push({ tone: "bad", text: words.money.isPastDue, action: pay });
  if (subscription?.status === "GRACE" && subscription.graceEndsAt !== null)
    lines.push({
      tone: "warn",
      text: words.money.isInGrace(format.date(subscription.graceEndsAt)),
      action: pay,
    });
  if (autoTopUp.isEnabled && autoTopUp.pausedUntil !== null)
    lines.push({ tone: "warn", text: words.money.isPaused(format.date(autoTopUp.pausedUntil)), action: pay });
  if (!isActive || provider === "off") return lines;
  const estimate = usage?.billingEstimate;
  const toCome = estimate ? estimate.forecastSpendUsdMicros - estimate.estimatedSpendUsdMicros : 0;
  if (available <= 0) lines.push({ tone: "bad", text: words.money.isUsedUp, action: add });
  else if (toCome > available && !autoTopUp.isEnabled)
    lines.push({
      tone: "warn",
      text: words.money.isLow(format.usd(available), format.usd(toCome)),
      action: add,
    });
  return lines;
};
