import type { JsonObject } from "../kernel/json.ts";

/** One public, stable input of an operation, by which an operator finds out whether it works from where they are. */
export interface Canary {
  /** Without `operation` and `limit`. Names what will likely be public, and much the same, for years. */
  input: JsonObject;
  atLeast: {
    /** How many Records must come back; no more are requested. */
    records: number;
    /** Paths, such as `seller.name`, that one of these Records must have filled: not null, not empty. */
    fields: readonly string[];
  };
}
