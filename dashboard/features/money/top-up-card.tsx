import { useState } from "react";
import { Failed } from "../../parts/page/failed.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { UsdField } from "../../parts/ui/usd-field.tsx";
import { microsOf, usdTextOf } from "../../parts/ui/usd-text.ts";
import { useWords } from "../../words/language.ts";
import { useHostedPage } from "./use-hosted-page.ts";

/** What most people add, in micro-USD; anything else can be written. */
const USUAL = [20_000_000, 50_000_000, 100_000_000, 250_000_000];

/** Adds money that does not expire. */
export function TopUpCard({ isActive }: { isActive: boolean }) {
  const { words, format } = useWords();
  const [text, setText] = useState("20.00");
  const page = useHostedPage();
  const usdMicros = microsOf(text);
  return (
    <Card title={words.money.topUp}>
      {isActive ? (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (usdMicros !== null) void page.checkout({ topUpUsdMicros: usdMicros });
          }}
        >
          <div className="flex flex-wrap gap-2">
            {USUAL.map((usual) => (
              <Button
                key={usual}
                size="small"
                aria-pressed={usual === usdMicros}
                className="aria-pressed:border-accent aria-pressed:text-accent"
                onClick={() => setText(usdTextOf(usual))}
              >
                {format.usd(usual)}
              </Button>
            ))}
          </div>
          <UsdField
            label={words.money.amount}
            help={words.money.topUpHelp}
            value={text}
            onChange={setText}
            error={text !== "" && usdMicros === null ? words.money.notUsd : page.problem?.fields.get("topUp")}
          />
          {page.problem && <Failed problem={page.problem} />}
          <div>
            <Button type="submit" look="main" disabled={usdMicros === null} isBusy={page.isBusy}>
              {words.money.checkout}
            </Button>
          </div>
        </form>
      ) : (
        <p className="text-quiet">{words.money.needsPlan}</p>
      )}
    </Card>
  );
}
