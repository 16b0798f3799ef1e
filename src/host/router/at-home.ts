import { AppError } from "../../errors/app-error.ts";
import { moved, type KnownHomes } from "../homes/known-homes.ts";
import type { Home } from "../homes/home-source.ts";
import { Use, type Meters } from "../meters/use.ts";
import type { Site } from "../sites/sites.ts";
import type { HostedWorker } from "../workers/hosted-worker.ts";
import type { HostLog } from "../logs/host-log.ts";
import { Exchange } from "./exchange.ts";
import { forward, type Call } from "./forward.ts";
import { assertNotQuarantined } from "./quarantine.ts";
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
  readonly #meters: Meters;

  constructor({ homes, hostLog, meters }: { homes: KnownHomes; hostLog: HostLog; meters: Meters }) {
    this.#homes = homes;
    this.#log = hostLog;
    this.#meters = meters;
  }

  /** Throws `worker_unavailable` where the home is another one by now. */
  async answer({ site, home }: HousedSite, call: Call): Promise<void> {
    this.#assertHere(home);
    const exchange = await this.#admit(site, call);
    const mayAnswer = (): boolean => this.#homes.isHere(home);
    await exchange.noting(() => forward(site.worker, { ...call, mayAnswer, exchange }));
  }

  async upgrade({ site, home }: HousedSite, call: Upgraded): Promise<void> {
    this.#assertHere(home);
    const exchange = await this.#admit(site, call);
    await exchange.noting(async () => upgrade(site.worker, call, exchange));
  }

  /** Throws `usage_cap_reached`. */
  async #admit({ deployment }: Site, call: ConstructorParameters<typeof Exchange>[1]): Promise<Exchange> {
    const use = await this.#log.noting(deployment, Use.ofWorker(this.#meters, deployment));
    return new Exchange({ deployment, use, log: this.#log }, call);
  }

  #assertHere(home: Home): void {
    if (!this.#homes.isHere(home)) throw moved();
  }
}

/**
 * A site with a worker, and where it lives. Throws `page_not_found` for one without, and what `assertNotQuarantined` throws.
 * @param seen path that is asked for; null for what the platform delivers
 */
export async function housedSite(site: Site, homes: KnownHomes, seen: string | null): Promise<HousedSite> {
  assertNotQuarantined(site.deployment, seen);
  const { worker } = site;
  if (worker === null) throw new AppError("page_not_found");
  return { site: { ...site, worker }, home: await homes.of(site.deployment) };
}
