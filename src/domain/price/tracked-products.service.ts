import { trackedProduct } from "../../kinds/price.ts";
import { AppError } from "../../errors/app-error.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import { productKey, productOf, type PricePointDoc } from "../../store/price/price-documents.ts";
import { newestPricePoints } from "../../store/price/price-points.store.ts";
import type { Store } from "../../store/store.ts";
import { cutPage, type AskedPage } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";

const CURSOR_KIND = "tracked";

type Product = ReturnType<typeof productOf>;

interface TrackedPage {
  products: { product: Product; latest: PricePointDoc; cursor: string }[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The products whose prices an account has looked at. Their points say it: nothing is stored beside them. */
export class TrackedProductService {
  readonly #store: Store;

  constructor({ store }: { store: Store }) {
    this.#store = store;
  }

  /** One page, each with its newest point. Throws `invalid_cursor`, `invalid_input`. */
  async list(accountId: string, { after, first }: AskedPage): Promise<TrackedPage> {
    assertPageSize(first, trackedProduct);
    const before = after === null ? null : productKey(accountId, productBehind(after));
    const found = await newestPricePoints(this.#store, accountId, { before, limit: first + 1 });
    const { rows, nextCursor } = cutPage(found, first, (latest) => {
      const product = productOf(latest._id);
      return { product, latest, cursor: encodeCursor(CURSOR_KIND, productKey("", product)) };
    });
    return { products: rows, nextCursor };
  }
}

/** A cursor names no account: it is that of whoever asks. */
function productBehind(cursor: string): Product {
  const key = decodeCursor(CURSOR_KIND, cursor);
  if (key === null || key.split(":").length !== 4) throw new AppError("invalid_cursor");
  return productOf(key);
}
