import { AppError } from "../../errors/app-error.ts";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import { StaticSite } from "../static/static-site.ts";
import type { Fleet } from "../workers/fleet.ts";
import type { HostedWorker } from "../workers/hosted-worker.ts";

/** What answers under a slug. */
export interface Site {
  deployment: HostedDeployment;
  files: StaticSite | null;
  worker: HostedWorker | null;
}

/** Reads what a service serves from the store. */
export type FindActive = (which: { _id: string } | { slug: string }) => Promise<HostedDeployment | null>;

/** Slugs without a service that are remembered; strangers may ask for any. */
const MOST_MISSING = 10_000;
/** Sites are read again after this, should an event of theirs have been missed. */
const LOOK_AGAIN_MS = 30_000;
const LOOKS_AT_ONCE = 20;

interface Known {
  site: Site;
  readAt: number;
}

/** What this host serves, by slug: read at the first request, and again when its service changes. */
export class Sites {
  readonly #find: FindActive;
  readonly #fleet: Fleet;
  readonly #known = new Map<string, Known>();
  readonly #missing = new Set<string>();
  readonly #reading = new Map<string, Promise<Site | null>>();

  constructor({ find, fleet }: { find: FindActive; fleet: Fleet }) {
    this.#find = find;
    this.#fleet = fleet;
  }

  /** Known without a wait, or read first. Throws `service_not_found` where no service serves anything under this slug. */
  async present(slug: string): Promise<Site> {
    const known = this.#known.get(slug)?.site ?? (this.#missing.has(slug) ? null : undefined);
    const site = known === undefined ? await this.#read(slug) : known;
    if (site === null) throw new AppError("service_not_found");
    return site;
  }

  /** A deployment has passed its check: its worker is kept while it is what the service serves, though nobody has asked for it yet. */
  async passed({ serviceId, slug, runId }: HostedDeployment): Promise<void> {
    this.#take(slug, await this.#find({ _id: serviceId }));
    if (this.#known.get(slug)?.site.deployment.runId !== runId) this.#fleet.release(runId);
  }

  #read(slug: string): Promise<Site | null> {
    const reading =
      this.#reading.get(slug) ??
      this.#find({ slug })
        .then((found) => this.#take(slug, found))
        .finally(() => this.#reading.delete(slug));
    this.#reading.set(slug, reading);
    return reading;
  }

  /** Something happened to a service; null: to any, so those that were not read for a while are. */
  async changed(serviceId: string | null): Promise<void> {
    this.#missing.clear();
    const now = performance.now();
    const due = [...this.#known].filter(([, { site, readAt }]) =>
      serviceId === null ? now - readAt > LOOK_AGAIN_MS : site.deployment.serviceId === serviceId,
    );
    const failures: unknown[] = [];
    for (const [slug, { site }] of due.slice(0, LOOKS_AT_ONCE))
      await this.#find({ _id: site.deployment.serviceId }).then(
        (found) => void this.#take(slug, found),
        // The others are read all the same.
        (error: unknown) => failures.push(error),
      );
    if (failures.length > 0) throw failures[0];
  }

  /** Replaces what is known of a slug; a worker that is no longer served is let go after its last request. */
  #take(asked: string, found: HostedDeployment | null): Site | null {
    const before = this.#known.get(asked)?.site;
    if (found === null || found.slug !== asked) {
      this.#known.delete(asked);
      if (this.#missing.size < MOST_MISSING) this.#missing.add(asked);
    }
    let site: Site | null = null;
    if (found !== null) {
      site = before?.deployment.runId === found.runId ? before : this.#siteOf(found);
      site.deployment = found;
      this.#known.set(found.slug, { site, readAt: performance.now() });
      this.#missing.delete(found.slug);
    }
    if (before && before !== site) this.#fleet.release(before.deployment.runId);
    return found?.slug === asked ? site : null;
  }

  #siteOf(deployment: HostedDeployment): Site {
    const { static: files } = deployment;
    return {
      deployment,
      files: files && new StaticSite(files),
      worker: this.#fleet.of(deployment),
    };
  }
}
