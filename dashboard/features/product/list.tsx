import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { ProductRunsDocument, type ProductRunsQuery } from "../../generated/product.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { Failed } from "../../parts/page/failed.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";
import { keyOf, type Tracked } from "./tracked.ts";
import { useTracked } from "./use-tracked.ts";

/** The products whose prices were looked at. */
export function Page() {
  const { words } = useWords();
  const found = useData(ProductRunsDocument, {});
  return (
    <ListPage title={words.product.title} intro={words.product.intro}>
      <Shown of={found}>{(runs) => <Products found={runs} />}</Shown>
    </ListPage>
  );
}

function Products({ found }: { found: ProductRunsQuery }) {
  const { words } = useWords();
  const { products, problem } = useTracked(found);
  const columns = useColumns(found.scrapers);
  if (products === undefined) return <Loading rows={5} />;
  return (
    <>
      {problem && <Failed problem={problem} />}
      {products.length > 0 ? (
        <Table label={words.product.title} columns={columns} rows={products} keyOf={keyOf} />
      ) : (
        !problem && <None />
      )}
    </>
  );
}

function None() {
  const { words } = useWords();
  return (
    <Empty
      icon="price"
      title={words.product.none}
      hint={words.product.noneHint}
      action={
        <Link to="/scrapers" search={{ q: "prices" }} className={buttonStyle({ look: "main" })}>
          {words.product.noneAction}
        </Link>
      }
    />
  );
}

function useColumns(scrapers: ProductRunsQuery["scrapers"]): TableColumn<Tracked>[] {
  const { words, format } = useWords();
  const { columns } = words.product;
  const titleOf = (id: string) => scrapers.find((one) => one.id === id)?.title ?? id;
  return [
    {
      id: "product",
      title: columns.product,
      type: "text",
      value: ({ title }) => title,
      draw: ({ scraper, id, country, title }) => (
        <Link
          to={`/products/${scraper}/${encodeURIComponent(id)}`}
          search={country === null ? {} : { country }}
          className="font-medium hover:underline"
        >
          {title}
        </Link>
      ),
    },
    {
      id: "source",
      title: columns.source,
      type: "text",
      isForWide: true,
      value: ({ scraper, country }) => [titleOf(scraper), country?.toUpperCase()].filter(Boolean).join(", "),
    },
    {
      id: "price",
      title: columns.price,
      type: "number",
      value: ({ priceMicros }) => priceMicros,
      draw: ({ priceMicros, currency }) => (priceMicros === null ? "–" : format.money(priceMicros, currency)),
    },
    { id: "seen", title: columns.seen, type: "moment", value: ({ observedAt }) => observedAt },
  ];
}
