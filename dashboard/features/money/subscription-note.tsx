import type { BillingFragment, SubscriptionStatus } from "../../generated/money.ts";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";

const TONES: Record<SubscriptionStatus, Tone> = {
  INCOMPLETE: "warn",
  ACTIVE: "good",
  GRACE: "warn",
  PAST_DUE: "bad",
  CANCELLED: "quiet",
};

/** How the subscription stands, and what comes next. */
export function SubscriptionNote({
  subscription,
}: {
  subscription: NonNullable<BillingFragment["subscription"]>;
}) {
  const { words, format } = useWords();
  const { status, periodStart, periodEnd, cancelAtPeriodEnd, pendingPlan, graceEndsAt } = subscription;
  const end = format.date(periodEnd);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={TONES[status]}>{words.money.status[status]}</Badge>
      <span className="text-quiet">{words.money.periodOf(format.date(periodStart), end)}</span>
      {cancelAtPeriodEnd && <span>{words.money.ends(end)}</span>}
      {pendingPlan !== null && <span>{words.money.next(pendingPlan, end)}</span>}
      {graceEndsAt !== null && <span>{words.money.grace(format.date(graceEndsAt))}</span>}
    </p>
  );
}
