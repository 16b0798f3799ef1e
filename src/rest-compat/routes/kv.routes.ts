import {
  AtomicKvDocument,
  CreateKvNamespaceDocument,
  DeleteKvNamespaceDocument,
  KvKeysDocument,
  KvNamespaceDocument,
  KvNamespacesDocument,
  RestoreKvNamespaceDocument,
} from "../../generated/rest-documents.ts";
import { KV_LIMITS, kvNamespace, kvValue } from "../../kinds/kv.ts";
import { bytesRow, row, rows } from "../row.ts";
import { kvAtomicParts } from "../streams/kv-atomic.ts";
import { kvDeleteMany, kvGetMany, kvPutMany } from "../streams/kv-bulk.ts";
import { KV_WATCH_READS, kvWatch } from "../streams/kv-watch.ts";
import { kvDelete, kvGet, kvParameters, kvPut } from "../streams/kv-values.ts";

export const kvNamespaceRoutes = rows(kvNamespace, {
  "GET /": KvNamespacesDocument,
  "POST /": CreateKvNamespaceDocument,
  "GET /:namespace": KvNamespaceDocument,
  "DELETE /:namespace": DeleteKvNamespaceDocument,
  "POST /:namespace/restore": RestoreKvNamespaceDocument,
});

const OF_KEY = ["not_found", "invalid_key", "key_too_long"] as const;
const OF_WRITE = ["usage_cap_reached", "storage_cap_reached"] as const;
/** Base64 in JSON is a third longer, and has something around it. */
const jsonOfValue = Math.ceil(KV_LIMITS.valueBytes * 1.34) + 64 * 1024;

export const kvValueRoutes = rows(kvValue, {
  "GET /keys": KvKeysDocument,
  "GET /values/:key": bytesRow({
    operationId: "getKvValue",
    summary: "Reads a value; with `Accept: application/json` as JSON.",
    description: "The value.",
    errors: [...OF_KEY, "key_not_found", "usage_cap_reached"],
    bytes: kvGet,
  }),
  "PUT /values/:key": bytesRow({
    operationId: "putKvValue",
    summary:
      "Writes a value: the body is the value itself or, as `application/json`, an object with `value`, `encoding`, `metadata`, `expirationTtlSeconds` and `expiration`.",
    description: "The key as it is then.",
    reads: kvParameters,
    errors: [
      ...OF_KEY,
      ...OF_WRITE,
      "precondition_failed",
      "value_too_large",
      "metadata_too_large",
      "invalid_json",
      "invalid_input",
    ],
    takesBytes: { most: jsonOfValue },
    bytes: kvPut,
  }),
  "DELETE /values/:key": bytesRow({
    operationId: "deleteKvValue",
    summary: "Deletes a value. May be repeated.",
    description: "The key.",
    errors: [...OF_KEY, "precondition_failed", "invalid_input"],
    bytes: kvDelete,
  }),
  "GET /watch": bytesRow({
    operationId: "watchKv",
    summary: "Keys as they are and whenever they change, as server-sent events.",
    description: "Each event is a key as JSON, with the version that is there; null where nothing is.",
    reads: KV_WATCH_READS,
    bytes: kvWatch,
  }),
  "POST /atomic": row(AtomicKvDocument, { reads: kvAtomicParts }),
  "PUT /bulk": bytesRow({
    operationId: "putKvValues",
    summary:
      "Writes many values: a list of objects with `key`, `value`, `base64`, `metadata`, `expirationTtlSeconds` and `expiration`.",
    description: "How many were written, and which were not and why.",
    errors: ["not_found", ...OF_WRITE, "bulk_too_large", "invalid_json", "invalid_input"],
    takesBytes: { most: KV_LIMITS.bulkBytes },
    bytes: kvPutMany,
  }),
  "POST /bulk": bytesRow({
    operationId: "getKvValues",
    summary: "Reads many values: `keys`, `type` (`text` or `json`) and `withMetadata`.",
    description: "Values by key.",
    errors: [...OF_KEY, "usage_cap_reached", "bulk_too_large", "invalid_json", "invalid_input"],
    takesBytes: { most: 1024 * 1024 },
    bytes: kvGetMany,
  }),
  "POST /bulk/removals": bytesRow({
    operationId: "deleteKvValues",
    summary: "Deletes many values: a list of keys, or of objects with `name`, as a list of keys has them.",
    description: "How many were deleted, and which were not and why.",
    errors: ["not_found", "bulk_too_large", "invalid_json", "invalid_input"],
    takesBytes: { most: KV_LIMITS.bulkBytes },
    bytes: kvDeleteMany,
  }),
});
