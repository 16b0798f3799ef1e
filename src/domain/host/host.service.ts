import type { Clock } from "../../kernel/clock.ts";
import type { HostDoc } from "../../store/host/host-documents.ts";
import { countHomes } from "../../store/host/homes.store.ts";
import { listHosts } from "../../store/host/hosts.store.ts";
import type { Store } from "../../store/store.ts";

export interface HostView {
  doc: HostDoc;
  isPresent: boolean;
  /** Services that live there. */
  services: number;
}

/** Which hosts there are, and what runs there. */
export class HostService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Those of the last hour that were heard of last first. */
  async all(): Promise<HostView[]> {
    const docs = await listHosts(this.#store);
    const counts = await countHomes(
      this.#store,
      docs.map(({ _id }) => _id),
    );
    const now = this.#clock.now();
    return docs.map((doc) => ({
      doc,
      isPresent: doc.lostAt === undefined && doc.until >= now,
      services: counts.get(doc._id) ?? 0,
    }));
  }
}
