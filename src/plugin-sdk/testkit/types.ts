import type { ErrorCode } from "../../errors/codes.ts";
import type { Json, JsonObject } from "../../kernel/json.ts";

/**
 * An expected value: exact JSON, or a matcher object with one `$` key:
 * `{"$type":"int"|"number"|"string"|"boolean"|"null"|"array"|"object"}`, `{"$re":"^https://"}`, `{"$count":10}`, `{"$any":true}`.
 * Objects match by the keys that are named; arrays must have the same length.
 */
export type Expected = Json;

/**
 * By operation: fields that no case of the family shows, each with the reason. `cases.ts` exports it beside `cases`;
 * the contract suite fails on any other field that is null or empty in all cases. A field below is `seller.name`.
 */
export type Unproven = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One recorded case of one operation, replayed from a HAR file. Data only. */
export interface PluginCase {
  /** Sentence that names what is shown. Unique in the plugin. */
  name: string;
  /** The Request input as a caller sends it, `operation` included. */
  input: JsonObject;
  /** Default 100. */
  limit?: number;
  /** Names of origins for which the operator is taken to have a credential: `ctx.isAuthorized` is true for them. */
  authorized?: readonly string[];
  /** HAR 1.2 file, relative to the cases file. */
  har: string;
  expect: {
    /** How many Records come out. Default: as many as `records` names. */
    count?: number;
    /** The first Records, in order; may be fewer than `count`. */
    records?: Expected[];
    /** The code that ends the run, when it fails. */
    error?: ErrorCode;
    /** Warning codes and how often each occurs. */
    warnings?: Record<string, number>;
  };
  /**
   * URL substring of the page that the contract suite cuts in half to prove `source_changed`.
   * Each operation needs one case with it unless its body has no structure (raw file bytes).
   */
  truncate?: string;
}

/**
 * A finding of the drift check that stands for now: all of this operation and kind, and of this mutation and field where
 * they are named. The suite fails when the variant that it names no longer shows one.
 */
export interface DriftKnown {
  operation: string;
  /** Such as `silent null`. */
  finding: string;
  /** Such as `class-renamed`. */
  mutation?: string;
  /** Dot path of the field, or the code of the failure. */
  field?: string;
  /** Id of one variant that shows it. */
  variant: string;
  /** Why it is not fixed. */
  reason: string;
}
