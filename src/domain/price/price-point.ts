import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import { productKey, type PricePointDoc } from "../../store/price/price-documents.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";

const textAt = (record: JsonObject, name: string): string | null => {
  const value = record[name];
  return typeof value === "string" ? value : null;
};
const numberAt = (record: JsonObject, name: string): number | null => {
  const value = record[name];
  return typeof value === "number" ? value : null;
};

/** The price point that a Record of a Request is; null for one that names no product. */
export function pricePointOf(
  request: Pick<RequestDoc, "_id" | "accountId" | "scraper">,
  record: JsonObject,
): (PricePointDoc & { product: string }) | null {
  const [productId, url] = [textAt(record, "id"), textAt(record, "url")];
  const observedAt = new Date(textAt(record, "observedAt") ?? Number.NaN);
  if (productId === null || url === null || Number.isNaN(observedAt.getTime())) return null;
  const country = textAt(record, "country");
  const product = productKey(request.accountId, { scraper: request.scraper, country, productId });
  return {
    product,
    _id: `${product}:${request._id}`,
    requestId: request._id,
    observedAt,
    title: textAt(record, "title"),
    url,
    price: numberAt(record, "price"),
    priceMicros: numberAt(record, "priceMicros"),
    priceMin: numberAt(record, "priceMin"),
    priceMax: numberAt(record, "priceMax"),
    currency: textAt(record, "currency"),
    availability: textAt(record, "availability"),
    seller: sellerOf(record["seller"]),
  };
}

function sellerOf(seller: unknown): PricePointDoc["seller"] {
  if (!isJsonObject(seller)) return null;
  return { id: textAt(seller, "id"), name: textAt(seller, "name"), url: textAt(seller, "url") };
}

/** `sinceLastRun` of a Record: its point against the one before. */
export function sinceLastRun(before: PricePointDoc, now: PricePointDoc): JsonObject {
  const previousPrice = lowestOf(before);
  const difference = differenceOf(before, now);
  return {
    since: before.observedAt.toISOString(),
    previousPrice,
    previousCurrency: before.currency,
    priceDifference: difference,
    priceDifferencePercent:
      difference === null || !previousPrice ? null : rounded((difference / previousPrice) * 100, 100),
    previousAvailability: before.availability,
  };
}

/** What it costs at least: a product of several variants has a range and no one price. */
const lowestOf = ({ price, priceMin }: PricePointDoc): number | null => price ?? priceMin;

function differenceOf(before: PricePointDoc, now: PricePointDoc): number | null {
  const [then, today] = [lowestOf(before), lowestOf(now)];
  if (then === null || today === null || before.currency !== now.currency) return null;
  // To the micro, so that 0.3 - 0.1 is 0.2.
  return rounded(today - then, 1_000_000);
}

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;
