import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { useEach } from "../../data/use-each.ts";
import { useNewest } from "../../data/use-newest.ts";
import {
  HomeRequestChangedDocument,
  HomeStateDocument,
  HomeUsageChangedDocument,
  type HomeStateQuery,
} from "../../generated/home.ts";
import { PageHead } from "../../parts/page/page-head.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { useWords } from "../../words/language.ts";
import { AttentionList } from "./attention-list.tsx";
import { FirstVisit } from "./first-visit.tsx";
import { NewestRequests } from "./newest-requests.tsx";
import { monthBefore, spendOf } from "./spend.ts";
import { SpendPart } from "./spend-part.tsx";

const NOTHING = {};

/** The first page: what there is, what it costs, and what to do about what went wrong. */
export function Page() {
  const { words } = useWords();
  const [before] = useState(() => monthBefore(new Date()));
  const found = useData(HomeStateDocument, { before });
  // What ends, and what is booked after it, changes sums. It says first how they are now.
  const problem = useEach(HomeUsageChangedDocument, NOTHING, found.again);
  return (
    <>
      <PageHead title={words.home.title} intro={words.home.intro} />
      <Shown of={{ ...found, problem: found.problem ?? problem }}>
        {(state) => <Home state={state} again={found.again} />}
      </Shown>
    </>
  );
}

function Home({ state, again }: { state: HomeStateQuery; again: () => void }) {
  const { words, format } = useWords();
  const { viewer, usage, before, running, newest, scrapers } = state;
  const changed = useNewest(
    HomeRequestChangedDocument,
    running.nodes.map(({ id }) => id),
    again,
  );
  const spend = spendOf(
    [before, usage].filter((month) => month !== null),
    new Date(),
  );
  const titles = new Map(scrapers.map(({ id, title }) => [id, title]));
  const forecast = usage?.billingEstimate.forecastSpendUsdMicros ?? 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <AttentionList version={`${newest.nodes[0]?.id} ${running.nodes.length}`} />
      <Stats>
        <Stat
          label={words.home.balance}
          value={format.usd(viewer?.availableUsdMicros ?? 0)}
          note={words.home.held(format.usd(viewer?.heldUsdMicros ?? 0))}
        />
        <Stat label={words.home.today} value={format.usd(spend.today)} note={words.home.utc} />
        <Stat
          label={words.home.last30}
          value={format.usd(spend.total)}
          note={words.home.forecast(format.aboutUsd(forecast))}
        />
        <Stat
          label={words.home.running}
          value={format.number(running.nodes.length)}
          note={words.home.runningNote(running.nodes.length)}
        />
      </Stats>
      {newest.nodes.length === 0 ? (
        <FirstVisit canScrape={viewer?.billingActive ?? false} />
      ) : (
        <>
          <SpendPart spend={spend} titles={titles} />
          <NewestRequests
            running={running.nodes.map((one) => changed.get(one.id)?.requestUpdated ?? one)}
            newest={newest.nodes}
          />
        </>
      )}
    </div>
  );
}
