import { AppError } from "../../errors/app-error.ts";
import type { RequestDoc, RequestState } from "../../store/request/request-documents.ts";
import { findAnyRequest, listRequests } from "../../store/request/requests.store.ts";
import type { Store } from "../../store/store.ts";
import { newestPage, type FoundPage } from "../keyset-page.ts";
import { tagsOf } from "./tags.ts";

const CURSOR_KIND = "req";

/** Which Requests an operator looks for. */
export interface WantedRequests {
  after: string | null;
  first: number;
  accountId: string | null;
  states: RequestState[] | null;
  scraper: string | null;
  since: Date | null;
  tags: readonly string[] | null;
}

/** Requests of all accounts, for who runs the server. Nothing here changes one. */
export class OperatorRequestService {
  readonly #store: Store;

  constructor({ store }: { store: Store }) {
    this.#store = store;
  }

  /** One page, newest first. Throws `invalid_cursor`, `invalid_input`. */
  list({ after, first, accountId, tags, ...wanted }: WantedRequests): Promise<FoundPage<RequestDoc>> {
    const which = { ...wanted, tags: tagsOf(tags, "filter.tags") };
    return newestPage(
      "request",
      { after, first },
      (cut) => listRequests(this.#store, accountId, { ...which, ...cut }),
      CURSOR_KIND,
    );
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<RequestDoc> {
    const found = await findAnyRequest(this.#store, id);
    if (!found) throw new AppError("not_found", { message: `No account has a Request ${id.slice(0, 40)}.` });
    return found;
  }
}
