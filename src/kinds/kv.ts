import { owner, ownerOrWorker } from "./access.ts";
import { kind } from "./kind.ts";
import { RESOURCES_PER_SERVICE } from "./resource.ts";
import { service } from "./service.ts";

/** What a key, a value and a call may hold: checks, errors, the reference and docs/kv.md take it from here. */
export const KV_LIMITS = {
  keyBytes: 512,
  inlineBytes: 32 * 1024,
  chunkBytes: 1024 * 1024,
  valueBytes: 25 * 1024 * 1024,
  metadataBytes: 1024,
  leastTtlSeconds: 30,
  page: { least: 10, usual: 1000, most: 1000 },
  atomicKeys: 10,
  watchedKeys: 10,
  bulkReads: 100,
  bulkWrites: 10_000,
  bulkBytes: 100 * 1024 * 1024,
} as const;

/** Keys and values of a service under one name. */
export const kvNamespace = kind({
  id: "kvn",
  node: "KvNamespace",
  one: "KV namespace",
  many: "KV namespaces",
  most: { not: `a service has at most ${RESOURCES_PER_SERVICE} resources, of all kinds together` },
  rest: {
    tag: { name: "KV", what: "Small values by key, which services keep.", place: 13 },
    path: "/v1/services/:service/kv/namespaces",
    parameters: {
      service: service.rest.parameters.service,
      namespace: "Id or name of the namespace.",
    },
  },
  access: {
    ...owner("services:read")("Query.kvNamespaces", "Query.kvNamespace"),
    ...owner("services:write")(
      "Mutation.kvNamespaceCreate",
      "Mutation.kvNamespaceDelete",
      "Mutation.kvNamespaceRestore",
    ),
  },
});

const VALUES = "/v1/services/:service/kv/:namespace";

/** What a namespace holds. */
export const kvValue = kind({
  one: "KV value",
  many: "KV values",
  rest: {
    tag: kvNamespace.rest.tag,
    path: VALUES,
    parameters: {
      ...kvNamespace.rest.parameters,
      key: "The key, each byte of it percent-encoded once: `page%2Fhome` for `page/home`.",
    },
  },
  access: {
    ...owner("services:read")("Subscription.kvChanged", `GET ${VALUES}/watch`),
    ...ownerOrWorker("services:read")(
      ...["Query.kvKeys", "Query.kvValue", "Query.kvValues"],
      ...[`GET ${VALUES}/values/:key`, `POST ${VALUES}/bulk`],
    ),
    ...ownerOrWorker("services:write")(
      ...["Mutation.kvPut", "Mutation.kvDelete", "Mutation.kvPutMany", "Mutation.kvDeleteMany"],
      "Mutation.kvAtomic",
      ...[`PUT ${VALUES}/values/:key`, `DELETE ${VALUES}/values/:key`],
      ...[`PUT ${VALUES}/bulk`, `POST ${VALUES}/bulk/removals`],
    ),
  },
});
