import type { ErrorCode } from "../../../errors/codes.ts";
import type { HarEntry } from "../../http/har/schema.ts";

/**
 * What a change of a page does to what the page states.
 * `form`: the same facts in another form. `loss`: some facts are gone. `other`: the answer is no page of this target.
 */
export type Effect = "form" | "loss" | "other";

/** A change of visible text: what stood there and what stands there now. Both as a parser would collapse them. */
export interface Rewrite {
  from: string;
  to: string;
}

/** How a change may show in Records without being wrong. */
export interface Reading {
  effect: Effect;
  /** Failures that tell the truth about this change. */
  fits: readonly ErrorCode[];
  /** Text that a Record may carry in its new form. */
  rewrites?: readonly Rewrite[];
  /** What a number may be read as after it was shortened ("12,345" to "12.3K"). */
  numbers?: ReadonlyMap<number, number>;
  /** One of several rows of the same kind is gone; without a total nobody can know. */
  removesRow?: boolean;
  /** The answer now says what another recording says where there is nothing. */
  saysNothing?: boolean;
  /** Rows stand in another order or number, so their positions count from another start. */
  movesRows?: boolean;
}

/** One change at one place of one text. */
export interface TextMutation extends Reading {
  name: string;
  place: string;
  /** The whole text with the change made. */
  apply(): string;
}

/** One change of one recorded answer. */
export interface EntryMutation extends Reading {
  name: string;
  place: string;
  /** What is recorded in place of the entry: the first answers for it, others are pages that it leads to. */
  apply(): HarEntry[];
}

export const CHANGED: readonly ErrorCode[] = ["source_changed"];
export const BLOCKED: readonly ErrorCode[] = ["source_blocked"];
