import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { ScraperCatalogDocument, type ScraperCatalogQuery } from "../../generated/scraper.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { SearchField } from "../../parts/ui/search-field.tsx";
import { useWords } from "../../words/language.ts";
import { StatusBadge } from "./badges.tsx";
import { matching } from "./matching.ts";

type Scraper = ScraperCatalogQuery["scrapers"][number];

/** The catalog. */
export function Page() {
  const { words } = useWords();
  const [text, setText] = useUrlState("q", "");
  const catalog = useData(ScraperCatalogDocument, {});
  const search = (
    <SearchField label={words.scraper.search} value={text} onChange={setText} className="sm:w-96" />
  );
  return (
    <ListPage title={words.scraper.title} intro={words.scraper.intro} filters={search}>
      <Shown of={catalog}>{({ scrapers }) => <Catalog scrapers={scrapers} text={text} />}</Shown>
    </ListPage>
  );
}

function Catalog({ scrapers, text }: { scrapers: Scraper[]; text: string }) {
  const { words } = useWords();
  const shown = scrapers.filter((scraper) => matching(scraper, text));
  if (scrapers.length === 0)
    return <Empty icon="plug" title={words.scraper.none} hint={words.scraper.noneHint} />;
  if (shown.length === 0)
    return <Empty icon="search" title={words.scraper.empty} hint={words.scraper.emptyHint} />;
  return (
    <>
      <p role="status" className="mb-2 text-quiet">
        {words.scraper.count(shown.length, scrapers.length)}
      </p>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((scraper) => (
          <ScraperCard key={scraper.id} scraper={scraper} />
        ))}
      </ul>
    </>
  );
}

function ScraperCard({ scraper }: { scraper: Scraper }) {
  const { words, format } = useWords();
  const [price] = scraper.priceEvents;
  return (
    <li className="relative flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 hover:border-edge has-focus-visible:border-accent">
      <div className="flex items-center justify-between gap-3">
        <h2 className="truncate font-semibold">
          <Link to={`/scrapers/${scraper.id}`} className="after:absolute after:inset-0 after:rounded-lg">
            {scraper.title}
          </Link>
        </h2>
        {scraper.health && <StatusBadge status={scraper.health.status} />}
      </div>
      <code className="text-xs text-quiet">{scraper.id}</code>
      <p className="line-clamp-2 text-quiet">{scraper.summary}</p>
      <p className="mt-auto flex justify-between gap-3 pt-1 text-xs text-quiet">
        <span>{words.scraper.operations(scraper.operations.length)}</span>
        {price && <span>{words.scraper.price(format.usd(price.usdMicros), price.unit)}</span>}
      </p>
    </li>
  );
}
