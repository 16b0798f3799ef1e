import type { Clock } from "../../kernel/clock.ts";
import type { HostDoc } from "../../store/host/host-documents.ts";
import { countHomes, findHome } from "../../store/host/homes.store.ts";
import { findHost, listHosts } from "../../store/host/hosts.store.ts";
import type { Store } from "../../store/store.ts";

export interface HostView {
  doc: HostDoc;
  isPresent: boolean;
  /** Services that live there. */
  services: number;
}

/** How the worker of a service is isolated at its home. */
export type HomeIsolation = Pick<HostDoc, "isolation" | "isolationReason">;

/** Which hosts there are, and what runs there. */
export class HostService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Null while a service has no home that is there. */
  async homeOf(serviceId: string): Promise<HomeIsolation | null> {
    const home = await findHome(this.#store, serviceId);
    const host = home && (await findHost(this.#store, home.node));
    return host === null || !this.#isPresent(host) ? null : host;
  }

  #isPresent({ lostAt, until }: HostDoc): boolean {
    return lostAt === undefined && until >= this.#clock.now();
  }

  /** Those of the last hour that were heard of last first. */
  async all(): Promise<HostView[]> {
    const docs = await listHosts(this.#store);
    const counts = await countHomes(
      this.#store,
      docs.map(({ _id }) => _id),
    );
    return docs.map((doc) => ({
      doc,
      isPresent: this.#isPresent(doc),
      services: counts.get(doc._id) ?? 0,
    }));
  }
}
