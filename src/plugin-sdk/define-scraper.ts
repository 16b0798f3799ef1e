import type { z } from "zod";
import type { JsonObject } from "../kernel/json.ts";
import type { Canary } from "./canary.ts";
import type { Chain } from "./chain.ts";
import type { Finder, Found } from "./found.ts";
import type { FailureRule, OriginPolicy, WebsitePace } from "./http/types.ts";
import type { RunContext } from "./run-context.ts";

/** Version of this SDK; a plugin names the range it was written for. */
export const SDK_VERSION = "2.0.0";

/** What the catalog calls one stored Record: a lower-case noun in the singular, such as `app`, `job` or `record`. */
export const UNIT_FORM = /^[a-z]{2,24}$/;

/**
 * `full`: everything the operation promises is public. `partial`: the note says what is missing.
 * `not_public`: the source shows it to nobody without an account; creation is refused and `nearest` named.
 */
export const AVAILABILITIES = ["full", "partial", "not_public"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Says that the input was rewritten: `path` in the canonical input, and why. */
export type NoteNormalization = (path: string, reason: string) => void;

export interface Operation<I extends z.ZodObject = z.ZodObject, R extends z.ZodObject = z.ZodObject> {
  /** Canonical token, stored with the Request. */
  name: string;
  /** Other accepted tokens, compared without case, `-`, `_` and spaces. */
  aliases?: readonly string[];
  title: string;
  summary: string;
  /** For AI agents: when to use it and what to run before or after. */
  agentHint: string;
  availability: Availability;
  /** Required unless `full`: what is missing and why. */
  availabilityNote?: string;
  /**
   * For a list whose pages repeat nothing of what was asked for, so that none can be held to it (`listAsAsked`): why. The catalog
   * shows it after the availability note.
   */
  notEchoed?: string;
  /** For `not_public`: name of the nearest operation that works. */
  nearest?: string;
  /**
   * The only declaration of the input: validation, inputSchema, docs, CLI flags. `.describe()` every field;
   * `.meta({ aliases: ["searchQuery"] })` names other accepted field names. `operation`, `limit` are the host's.
   */
  input: I;
  /** Turns friendly forms (URLs, `owner/name#1`) into canonical fields. Pure; runs after field aliases, before `input`. */
  normalize?(raw: JsonObject, note: NoteNormalization): JsonObject;
  /** For inputs without `operation`: true when this operation is meant. The first that says yes wins, else the scraper's `defaultOperation`. */
  selects?(raw: JsonObject): boolean;
  /** Boolean input fields that ask for optional parts; each is reported in `featureCoverage`. */
  features?: readonly string[];
  /**
   * Input field with a list of top-level fields of the Record. Where a caller gives it, a Record holds these and `_source`
   * alone; it is checked, deduplicated, counted and billed as a whole one.
   */
  compactBy?: string;
  /** Shape of a Record. Required field = without it the Record is useless. `.describe()` every field. */
  record: R;
  /** Two Records of one Request with the same key are one. */
  dedupeKey(record: z.output<R>): string;
  /** True when the operation needs `ctx.browser`. */
  browser?: boolean;
  /** What to ask the live source for, to see whether the operation works. */
  canary?: Canary;
  /** Yields what `found` makes: its types see to it that a draft has every field of `record` and no other. */
  run(
    ctx: RunContext,
    input: z.output<I>,
    found: Finder<z.input<R>>,
  ): AsyncGenerator<Found<z.input<R>>, void, void>;
}

/** What names somebody or something in Records: the address of a page, an id in a field of ids, a handle in a field of names. */
export interface Subject {
  kind: "url" | "id" | "handle";
  value: string;
}

export interface Scraper {
  id: string;
  title: string;
  summary: string;
  /** SDK range, such as `^2`. */
  sdk: string;
  /** Such as `app`: see UNIT_FORM. */
  unit: string;
  /** Price of one stored Record in micro-USD (700 = 0.70 USD per 1,000). */
  priceUsdMicros: number;
  /** By name; the plugin asks for them with `ctx.origin(name)`. */
  origins: Readonly<Record<string, OriginPolicy>>;
  /**
   * For a scraper that also reads public web sites which its source names, such as that of a place: how fast each of them
   * may be asked, with `{ website: true }`. They get GET requests to the usual ports of public addresses, under their own
   * robots.txt, and nothing of the operator's goes along.
   */
  websites?: WebsitePace;
  /** How this source says no; tried on every response. */
  failures: readonly FailureRule[];
  /**
   * Days that its Records are kept at most, unless the operator says otherwise of it: for sources whose Records are about
   * people. Without it they are kept as long as those of all scrapers.
   */
  retentionDays?: number;
  /**
   * For somebody who asks to be forgotten: what Records hold of the one whose page this is, in their own form, whatever host,
   * language or spelling the address has. Empty for an address of others. Asked of the families that come with Quarry only.
   */
  subjectsOf?(url: string): readonly Subject[];
  /** What of its Records other operations take: shown in the catalog, and tried by the suite on the Records of all cases. */
  chains?: readonly Chain[];
  /** Used when the input names no operation and none selects it. */
  defaultOperation: string;
  operations: readonly Operation[];
}

/** Declares a scraper family. The default export of a plugin. */
export function defineScraper(scraper: Scraper): Scraper {
  return scraper;
}

/** Declares one operation; only gives TypeScript the types of input and record. */
export function operation<I extends z.ZodObject, R extends z.ZodObject>(
  declaration: Operation<I, R>,
): Operation {
  return declaration;
}
