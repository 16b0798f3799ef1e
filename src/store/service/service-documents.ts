import type { AbuseCategory } from "../../kinds/abuse.ts";
import type { ResourceKind } from "../../kinds/resource.ts";
import { byField, collection, NEWEST_FIRST, placesOf } from "../collection.ts";
import type { ResourceSettings } from "../resource/resource-documents.ts";

export const CAPABILITIES = ["state", "queue", "kv", "cron"] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** A resource that `service.toml` wants to be there. */
export interface DeclaredResource<K extends ResourceKind = ResourceKind> {
  kind: K;
  name: string;
  /** Another resource is named by its name; what is made of it has the id. */
  settings: ResourceSettings[K];
}

/** What `service.toml` says, with its defaults filled in (src/domain/service/manifest.ts reads it). */
export interface ServiceManifest {
  name: string;
  slug: string;
  /** Null for a service without one. */
  worker: {
    /** Package of Cargo that the command line builds. */
    package: string | null;
    /** File that is there already, below the folder of the manifest. */
    binary: string | null;
    /** What answers below 500 before a deployment is switched to. */
    healthPath: string;
    memoryMb: number;
  } | null;
  static: {
    folder: string;
    spaFallback: boolean;
    headers: { path: string; set: Record<string, string> }[];
    redirects: { from: string; to: string; status: number }[];
  } | null;
  capabilities: Record<Capability, boolean>;
  /** What a deploy makes where it is missing; absent in what was deployed before there was any. */
  resources?: DeclaredResource[];
  /** Variables of the worker that are no secrets. */
  environment: Record<string, string>;
}

/** What a report of abuse does to a service. */
export interface ServiceQuarantine {
  /** Step of the report; an older one changes nothing. */
  version: number;
  isActive: boolean;
  category: AbuseCategory;
  /** What is blocked, and all below it; null for all of the service. */
  path: string | null;
}

export interface ServiceDoc {
  /** `svc_…` */
  _id: string;
  accountId: string;
  /** One of the numbered places of its account, which a service holds alone. */
  place: number;
  /** No other service of the server has it, deleted ones that can be brought back included. */
  slug: string;
  name: string;
  /** What is served; null before the first deployment is. */
  activeDeploymentId: string | null;
  /** Of the newest deployment that was ever switched to: older ones that get ready later are not. */
  switchedN: number;
  /** Number of the newest deployment. */
  deploymentN: number;
  createdAt: Date;
  updatedAt: Date;
  /** Null while it is there. */
  deletedAt: Date | null;
  /** Set while it is removed for good. */
  isOver?: true;
  /** By the id of the report. */
  quarantines?: Record<string, ServiceQuarantine>;
}

export const serviceCollections = {
  services: collection<ServiceDoc>({
    account: { ...byField, export: { file: "services", without: ["place"] }, deletion: "erased" },
    indexes: [
      placesOf("services of an account, held to its limit"),
      { key: { slug: 1 }, unique: true, for: "a slug names one service of the server" },
      NEWEST_FIRST,
      {
        key: { deletedAt: 1 },
        partialFilterExpression: { deletedAt: { $type: "date" } },
        name: "deleted",
        for: "services whose days of undo are over",
      },
    ],
    growth: { by: "account", most: "100" },
    stays: "until days after its deletion, when a job removes it with its deployments",
    shards: {
      by: "unsharded",
      why: "Slugs are unique in the server; at most 100 small documents per account.",
    },
  }),
};
