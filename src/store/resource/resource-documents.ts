import { RESOURCES_PER_SERVICE, type ResourceKind } from "../../kinds/resource.ts";
import { byField, collection } from "../collection.ts";
import type { CronSettings } from "../cron/cron-documents.ts";
import type { QueueSettings } from "../queue/queue-documents.ts";

/** What a kind keeps of one besides its name. */
export interface ResourceSettings {
  kv: Record<string, never>;
  queue: QueueSettings;
  cron: CronSettings;
  sqlite: Record<string, never>;
  state: Record<string, never>;
}

export interface ResourceDoc<K extends ResourceKind = ResourceKind> {
  /** Begins as the ids of its kind do. */
  _id: string;
  accountId: string;
  serviceId: string;
  kind: K;
  name: string;
  /** In which the worker finds its id. No other resource of the service has it. */
  variable: string;
  /** One of the numbered places of its service, which it holds alone; none while it is deleted. */
  place?: number;
  /** Of State classes: one of the numbered places of the account, which has as many as its plan says. */
  classPlace?: number;
  settings: ResourceSettings[K];
  createdAt: Date;
  /** Null while it is there. */
  deletedAt: Date | null;
  /** Set while it is removed for good. */
  isOver?: true;
}

/** Those that are there. */
export const PRESENT = { place: { $gte: 0 } };

export const resourceCollections = {
  resources: collection<ResourceDoc>({
    account: {
      ...byField,
      export: { file: "resources", without: ["place", "classPlace"] },
      deletion: "erased",
    },
    indexes: [
      {
        key: { serviceId: 1, place: 1 },
        unique: true,
        partialFilterExpression: PRESENT,
        for: "resources of a service, held to their limit",
      },
      {
        key: { serviceId: 1, variable: 1 },
        unique: true,
        partialFilterExpression: PRESENT,
        for: "a variable names one resource of the service",
      },
      {
        key: { accountId: 1, classPlace: 1 },
        unique: true,
        partialFilterExpression: { classPlace: { $gte: 0 } },
        for: "State classes of an account, held to the limit of its plan",
      },
      { key: { serviceId: 1, kind: 1, name: 1 }, for: "resources by name, deleted ones included" },
      { key: { accountId: 1 }, for: "the export of an account" },
      {
        key: { kind: 1 },
        partialFilterExpression: PRESENT,
        for: "whether there is a database, which needs a host",
      },
      {
        key: { deletedAt: 1 },
        partialFilterExpression: { deletedAt: { $type: "date" } },
        name: "deleted",
        for: "resources whose days of undo are over",
      },
    ],
    growth: { by: "calls", most: `${RESOURCES_PER_SERVICE} of each service, besides deleted ones` },
    stays: "until days after its deletion, when a job removes it with what is in it",
    shards: { by: "unsharded", why: "Small documents, at most some thousands of a service." },
  }),
};
