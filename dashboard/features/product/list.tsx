import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { ProductListDocument, type ProductListQuery } from "../../generated/product.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";

type Product = ProductListQuery["trackedProducts"]["nodes"][number];

/** The products whose prices were looked at. */
export function Page() {
  const { words } = useWords();
  const [after, setAfter] = useUrlState("after", "");
  const found = useData(ProductListDocument, { after: after === "" ? null : after });
  return (
    <ListPage title={words.product.title} intro={words.product.intro}>
      <Shown of={found}>
        {({ trackedProducts: { nodes, pageInfo }, scrapers }) =>
          nodes.length === 0 ? (
            <None />
          ) : (
            <>
              <Products products={nodes} scrapers={scrapers} />
              <PageSteps after={after || null} pageInfo={pageInfo} onStep={(to) => setAfter(to ?? "")} />
            </>
          )
        }
      </Shown>
    </ListPage>
  );
}

interface ProductsProps {
  products: readonly Product[];
  scrapers: ProductListQuery["scrapers"];
}

function Products({ products, scrapers }: ProductsProps) {
  const { words } = useWords();
  const columns = useColumns(scrapers);
  const keyOf = ({ scraper, country, productId }: Product) => [scraper, country, productId].join(" ");
  return <Table label={words.product.title} columns={columns} rows={products} keyOf={keyOf} />;
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

function useColumns(scrapers: ProductListQuery["scrapers"]): TableColumn<Product>[] {
  const { words, format } = useWords();
  const { columns } = words.product;
  const titleOf = (id: string) => scrapers.find((one) => one.id === id)?.title ?? id;
  return [
    {
      id: "product",
      title: columns.product,
      type: "text",
      value: ({ latest }) => latest.title,
      draw: ({ scraper, productId, country, latest }) => (
        <Link
          to={`/products/${scraper}/${encodeURIComponent(productId)}`}
          search={country === null ? {} : { country }}
          className="font-medium hover:underline"
        >
          {latest.title ?? productId}
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
      value: ({ latest }) => latest.priceMicros,
      draw: ({ latest: { priceMicros, currency } }) =>
        priceMicros === null ? "–" : format.money(priceMicros, currency),
    },
    { id: "seen", title: columns.seen, type: "moment", value: ({ latest }) => latest.observedAt },
  ];
}
