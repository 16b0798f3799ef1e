import { existsSync } from "node:fs";
import { PRICE_LIST } from "../../src/domain/scraper/price-list.ts";

/** Ids of the families that come with Quarry and run, in the order of the price list, as messages list them. */
export const BUILT_IN_FAMILIES = PRICE_LIST.map(({ id }) => id)
  .filter((id) => existsSync(new URL(`../../src/plugins/${id}/index.ts`, import.meta.url)))
  .join(", ");
