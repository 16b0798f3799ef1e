import {
  CreateStateClassDocument,
  DeleteStateClassDocument,
  DeleteStateValueDocument,
  RestoreStateClassDocument,
  StateClassDocument,
  StateClassesDocument,
  StateKeysDocument,
  StateObjectsDocument,
  StateValueDocument,
} from "../../generated/rest-documents.ts";
import { STATE_LIMITS, stateClass } from "../../kinds/state.ts";
import { bytesRow, row, rows } from "../row.ts";
import { stateCommit, statePut } from "../streams/state-values.ts";

const OF_WRITE = [
  ...(["not_found", "invalid_key", "key_too_long", "usage_cap_reached", "storage_cap_reached"] as const),
  ...([
    "precondition_failed",
    "value_too_large",
    "object_too_large",
    "invalid_json",
    "invalid_input",
  ] as const),
];
/** Base64 in JSON is a third longer, and has something around it. */
const inJson = (bytes: number) => ({ most: Math.ceil(bytes * 1.34) + 256 * 1024 });

export const stateRoutes = rows(stateClass, {
  "GET /": StateClassesDocument,
  "POST /": CreateStateClassDocument,
  "GET /:namespace": StateClassDocument,
  "DELETE /:namespace": DeleteStateClassDocument,
  "POST /:namespace/restore": RestoreStateClassDocument,
  "GET /:namespace/objects": StateObjectsDocument,
  "GET /:namespace/objects/:object/keys": StateKeysDocument,
  "GET /:namespace/objects/:object/values/:key": row(StateValueDocument, { missing: "key_not_found" }),
  "PUT /:namespace/objects/:object/values/:key": bytesRow({
    operationId: "putStateValue",
    summary: "Writes a value of an object: `value`, any JSON, or `base64`, and `ifVersion`.",
    description: "The key as it is then.",
    errors: OF_WRITE,
    takesBytes: inJson(STATE_LIMITS.keyAndValueBytes),
    bytes: statePut,
  }),
  "DELETE /:namespace/objects/:object/values/:key": DeleteStateValueDocument,
  "POST /:namespace/objects/:object/commit": bytesRow({
    operationId: "commitState",
    summary: "Writes and deletes values of one object, all or none: `puts`, `deletes` and `ifVersion`.",
    description: "The version of the object.",
    errors: OF_WRITE,
    takesBytes: inJson(STATE_LIMITS.commitBytes),
    bytes: stateCommit,
  }),
});
