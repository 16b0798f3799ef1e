import type { MetricObjectWithValues, MetricValue } from "prom-client";
import type { GatewayFacts, PartFacts, SharedSettings } from "../part/host.ts";

export type PartMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** Supervisor to part. Besides these, the message that asks for a clean end. */
export type PartOrder =
  /**
   * `engineUri` null: MongoDB is the one of MONGODB_URL. `port`: the one that a gateway had in an earlier life.
   * `isPrepared`: a part has looked for damage and made what was missing since the server was started.
   */
  | { kind: "connect"; engineUri: string | null; port: number | null; isPrepared: boolean }
  /** Calls and Requests may be taken. */
  | { kind: "begin" }
  | { kind: "tell_metrics" }
  /** Of the worker; null when there is none just now. */
  | { kind: "metrics"; metrics: PartMetrics | null };

/** Part to supervisor. */
export type PartReport =
  | { kind: "configured"; settings: SharedSettings }
  /** Its look for damage found none, and what was missing is made. */
  | { kind: "prepared" }
  | { kind: "ready"; facts: PartFacts; gateway: GatewayFacts | null }
  /** There is a service to serve or to check. */
  | { kind: "host_wanted" }
  /** It cannot run. `text` is for the operator. */
  | { kind: "refused"; text: string; exitCode: number }
  | { kind: "ask_metrics" }
  | { kind: "metrics"; metrics: PartMetrics };
