import { z } from "zod";
import { CODES, type ErrorCode } from "../../errors/codes.ts";

const sentence = z.string().min(1);

const expected = z
  .json()
  .describe(
    'Exact JSON, or a matcher: {"$type":"int"|"number"|"string"|"boolean"|"null"|"array"|"object"}, {"$re":"^https://"}, {"$count":10}, {"$any":true}. Objects match by the keys that are named; arrays must have the same length.',
  );

const errorCode = z.enum(Object.keys(CODES) as [ErrorCode, ...ErrorCode[]], {
  error: "There is no such error code; docs/errors.md lists them.",
});

const pluginCase = z
  .strictObject({
    name: sentence.describe("Sentence that names what is shown. Unique in the plugin."),
    input: z
      .record(z.string(), z.json())
      .describe("The Request input as a caller sends it, `operation` included."),
    limit: z.int().positive().optional().describe("Default 100."),
    authorized: z
      .array(z.string())
      .readonly()
      .optional()
      .describe(
        "Names of origins for which the operator is taken to have a credential: `ctx.isAuthorized` is true for them.",
      ),
    har: sentence.describe("HAR 1.2 file, relative to the file that the case is in."),
    truncate: z
      .string()
      .optional()
      .describe(
        "URL substring of the page that the contract suite cuts in half to prove `source_changed`. Each operation needs one case with it unless its body has no structure (raw file bytes).",
      ),
    expect: z.strictObject({
      count: z
        .int()
        .nonnegative()
        .optional()
        .describe("How many Records come out. Default: as many as `records` names."),
      records: z
        .array(expected)
        .optional()
        .describe("The first Records, in order; may be fewer than `count`."),
      error: errorCode.optional().describe("The code that ends the run, when it fails."),
      warnings: z
        .record(z.string(), z.int().positive())
        .optional()
        .describe("Warning codes and how often each occurs."),
    }),
  })
  .describe("One recorded case of one operation, replayed from a HAR file.");

const driftKnown = z
  .strictObject({
    operation: sentence,
    finding: sentence.describe("Such as `silent null`."),
    mutation: sentence.describe("Such as `class-renamed`."),
    field: sentence.optional().describe("Dot path of the field, or the code of the failure."),
    place: sentence
      .optional()
      .describe("What was changed, as the finding says. Of whole Records it is needed."),
    variant: sentence.describe("Id of one variant that shows it."),
    reason: sentence.describe("Why it is not fixed."),
  })
  .refine(({ field, place }) => (field ?? place) !== undefined, {
    error: "Name a field, or the place of what was changed: else it hides whatever comes.",
  })
  .describe(
    "A finding of the drift check that stands for now: all of this operation, kind and mutation, and of this field and place where they are named; one of them is. The suite fails when the variant that it names no longer shows one.",
  );

const unproven = z
  .record(z.string(), z.record(z.string(), z.string()).readonly())
  .readonly()
  .describe(
    "By operation: fields that no case of the family shows, each with the reason. The contract suite fails on any other field that is null or empty in all cases. A field below is `seller.name`.",
  );

/** A `cases.json` of a plugin. A plugin may have several; what they say is put together. */
export const caseFile = z
  .strictObject({
    $schema: z.string().optional(),
    cases: z.array(pluginCase).default([]),
    unproven: unproven.default({}),
    driftKnown: z.array(driftKnown).default([]),
  })
  .describe("What goes into operations of a scraper, which recording is replayed, what must come out.");

export type PluginCase = z.infer<typeof pluginCase>;
export type Expected = z.infer<typeof expected>;
export type Unproven = z.infer<typeof unproven>;
export type DriftKnown = z.infer<typeof driftKnown>;
