import { byStart, collection, DAY_SECONDS } from "../collection.ts";

/** What a product cost when one Request looked at it. */
export interface PricePointDoc {
  /** `<product>:<requestId>`; ids of Requests sort by time. See `productKey`. */
  _id: string;
  requestId: string;
  observedAt: Date;
  title: string | null;
  url: string;
  price: number | null;
  priceMicros: number | null;
  priceMin: number | null;
  priceMax: number | null;
  currency: string | null;
  availability: string | null;
  seller: { id: string | null; name: string | null; url: string | null } | null;
}

/** `<accountId>:<scraper>:<country or ->:<id of the product>`: a product of one account in one edition of a source. */
export function productKey(
  accountId: string,
  { scraper, country, productId }: { scraper: string; country: string | null; productId: string },
): string {
  return [accountId, scraper, country ?? "-", productId].map((part) => encodeURIComponent(part)).join(":");
}

/** The product whose key begins so, or that of one of its points. */
export function productOf(key: string): { scraper: string; country: string | null; productId: string } {
  const [, scraper = "", country = "", productId = ""] = key.split(":").map(decodeURIComponent);
  return { scraper, country: country === "-" ? null : country, productId };
}

export const priceCollections = {
  pricePoints: collection<PricePointDoc>({
    account: { ...byStart(":"), export: { file: "prices" }, deletion: "erased" },
    lifetime: { field: "observedAt", seconds: 730 * DAY_SECONDS, for: "forgetting prices after two years" },
    growth: { by: "request", most: "one for each Record of a price tracker" },
    shards: {
      by: "`{ _id: 1 }`",
      why: "`_id` begins with account, scraper and product, so the history of a product is one range on one shard.",
    },
  }),
};
