import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { MoneyAutoTopUpDocument, type BillingFragment } from "../../generated/money.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { say } from "../../parts/ui/say.ts";
import { UsdField } from "../../parts/ui/usd-field.tsx";
import { microsOf, usdTextOf } from "../../parts/ui/usd-text.ts";
import { useWords } from "../../words/language.ts";

interface AutoTopUpCardProps {
  autoTopUp: BillingFragment["autoTopUp"];
  isActive: boolean;
  again: () => void;
}

/** Adds money by itself when little is left, up to a ceiling for each month. */
export function AutoTopUpCard({ autoTopUp, isActive, again }: AutoTopUpCardProps) {
  const { words, format } = useWords();
  const { isEnabled, chargedUsdMicros, isUnderWay, pausedUntil } = autoTopUp;
  const [texts, setTexts] = useState({
    threshold: usdTextOf(autoTopUp.thresholdUsdMicros),
    amount: usdTextOf(autoTopUp.amountUsdMicros),
    ceiling: usdTextOf(autoTopUp.monthlyCeilingUsdMicros),
  });
  const setting = useAction(MoneyAutoTopUpDocument);
  const [thresholdUsdMicros, amountUsdMicros, monthlyCeilingUsdMicros] = [
    microsOf(texts.threshold),
    microsOf(texts.amount),
    microsOf(texts.ceiling),
  ];
  const isReadable =
    thresholdUsdMicros !== null && amountUsdMicros !== null && monthlyCeilingUsdMicros !== null;
  const save = async (wanted: boolean) => {
    const amounts = { thresholdUsdMicros, amountUsdMicros, monthlyCeilingUsdMicros };
    // What is off is put off whatever stands in the fields.
    const input = wanted ? { isEnabled: true, ...amounts } : { isEnabled: false };
    const { data } = await setting.run({ input });
    if (!data) return;
    again();
    say({ title: wanted ? words.money.autoOn : words.money.autoOff });
  };
  const badge = (
    <Badge tone={isEnabled ? "good" : "quiet"}>{isEnabled ? words.money.on : words.money.off}</Badge>
  );
  const fields = ["threshold", "amount", "ceiling"] as const;
  if (!isActive)
    return (
      <Card title={words.money.autoTopUp} actions={badge}>
        <p className="text-quiet">{words.money.needsPlan}</p>
      </Card>
    );
  return (
    <Card title={words.money.autoTopUp} actions={badge}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReadable) void save(true);
        }}
      >
        <div className="grid items-start gap-3 sm:grid-cols-3">
          {fields.map((name) => (
            <UsdField
              key={name}
              label={words.money.auto[name]}
              value={texts[name]}
              onChange={(text) => setTexts({ ...texts, [name]: text })}
              error={microsOf(texts[name]) === null ? words.money.notUsd : undefined}
            />
          ))}
        </div>
        <p className="text-xs text-quiet">
          {words.money.charged(format.usd(chargedUsdMicros))}
          {isUnderWay && ` ${words.money.underWay}`}
          {pausedUntil !== null && ` ${words.money.paused(format.date(pausedUntil))}`}
        </p>
        {setting.problem && <Failed problem={setting.problem} />}
        <div className="flex gap-2">
          <Button type="submit" look="main" disabled={!isReadable} isBusy={setting.isBusy}>
            {isEnabled ? words.money.save : words.money.turnOn}
          </Button>
          {isEnabled && (
            <Button isBusy={setting.isBusy} onClick={() => void save(false)}>
              {words.money.turnOff}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
