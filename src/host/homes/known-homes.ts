import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import { workerUnavailable } from "../workers/worker-failure.ts";
import type { Home, HomeSource, PresentHost } from "./home-source.ts";
import type { Lease } from "./lease.ts";

type Housed = Pick<HostedDeployment, "serviceId" | "accountId">;

/** Which host has which service, as far as this one has heard. */
export class KnownHomes {
  readonly #source: HomeSource;
  readonly #lease: Lease;
  readonly #now: () => number;
  readonly #known = new Map<string, Home>();
  /** When the lease of a host is over, as it was seen last. */
  readonly #until = new Map<string, number>();
  readonly #reading = new Map<string, Promise<Home>>();

  constructor(source: HomeSource, lease: Lease, now: () => number) {
    this.#source = source;
    this.#lease = lease;
    this.#now = now;
  }

  /** This host, while it may run services. */
  get node(): string | null {
    return this.#lease.id;
  }

  /** Whether this host may run a service with that home, this moment. */
  isHere({ node }: Home): boolean {
    return node === this.#lease.id;
  }

  /** Known without a wait, or read first. Throws `worker_unavailable` while nobody has it. */
  of(service: Housed): Home | Promise<Home> {
    const known = this.#known.get(service.serviceId);
    const counts = known && (this.isHere(known) || this.#now() < (this.#until.get(known.node) ?? 0));
    return counts ? known : this.#read(service);
  }

  /** Without a wait; undefined where this host has not heard of it. */
  known(serviceId: string): Home | undefined {
    return this.#known.get(serviceId);
  }

  /** The hosts that are there. */
  seen(hosts: readonly PresentHost[]): void {
    this.#until.clear();
    for (const { node, until } of hosts) this.#until.set(node, until.getTime());
  }

  /** It is not as it was known. */
  forget(serviceId: string): void {
    this.#known.delete(serviceId);
  }

  forgetAll(): void {
    this.#known.clear();
  }

  #read({ serviceId, accountId }: Housed): Promise<Home> {
    const reading =
      this.#reading.get(serviceId) ??
      this.#source
        .of({ serviceId, accountId })
        .then((home) => {
          if (home === null) throw moved();
          this.#known.set(serviceId, home);
          this.#until.set(home.node, home.until.getTime());
          return home;
        })
        .finally(() => this.#reading.delete(serviceId));
    this.#reading.set(serviceId, reading);
    return reading;
  }
}

/** Between two homes. */
export function moved(cause?: unknown): Error {
  return workerUnavailable("moved", 1, cause);
}
