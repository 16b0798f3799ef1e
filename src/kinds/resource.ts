/** Resources of a service, of all kinds together. */
export const RESOURCES_PER_SERVICE = 5000;

/**
 * Kinds of what a service keeps its data in, or works with: how the ids of one begin (its row in this folder), what the variable in
 * which a worker finds one begins with, which flag of service.toml lets a service have any (null: none is needed), where service.toml
 * declares them, and by what they are counted.
 */
export const RESOURCE_KINDS = {
  kv: { row: "kvNamespace", variable: "SVC_KV_", capability: "kv", table: "kv", count: "kv" },
  queue: { row: "queue", variable: "SVC_QUEUE_", capability: "queue", table: "queues", count: "queues" },
  cron: { row: "cronTrigger", variable: "SVC_CRON_", capability: "cron", table: "cron", count: "cron" },
  sqlite: {
    row: "sqliteDatabase",
    variable: "SVC_SQLITE_",
    capability: null,
    table: "sqlite",
    count: "sqlite",
  },
  state: { row: "stateClass", variable: "SVC_STATE_", capability: "state", table: "state", count: "state" },
} as const;
export type ResourceKind = keyof typeof RESOURCE_KINDS;

/** The variable in which a worker finds the id of a resource: `SVC_KV_PAGE_VISITS` of the namespace `page-visits`. */
export function resourceVariable(kind: ResourceKind, name: string): string {
  return RESOURCE_KINDS[kind].variable + capitals(name);
}

/** Names that are the same in capitals cannot stand beside each other. */
export function capitals(name: string): string {
  return name.toUpperCase().replace(/-/g, "_");
}
