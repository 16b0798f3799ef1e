import { randomUUID } from "node:crypto";
import type { Clock } from "../../kernel/clock.ts";
import type { HostDoc, HostFacts, HostPlace } from "../../store/host/host-documents.ts";
import { endLateLease, endLease, insertHost, listHosts, renewHost } from "../../store/host/hosts.store.ts";
import type { Store } from "../../store/store.ts";
import { assertFitTogether } from "./places.ts";

/** Within ten seconds of its last word another host has its services. */
export const LEASE_MS = 7000;

/** A host as it stands, before it has a lease. */
export type HostStanding = Pick<
  HostDoc,
  "name" | "version" | "url" | "isolation" | "isolationReason" | "buildsNot" | "place" | "facts"
>;

export interface HostLeaseDeps {
  store: Store;
  clock: Clock;
  /** Whether a process of this machine has ended; null where that cannot be known here. */
  hasEnded: (place: HostPlace) => boolean;
}

/** The leases of hosts: while it has one, a host alone may run the services that live there. */
export class HostLeases {
  readonly #deps: HostLeaseDeps;

  constructor(deps: HostLeaseDeps) {
    this.#deps = deps;
  }

  /** A new lease, and its id. Throws `config_invalid` where hosts are there that this one does not fit. */
  async join(standing: HostStanding): Promise<string> {
    const { store, clock, hasEnded } = this.#deps;
    for (const other of await listHosts(store)) {
      if (other.lostAt !== undefined) continue;
      // One that was killed and is started again need not wait for its own lease.
      if (hasEnded(other.place)) await endLease(store, other._id, clock.now());
      else if (!(await this.#isLate(other))) assertFitTogether(standing, other);
    }
    const now = clock.now();
    const id = randomUUID();
    await insertHost(store, {
      ...{ _id: id, ...standing, startedAt: now, seenAt: now },
      until: new Date(now.getTime() + LEASE_MS),
    });
    return id;
  }

  /** False where the lease is over. */
  renew(id: string, facts?: HostFacts): Promise<boolean> {
    const { store, clock } = this.#deps;
    const seenAt = clock.now();
    const until = new Date(seenAt.getTime() + LEASE_MS);
    return renewHost(store, { _id: id, seenAt, until, ...(facts && { facts }) });
  }

  /** Nothing of this host runs any more. */
  leave(id: string): Promise<void> {
    return endLease(this.#deps.store, id, this.#deps.clock.now());
  }

  async #isLate({ _id, until }: HostDoc): Promise<boolean> {
    const { store, clock } = this.#deps;
    return until < clock.now() && endLateLease(store, _id, clock.now());
  }
}
