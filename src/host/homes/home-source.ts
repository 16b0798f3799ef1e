import type { Home, Housed, PresentHost } from "../../domain/host/homes.ts";
import type { HostStanding } from "../../domain/host/host-leases.ts";

export type HostFacts = HostStanding["facts"];

/** Who has which service, as all hosts agree on it. */
export interface HomeSource {
  leaseMs: number;
  /** Begins a lease for the host that is reached at this address, and resolves with its id. */
  join(
    said: Pick<HostStanding, "url" | "isolation" | "isolationReason" | "buildsNot" | "facts"> & {
      pids: number[];
    },
  ): Promise<string>;
  /** False where the lease is over. */
  renew(id: string, facts?: HostFacts): Promise<boolean>;
  leave(id: string): Promise<void>;
  /** The home of a service, given now where it has none; null while no host is there. */
  of(service: Housed): Promise<Home | null>;
  /** Gives the services of lost hosts to others, and says which hosts are there. */
  look(): Promise<PresentHost[]>;
  /** Ids of the services that live at a host and were given to it since then. */
  given(node: string, since: Date): Promise<string[]>;
}

export type { Home, Housed, PresentHost };
