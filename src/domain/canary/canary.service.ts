import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { RequestService } from "../request/request.service.ts";
import type { Catalog } from "../scraper/catalog.ts";
import { planCanary } from "./plan-canary.ts";

export interface CanaryDeps {
  catalog: Catalog;
  requests: Pick<RequestService, "place">;
}

/** Canaries of operations: what each comes to stands in the health of its source. */
export class CanaryService {
  readonly #deps: CanaryDeps;

  constructor(deps: CanaryDeps) {
    this.#deps = deps;
  }

  /** Creates the Request that runs the canary of an operation; it costs nothing. */
  async create(accountId: string, scraper: string, operation: string): Promise<RequestDoc> {
    const { catalog, requests } = this.#deps;
    return requests.place(accountId, await planCanary(catalog, scraper, operation, accountId));
  }
}
