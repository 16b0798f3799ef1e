import { useData } from "../../data/use-data.ts";
import { ProductPricesDocument, type PricePointFragment } from "../../generated/product.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useParam, useUrlState } from "../../parts/page/url-state.ts";
import { Ago } from "../../parts/ui/ago.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { safeLink } from "../../parts/ui/safe-link.ts";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { useWords } from "../../words/language.ts";
import { PointsTable } from "./points-table.tsx";
import { PriceChart } from "./price-chart.tsx";

export function Page() {
  const [scraper, productId] = [useParam("scraper"), useParam("id")];
  const [country] = useUrlState("country", "");
  const found = useData(ProductPricesDocument, {
    scraper,
    productId,
    country: country === "" ? null : country,
  });
  return (
    <Shown of={found}>
      {({ priceHistory: { nodes }, scraper: source }) =>
        nodes[0] ? (
          <Detail newest={nodes[0]} points={nodes} source={source?.title ?? scraper} />
        ) : (
          <NotFound />
        )
      }
    </Shown>
  );
}

interface DetailProps {
  newest: PricePointFragment;
  /** Newest first. */
  points: readonly PricePointFragment[];
  source: string;
}

function Detail({ newest, points, source }: DetailProps) {
  const { words, format } = useWords();
  // Prices in another currency are of another time of the source, and compare with nothing.
  const same = points.filter(({ currency }) => currency === newest.currency);
  const prices = same.flatMap(({ priceMicros }) => priceMicros ?? []);
  const write = (micros: number | null | undefined) =>
    micros === null || micros === undefined ? "–" : format.money(micros, newest.currency);
  const page = safeLink(newest.url);
  return (
    <DetailPage
      title={newest.title ?? words.product.untitled}
      parent={{ title: words.product.title, to: "/products" }}
      intro={
        page === null ? (
          source
        ) : (
          <a href={page} target="_blank" rel="noopener noreferrer" className="hover:underline">
            {source}: {new URL(page).hostname}
          </a>
        )
      }
    >
      <Stats>
        <Stat
          label={words.product.now}
          value={write(newest.priceMicros)}
          note={<Ago at={newest.observedAt} />}
        />
        <Stat label={words.product.lowest} value={write(prices.length === 0 ? null : Math.min(...prices))} />
        <Stat label={words.product.highest} value={write(prices.length === 0 ? null : Math.max(...prices))} />
        <Stat label={words.product.points} value={format.number(points.length)} />
      </Stats>
      <Card title={words.product.history}>
        <PriceChart points={same} currency={newest.currency} />
      </Card>
      <PointsTable points={points} />
    </DetailPage>
  );
}
