import { useData } from "../../data/use-data.ts";
import { ScraperDetailDocument, type ScraperDetailQuery } from "../../generated/scraper.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useParam } from "../../parts/page/url-state.ts";
import { Ago } from "../../parts/ui/ago.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { useWords } from "../../words/language.ts";
import { StatusBadge } from "./badges.tsx";
import { Operations } from "./operations.tsx";

export function Page() {
  const id = useParam("id");
  const found = useData(ScraperDetailDocument, { id });
  return <Shown of={found}>{({ scraper }) => (scraper ? <Detail scraper={scraper} /> : <NotFound />)}</Shown>;
}

type Scraper = NonNullable<ScraperDetailQuery["scraper"]>;

function Detail({ scraper }: { scraper: Scraper }) {
  const { words, format } = useWords();
  const { health } = scraper;
  return (
    <DetailPage
      title={scraper.title}
      parent={{ title: words.scraper.title, to: "/scrapers" }}
      intro={scraper.summary}
      badges={health && <StatusBadge status={health.status} />}
    >
      {health?.reason != null && (
        <p className="rounded-lg bg-warn-soft px-4 py-3 text-warn">{health.reason}</p>
      )}
      <Stats>
        {scraper.priceEvents.map(({ name, unit, usdMicros }) => (
          <Stat
            key={name}
            label={words.scraper.prices}
            value={format.usd(usdMicros)}
            note={words.scraper.price("", unit).trim()}
          />
        ))}
        <Stat label={words.scraper.operationsTitle} value={format.number(scraper.operations.length)} />
        {health && (
          <>
            <Stat
              label={words.scraper.successRate}
              value={health.successRate === null ? "–" : format.percent(health.successRate)}
              note={`${words.scraper.recentRuns}: ${format.number(health.recentRuns)}`}
            />
            <Stat
              label={words.scraper.lastSuccess}
              value={health.lastSuccessAt === null ? words.scraper.never : <Ago at={health.lastSuccessAt} />}
            />
          </>
        )}
      </Stats>
      <Operations
        scraper={scraper.id}
        operations={scraper.operations}
        defaultOperation={scraper.defaultOperation}
      />
      {scraper.origins.length > 0 && (
        <Card>
          <Facts rows={[[words.scraper.sources, scraper.origins.join(", ")]]} />
        </Card>
      )}
    </DetailPage>
  );
}
