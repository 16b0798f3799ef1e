import { AppError } from "../../errors/app-error.ts";
import { moved, type KnownHomes } from "../homes/known-homes.ts";
import type { Home } from "../homes/home-source.ts";
import type { Site } from "../sites/sites.ts";
import type { HostedWorker } from "../workers/hosted-worker.ts";
import type { HostLog } from "../logs/host-log.ts";
import { Exchange } from "./exchange.ts";
import { forward, type Call } from "./forward.ts";
import { upgrade, type Upgraded } from "./upgrade.ts";

/** Of a site with a worker, whose home was asked for. */
export interface HousedSite {
  site: Site & { worker: HostedWorker };
  home: Home;
}

/** Answers requests of services whose home is this host, whether visitors ask here or at another one. */
export class AtHome {
  readonly #homes: KnownHomes;
  readonly #log: HostLog;

  constructor(homes: KnownHomes, log: HostLog) {
    this.#homes = homes;
    this.#log = log;
  }

  /** Throws `worker_unavailable` where the home is another one by now. */
  async answer({ site, home }: HousedSite, call: Call): Promise<void> {
    this.#assertHere(home);
    const exchange = new Exchange(site.deployment, this.#log, call);
    const mayAnswer = (): boolean => this.#homes.isHere(home);
    await exchange.noting(() => forward(site.worker, { ...call, mayAnswer, exchange }));
  }

  async upgrade({ site, home }: HousedSite, call: Upgraded): Promise<void> {
    this.#assertHere(home);
    const exchange = new Exchange(site.deployment, this.#log, call);
    await exchange.noting(async () => upgrade(site.worker.wake(), call, exchange));
  }

  #assertHere(home: Home): void {
    if (!this.#homes.isHere(home)) throw moved();
  }
}

/** A site with a worker, and where it lives. Throws `page_not_found` for one without. */
export async function housedSite(site: Site, homes: KnownHomes): Promise<HousedSite> {
  const { worker } = site;
  if (worker === null) throw new AppError("page_not_found");
  return { site: { ...site, worker }, home: await homes.of(site.deployment) };
}
