import { registerEnumType } from "type-graphql";

export const ServiceStatus = { EMPTY: "empty", ACTIVE: "active", DELETED: "deleted" } as const;
export type ServiceStatus = (typeof ServiceStatus)[keyof typeof ServiceStatus];
registerEnumType(ServiceStatus, {
  name: "ServiceStatus",
  description: "Whether a service is served.",
  valuesConfig: {
    EMPTY: { description: "Nothing is deployed yet." },
    ACTIVE: { description: "It is served; its worker is woken by its first request." },
    DELETED: { description: "It is not served, and can be brought back for 7 days." },
  },
});

export const ServiceKind = {
  EMPTY: "empty",
  WORKER: "worker",
  STATIC: "static",
  WORKER_AND_STATIC: "worker_and_static",
} as const;
export type ServiceKind = (typeof ServiceKind)[keyof typeof ServiceKind];
registerEnumType(ServiceKind, {
  name: "ServiceKind",
  description: "What a service serves.",
  valuesConfig: {
    EMPTY: { description: "Nothing yet." },
    WORKER: { description: "A worker." },
    STATIC: { description: "Static files." },
    WORKER_AND_STATIC: { description: "Static files, and a worker below /api/." },
  },
});

export const ServiceCapability = { STATE: "state", QUEUE: "queue", KV: "kv", CRON: "cron" } as const;
export type ServiceCapability = (typeof ServiceCapability)[keyof typeof ServiceCapability];
registerEnumType(ServiceCapability, {
  name: "ServiceCapability",
  description: "What service.toml switches on.",
  valuesConfig: {
    STATE: { description: "Keyed objects whose work is done in order." },
    QUEUE: { description: "Background work." },
    KV: { description: "Small values by key." },
    CRON: { description: "Work at fixed times." },
  },
});
