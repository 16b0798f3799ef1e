import type { Durability } from "../../engine/durability.ts";
import type { LocalKey } from "../local-key.ts";
import type { PartMetrics } from "../supervisor/messages.ts";

/** The parts of a server: what answers callers, what runs Requests, and what serves hosted services. */
export const PARTS = ["gateway", "worker", "host"] as const;
export type Part = (typeof PARTS)[number];

/** What the banner tells of a server. */
export interface PartFacts {
  role: string;
  mongodb: "embedded" | "external";
  mongodbVersion: string;
  /** Ids of the scrapers that can run. */
  scrapers: string[];
  /** Whether all Records are made up. */
  isDemo: boolean;
  /** Where services are served; null for a part that serves none. */
  servicesUrl: string | null;
}

/** What the banner tells of a gateway besides. */
export interface GatewayFacts {
  url: string;
  port: number;
  key: LocalKey;
  /** Token of the link that signs in to the local account; null where that has an owner. */
  firstVisit: string | null;
  /** Where services are served once there are any; null where nobody may deploy, or the port is picked at the start of their host. */
  servicesUrl: string | null;
}

/** What a supervisor must know of the configuration. */
export interface SharedSettings {
  dataDir: string;
  needsEngine: boolean;
  durability: Durability;
  logLevel: string;
}

/** Who started a part: a terminal or service manager, or the supervisor. */
export interface PartHost {
  /** Calls `stop` once when this process is asked to end. */
  onStop(stop: () => void): void;
  configured(settings: SharedSettings): void;
  /**
   * Where the embedded engine listens that somebody else runs; null when the part finds its database itself. What
   * is prepared need not be looked through for damage, nor for what is missing.
   */
  database(): Promise<{ engineUri: string | null; port: number | null; isPrepared: boolean }>;
  /** Says that the database was looked through, has no damage, and has all that it needs. */
  prepared(): void;
  /** Resolves when calls and Requests may be taken. */
  begin(): Promise<void>;
  /** Says that there is a service to serve or to check. */
  wantHost(): void;
  ready(facts: PartFacts, gateway: GatewayFacts | null): void;
  /** Says why this process cannot run. */
  refused(text: string, exitCode: number): Promise<void>;
  /** Metrics of the worker beside a gateway; null when there is none. */
  workerMetrics: (() => Promise<PartMetrics | null>) | null;
  /** Answers who asks for the metrics of this worker. */
  tellMetrics(read: () => Promise<PartMetrics>): void;
}
