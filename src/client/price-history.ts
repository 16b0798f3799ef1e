import { PriceHistoryDocument } from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { Page, PageOptions, PricePoint } from "./models.ts";

/** What the account has observed of prices. */
export interface PriceCalls {
  /**
   * A page of the points of a product, newest first, 1 to 1,000 of them, 100 unless given: one for each Request of an
   * operation such as `price-tracker` that looked at it. `productId` and `country` are `id` and `country` of the Record.
   */
  priceHistory(
    scraper: string,
    productId: string,
    options?: PageOptions & { country?: string },
  ): Promise<Page<PricePoint>>;
}

const POINTS = 100;

export function priceCalls(http: HttpSettings): PriceCalls {
  return {
    async priceHistory(scraper, productId, { after, first = POINTS, country } = {}) {
      const asked = { scraper, productId, country, first, after };
      const { nodes, pageInfo } = (await send(http, PriceHistoryDocument, asked)).priceHistory;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
  };
}
