import type { BillingFragment } from "../../generated/money.ts";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { useWords } from "../../words/language.ts";

/** What can be spent, what of it comes with the plan and goes with the month, and what is owed. */
export function Balance({ billing }: { billing: BillingFragment }) {
  const { words, format } = useWords();
  const { availableUsdMicros, includedUsdMicros, includedExpiresAt, debtUsdMicros } = billing;
  return (
    <Stats>
      <Stat
        label={availableUsdMicros < 0 ? words.money.owed : words.money.available}
        value={format.usd(Math.abs(availableUsdMicros))}
        note={debtUsdMicros > 0 ? words.money.debt(format.usd(debtUsdMicros)) : words.money.availableNote}
      />
      <Stat
        label={words.money.included}
        value={format.usd(includedUsdMicros)}
        note={
          includedExpiresAt === null
            ? words.money.includedNone
            : words.money.includedUntil(format.date(includedExpiresAt))
        }
      />
      <Stat
        label={words.money.toppedUp}
        value={format.usd(billing.toppedUpUsdMicros)}
        note={words.money.toppedUpNote}
      />
      <Stat label={words.money.held} value={format.usd(billing.heldUsdMicros)} note={words.money.heldNote} />
    </Stats>
  );
}
