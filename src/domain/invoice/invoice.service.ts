import { invoice } from "../../kinds/invoice.ts";
import { AppError } from "../../errors/app-error.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import type { InvoiceDoc } from "../../store/invoice/invoice-documents.ts";
import { findInvoice, findInvoiceByToken, listInvoices } from "../../store/invoice/invoices.store.ts";
import type { Store } from "../../store/store.ts";
import { cutPage } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";

const CURSOR_KIND = "invoice";
/** Of today, and of invoices before it. */
const TOKEN_FORM = /^(?:qi_[\w-]{43}|[0-9a-f]{64})$/;

export interface InvoicePage {
  invoices: { invoice: InvoiceDoc; cursor: string }[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** What accounts were billed. Invoices are made where payments are; nobody changes them here. */
export class InvoiceService {
  readonly #store: Store;

  constructor({ store }: { store: Store }) {
    this.#store = store;
  }

  /** Throws `not_found`. */
  async get(accountId: string, id: string): Promise<InvoiceDoc> {
    const invoice = await findInvoice(this.#store, accountId, id);
    if (invoice === null) throw new AppError("not_found");
    return invoice;
  }

  /** The invoice that the token in the address of its page opens. Throws `not_found`. */
  async opened(token: string): Promise<InvoiceDoc> {
    const invoice = TOKEN_FORM.test(token) ? await findInvoiceByToken(this.#store, token) : null;
    if (invoice === null) throw new AppError("not_found", { message: "There is no such invoice." });
    return invoice;
  }

  /** One page, newest first. */
  async list(accountId: string, page: { after: string | null; first: number }): Promise<InvoicePage> {
    const { after, first } = page;
    assertPageSize(first, invoice);
    const before = after === null ? null : Number(decodeCursor(CURSOR_KIND, after) ?? Number.NaN);
    if (before !== null && !Number.isSafeInteger(before)) throw new AppError("invalid_cursor");
    const found = await listInvoices(this.#store, accountId, { before, limit: first + 1 });
    const { rows, nextCursor } = cutPage(found, first, (invoice) => ({
      invoice,
      cursor: encodeCursor(CURSOR_KIND, invoice.sequence),
    }));
    return { invoices: rows, nextCursor };
  }
}
