import type { BillingFragment, PaidPlan } from "../../generated/money.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { useWords } from "../../words/language.ts";
import { SubscriptionNote } from "./subscription-note.tsx";
import { useHostedPage } from "./use-hosted-page.ts";

const PAID: Record<string, PaidPlan> = { Plus: "PLUS", Pro: "PRO", Max: "MAX" };

/** The plans side by side; another one is paid for on a page of the provider. */
export function Plans({ billing }: { billing: BillingFragment }) {
  const { words } = useWords();
  const page = useHostedPage();
  const { plans, plan, subscription, provider } = billing;
  const manage = (
    <Button size="small" icon="link" isBusy={page.isBusy} onClick={() => void page.portal()}>
      {words.money.portal}
    </Button>
  );
  return (
    <Card title={words.money.plan} actions={subscription && provider !== "off" && manage}>
      <div className="grid gap-3">
        {subscription && <SubscriptionNote subscription={subscription} />}
        {page.problem && <Failed problem={page.problem} />}
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {plans.map((one) => (
            <PlanItem
              key={one.name}
              plan={one}
              isPresent={one.name === plan}
              isBusy={page.isBusy}
              choose={choiceOf(one.name)}
            />
          ))}
        </ul>
      </div>
    </Card>
  );

  function choiceOf(name: string) {
    const paid = PAID[name];
    const isOpen = provider !== "off" && name !== plan && paid !== undefined;
    return isOpen ? () => void page.checkout({ plan: paid }) : undefined;
  }
}

interface PlanItemProps {
  plan: BillingFragment["plans"][number];
  isPresent: boolean;
  isBusy: boolean;
  /** Undefined for one that cannot be chosen. */
  choose: (() => void) | undefined;
}

function PlanItem({ plan, isPresent, isBusy, choose }: PlanItemProps) {
  const { words, format } = useWords();
  const { name, priceUsdMicros, includedUsdMicros, canScrape } = plan;
  return (
    <li
      className={classNames(
        "flex flex-col gap-1 rounded-md border border-line p-3",
        isPresent && "border-accent",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        {isPresent && <Badge tone="accent">{words.money.present}</Badge>}
      </div>
      <p>
        <span className="text-lg font-semibold">{format.usd(priceUsdMicros)}</span>{" "}
        <span className="text-quiet">{words.money.aMonth}</span>
      </p>
      <p className="grow text-quiet">
        {canScrape ? words.money.comesWith(format.usd(includedUsdMicros)) : words.money.noRequests}
      </p>
      {choose && (
        <Button className="mt-2" isBusy={isBusy} onClick={choose}>
          {words.money.choose(name)}
        </Button>
      )}
    </li>
  );
}
