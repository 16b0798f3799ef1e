import type { PageRef } from "./http/types.ts";

/** Per requested feature flag, what a Record holds of it. */
export const COVERAGE_OUTCOMES = ["extracted", "not_found", "partial", "accepted_for_compatibility"] as const;
export type CoverageOutcome = (typeof COVERAGE_OUTCOMES)[number];

/** By flag. One that was asked for and is left out counts as `not_found`. */
export type Coverage = Readonly<Record<string, CoverageOutcome>>;

declare const madeByFound: unique symbol;

/** One Record on its way to the store, with the page it was read from. Only `found` makes it. */
export interface Found<T extends object> {
  readonly from: PageRef;
  readonly record: T;
  readonly coverage?: Coverage;
  readonly [madeByFound]: true;
}

/** Every field of a Record (`T` is `z.input` of its schema), none left out: what the source does not say is null. */
export type Draft<T extends object> = { [K in keyof Required<T>]: T[K] };

/** The same for one row of many: any field may be null. The host drops and counts a row without a required field. */
export type RowDraft<T extends object> = { [K in keyof Required<T>]: T[K] | null };

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never;

/** `D` with `never` at each key, also of nested objects and lists, that `T` does not have. */
type OnlyKeysOf<T, D> = D extends readonly (infer Item)[]
  ? readonly OnlyKeysOf<ItemOf<T>, Item>[]
  : D extends object
    ? { [K in keyof D]: K extends KeyOf<T> ? OnlyKeysOf<ValueAt<T, K>, D[K]> : never }
    : D;

/** Makes what `run` yields. A missing, unknown or wrongly typed field is a type error at the call. */
export interface Finder<T extends object> {
  /** The Record of a page that is about it: its required fields are there, or the parser throws `source_changed`. */
  <D extends Draft<T>>(from: PageRef, draft: D & OnlyKeysOf<T, D>, coverage?: Coverage): Found<T>;
  /** One row of a list: see RowDraft. */
  row<D extends RowDraft<T>>(from: PageRef, draft: D & OnlyKeysOf<T, D>, coverage?: Coverage): Found<T>;
}
