import { pricePoint } from "../../kinds/price.ts";
import { AppError } from "../../errors/app-error.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import { productKey, type PricePointDoc } from "../../store/price/price-documents.ts";
import { listPricePoints } from "../../store/price/price-points.store.ts";
import type { Store } from "../../store/store.ts";
import { cutPage } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";

const CURSOR_KIND = "price";

export interface PriceHistoryPage {
  points: { point: PricePointDoc; cursor: string }[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** What an account has observed of the prices of products. */
export class PriceHistoryService {
  readonly #store: Store;

  constructor({ store }: { store: Store }) {
    this.#store = store;
  }

  /** One page of the points of a product, newest first; none for a product that was never observed. */
  async list(
    accountId: string,
    product: { scraper: string; country: string | null; productId: string },
    page: { after: string | null; first: number },
  ): Promise<PriceHistoryPage> {
    assertPageSize(page.first, pricePoint);
    const key = productKey(accountId, product);
    const requestId = page.after === null ? null : decodeCursor(CURSOR_KIND, page.after);
    if (page.after !== null && requestId === null) throw new AppError("invalid_cursor");
    const found = await listPricePoints(this.#store, key, {
      before: requestId === null ? null : `${key}:${requestId}`,
      limit: page.first + 1,
    });
    const { rows, nextCursor } = cutPage(found, page.first, (point) => ({
      point,
      cursor: encodeCursor(CURSOR_KIND, point.requestId),
    }));
    return { points: rows, nextCursor };
  }
}
