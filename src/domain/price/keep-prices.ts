import { isJsonObject } from "../../kernel/json.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { listPricePoints, savePricePoints } from "../../store/price/price-points.store.ts";
import type { NewRecord } from "../../store/record/record-chunks.ts";
import type { Store } from "../../store/store.ts";
import type { ScraperFacts } from "../scraper/scraper-facts.ts";
import { sinceLastRun, pricePointOf } from "./price-point.ts";

/** Where the facts of a scraper are found, such as the catalog. */
interface Scrapers {
  find(id: string): { scraper: Pick<ScraperFacts, "operations"> | null } | null;
}

/**
 * The Records with `sinceLastRun` filled, where those of the operation are price points, which then are kept before the
 * Records count: a run that dies in between is repeated and finds the same point before it.
 */
export async function keepPrices(
  { store, catalog }: { store: Store; catalog: Scrapers },
  request: RequestDoc,
  records: readonly NewRecord[],
): Promise<readonly NewRecord[]> {
  // A price that is made up is no point of a history.
  if (request.isDemo) return records;
  const { scraper } = catalog.find(request.scraper) ?? {};
  const operation = scraper?.operations.find(({ name }) => name === request.operation);
  if (!operation?.keepsPrices || records.length === 0) return records;
  const kept = await Promise.all(records.map((record) => withChange(store, request, record)));
  const points = kept.flatMap(({ point }) => point ?? []);
  if (points.length > 0) await savePricePoints(store, points);
  return kept.map(({ record }) => record);
}

async function withChange(store: Store, request: RequestDoc, record: NewRecord) {
  const value: unknown = JSON.parse(record.json);
  const found = isJsonObject(value) ? pricePointOf(request, value) : null;
  if (!isJsonObject(value) || found === null) return { record, point: null };
  const { product, ...point } = found;
  const [before] = await listPricePoints(store, product, { before: point._id, limit: 1 });
  if (before === undefined) return { record, point };
  const json = JSON.stringify({ ...value, sinceLastRun: sinceLastRun(before, point) });
  return { record: { ...record, json }, point };
}
