import type { Clock } from "../../kernel/clock.ts";
import type { HomeDoc, HostDoc } from "../../store/host/host-documents.ts";
import {
  countHomes,
  findHome,
  homesElsewhere,
  homesGiven,
  insertHome,
  replaceHome,
} from "../../store/host/homes.store.ts";
import { endLateLease, findHost, listHosts } from "../../store/host/hosts.store.ts";
import type { Store } from "../../store/store.ts";

/** A host that has a lease. */
export interface PresentHost {
  /** Id of its lease. */
  node: string;
  /** Where other hosts reach it. */
  url: string;
  /** Until then nobody else has its services, and longer when it renews its lease. */
  until: Date;
}

/** Where a service lives. */
export interface Home extends PresentHost {
  epoch: number;
}

export type Housed = Pick<HomeDoc, "accountId"> & { serviceId: string };

/** Homes that are given anew at once, so that a host goes on with its own lease between. */
const TAKEN_AT_ONCE = 200;

/** Gives services their homes: the least loaded host at the first need, another one when that is lost, and none else. */
export class Homes {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The home of a service, given now where it has none; null while no host is there. */
  async of({ serviceId, accountId }: Housed): Promise<Home | null> {
    for (;;) {
      const home = await findHome(this.#store, serviceId);
      const host = home && (await this.#present(await findHost(this.#store, home.node)));
      if (home && host) {
        const { url, until } = host;
        return { node: home.node, epoch: home.epoch, url, until };
      }
      const target = (await this.#leastLoaded()).next();
      if (target === null) return null;
      await this.#give(home, { serviceId, accountId }, target);
    }
  }

  /** Gives the services of lost hosts to those that are there, and says which are. */
  async look(): Promise<PresentHost[]> {
    const present: HostDoc[] = [];
    for (const host of await listHosts(this.#store))
      if ((await this.#present(host)) !== null) present.push(host);
    const ids = present.map(({ _id }) => _id);
    // Also of hosts that were lost so long ago that nobody knows them any more.
    const homeless = await homesElsewhere(this.#store, ids, TAKEN_AT_ONCE);
    if (homeless.length > 0) {
      const targets = await this.#leastLoaded();
      for (const home of homeless) {
        // One that came meanwhile has it.
        if ((await this.#present(await findHost(this.#store, home.node))) !== null) continue;
        const target = targets.next();
        if (target === null) break;
        await this.#give(home, { serviceId: home._id, accountId: home.accountId }, target);
      }
    }
    return present.map(({ _id, url, until }) => ({ node: _id, url, until }));
  }

  /** Ids of the services that live at a host and were given to it since then. */
  given(node: string, since: Date): Promise<string[]> {
    return homesGiven(this.#store, node, since);
  }

  /** Null where its lease is over, or has just been ended since it was not renewed. */
  async #present(host: HostDoc | null): Promise<HostDoc | null> {
    if (host === null || host.lostAt !== undefined) return null;
    const now = this.#clock.now();
    const isLost = host.until < now && (await endLateLease(this.#store, host._id, now));
    return isLost ? null : host;
  }

  /** Unless somebody else was quicker. */
  async #give(home: HomeDoc | null, { serviceId, accountId }: Housed, node: string): Promise<void> {
    const placedAt = this.#clock.now();
    if (home !== null) await replaceHome(this.#store, home, node, placedAt);
    else await insertHome(this.#store, { _id: serviceId, accountId, node, epoch: 1, placedAt });
  }

  /** Of the hosts that are there, those with the fewest services first. */
  async #leastLoaded(): Promise<{ next: () => string | null }> {
    const now = this.#clock.now();
    const hosts = (await listHosts(this.#store)).filter(
      ({ lostAt, until }) => lostAt === undefined && until >= now,
    );
    const counts = await countHomes(
      this.#store,
      hosts.map(({ _id }) => _id),
    );
    const loads = hosts.map(({ _id }) => ({ id: _id, n: counts.get(_id) ?? 0 }));
    return {
      next() {
        const [first] = loads.sort((a, b) => a.n - b.n);
        if (first === undefined) return null;
        first.n++;
        return first.id;
      },
    };
  }
}
