import { z } from "zod";
import type { RequestCreateInput } from "../generated/rest-documents.ts";
import { microsOfUsd } from "../kernel/usd.ts";
import { component } from "./openapi/schemas/components.ts";
import { read } from "./read-call.ts";

/** Body of creating and estimating. */
export const newRequest = component(
  "NewRequest",
  z
    .strictObject({
      scraper: z.string().describe("Scraper id from the catalog."),
      input: z.record(z.string(), z.unknown()).describe("Public targets only."),
      limit: z.int32().optional().meta({
        minimum: 1,
        maximum: 100_000,
        description: "Maximum number of Records; also accepted in `input`.",
      }),
      maxCost: z
        .number()
        .transform((usd, context) => {
          const micros = microsOfUsd(usd);
          if (micros === null || micros === 0)
            context.addIssue("Use an amount in USD above 0 with at most six decimal places.");
          return micros ?? 0;
        })
        .optional()
        .describe("Cost ceiling in USD, exact to the micro. The run ends before it would be passed."),
      tags: z
        .array(z.string())
        .optional()
        .meta({ maxItems: 10, description: "Words of your own to find it by, 1 to 50 characters each." }),
    })
    .describe("What to scrape."),
);

export const newRequestExample = {
  scraper: "codehost",
  input: { operation: "issue", repo: "nodejs/undici", number: 1 },
  limit: 1,
  maxCost: 0.01,
  tags: ["nightly"],
};

/** The same as GraphQL takes it. Throws `invalid_input`. */
export function newRequestInput(body: unknown): RequestCreateInput {
  const { maxCost, ...input } = read(newRequest, body, "field");
  return { ...input, maxCostUsdMicros: maxCost };
}
