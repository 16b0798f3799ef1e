import type { BillingFragment } from "../../generated/money.ts";
import { useWords } from "../../words/language.ts";
import { AutoTopUpCard } from "./auto-top-up-card.tsx";
import { Payments } from "./payments.tsx";
import { Plans } from "./plans.tsx";
import { TopUpCard } from "./top-up-card.tsx";

interface OverviewProps {
  billing: BillingFragment;
  again: () => void;
}

/** Plans, the ways to add money, and what was paid. */
export function Overview({ billing, again }: OverviewProps) {
  const { words } = useWords();
  const { provider, isActive, payments, autoTopUp } = billing;
  const takesPayments = provider !== "off";
  return (
    <div className="grid grid-cols-1 gap-4">
      {!takesPayments && <p className="rounded-lg bg-raised px-4 py-3">{words.money.noPaymentsTaken}</p>}
      {provider === "sandbox" && (
        <p className="rounded-lg bg-warn-soft px-4 py-3 text-warn">{words.money.sandbox}</p>
      )}
      <Plans billing={billing} />
      {takesPayments && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <TopUpCard isActive={isActive} />
          <AutoTopUpCard
            key={String(autoTopUp.isEnabled)}
            autoTopUp={autoTopUp}
            isActive={isActive}
            again={again}
          />
        </div>
      )}
      <Payments payments={payments} />
    </div>
  );
}
