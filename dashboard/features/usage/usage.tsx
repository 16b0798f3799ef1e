import { useData } from "../../data/use-data.ts";
import { UsageMonthDocument, type UsageMonthQuery } from "../../generated/usage.ts";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Select } from "../../parts/ui/select.tsx";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { useWords } from "../../words/language.ts";
import { CapsCard } from "./caps-card.tsx";
import { DaysCard } from "./days-card.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { metersOf } from "./meter.ts";
import { MetersTable } from "./meters-table.tsx";

const MONTHS_SHOWN = 12;

/** What was used in a month, by meter and day, and what stops it. */
export function Page() {
  const { words, format } = useWords();
  const months = newestMonths(new Date());
  const [now = ""] = months;
  const [month, setMonth] = useUrlState("month", now);
  const found = useData(UsageMonthDocument, { month });
  const filter = (
    <Select
      label={words.usage.month}
      value={month}
      onChange={setMonth}
      className="w-44"
      options={months.map((value) => ({ value, label: format.month(`${value}-15T12:00:00Z`) }))}
    />
  );
  return (
    <ListPage title={words.usage.title} intro={words.usage.intro} filters={filter}>
      <Shown of={found}>
        {({ usage, scrapers }) => usage && <Month usage={usage} scrapers={scrapers} again={found.again} />}
      </Shown>
    </ListPage>
  );
}

interface MonthProps {
  usage: NonNullable<UsageMonthQuery["usage"]>;
  scrapers: UsageMonthQuery["scrapers"];
  again: () => void;
}

function Month({ usage, scrapers, again }: MonthProps) {
  const { words, format } = useWords();
  const { billingEstimate: estimate, caps, spendLimits, month } = usage;
  const meters = metersOf(usage.meters, scrapers);
  const records = usage.meters.reduce((sum, { scraper, used }) => sum + (scraper === null ? 0 : used), 0);
  const stopped = [...caps, ...spendLimits].filter(({ state }) => state === "STOPPED").length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Stats>
        <Stat
          label={words.usage.spent}
          value={format.usd(estimate.estimatedSpendUsdMicros)}
          note={words.usage.planNote(usage.plan)}
        />
        <Stat
          label={words.usage.forecast}
          value={format.aboutUsd(estimate.forecastSpendUsdMicros)}
          note={words.usage.forecastNote}
        />
        <Stat label={words.usage.records} value={format.number(records)} note={words.usage.recordsNote} />
        <Stat
          label={words.usage.limits}
          value={format.number(caps.length + spendLimits.length)}
          note={words.usage.limitsNote(stopped)}
        />
      </Stats>
      <DaysCard usage={usage} meters={meters} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <CapsCard caps={caps} meters={meters} month={month} again={again} />
        <LimitsCard limits={spendLimits} month={month} again={again} />
      </div>
      <MetersTable lines={estimate.lineItems} />
    </div>
  );
}

/** UTC months, this one first. */
function newestMonths(now: Date): string[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}
