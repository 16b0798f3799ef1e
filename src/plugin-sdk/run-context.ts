import type { Json } from "../kernel/json.ts";
import type { BrowserClient } from "./browser/types.ts";
import type { HttpClient, PageRef } from "./http/types.ts";

/** What the host gives a running operation. A thread keeps faults apart, not intent: docs/plugin-sdk.md says what is held. */
export interface RunContext {
  readonly http: HttpClient;
  /** Only for operations with `browser: true`; otherwise every call throws. */
  readonly browser: BrowserClient;
  /** Ends when the Request is cancelled, its deadline passes or its lease is lost. */
  readonly signal: AbortSignal;
  /** How many more Records the Request wants. The host stops the generator by itself once they are stored. */
  readonly limit: number;
  /** The last checkpoint of an earlier attempt, or null on a first run. */
  readonly resumeFrom: Json;
  now(): Date;
  /** The configured URL of one declared origin, without a trailing slash. */
  origin(name: string): string;
  /**
   * Whether a credential of the operator's goes with the `authorized` paths of this origin: the source may then show
   * things that are not public, which the plugin must neither yield nor build on.
   */
  isAuthorized(name: string): boolean;
  /**
   * Says that everything yielded so far is covered by `state`: a resumed run gets it as `resumeFrom` and starts
   * after it. Call it after each page. Records yielded again are dropped by their dedupe key.
   */
  checkpoint(state: Json): void;
  /** Call before returning without any Record: the page shows its own sign that there is nothing. Else the run is `source_changed`. */
  foundNothing(reason: string): void;
  /** Says that this page was held to what was asked for, which the suite wants of each page of a list; `listAsAsked` calls it. */
  held(page: PageRef): void;
  /** Tells watchers how many Records the source claims to have. */
  total(records: number): void;
  /** A line for the run log of the Request; its owner reads it. Short, no page content. */
  log(message: string, data?: Record<string, Json>): void;
  /** A counted warning, also in the run log. `code` is lower_snake. */
  warn(this: void, code: string, message: string): void;
}

/** Where a reader says what it could not read: `ctx.warn`, or a function that also keeps count. */
export type Warn = (code: string, message: string) => void;
