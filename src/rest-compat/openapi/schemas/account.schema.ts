import { z } from "zod";
import { component, moment, nextCursor, usdMicros } from "./components.ts";

export const accountSchema = component(
  "Account",
  z
    .object({
      id: z.string().regex(/^acc_[0-9a-f]{24}$/),
      name: z.string(),
      plan: z.string().describe("Name of the plan."),
      billingActive: z
        .boolean()
        .describe("Whether paid billing is active; without it no Request can be created."),
      available: z.number().describe("Free to spend, in USD."),
      availableUsdMicros: usdMicros,
      held: z.number().describe("Held for queued and running Requests, in USD."),
      heldUsdMicros: usdMicros,
      currency: z.literal("USD"),
    })
    .describe("Who pays."),
);

export const apiKeySchema = component(
  "ApiKey",
  z
    .object({
      id: z.string().regex(/^key_[0-9a-f]{24}$/),
      label: z.string().describe("Name for people."),
      hint: z.string().describe("First characters of the key."),
      createdAt: moment,
      revokedAt: moment.nullable().describe("Null while it works."),
    })
    .describe("A key for programs. Its text is shown once, when it is made."),
);

export const newApiKeySchema = component(
  "NewApiKey",
  apiKeySchema
    .extend({ secret: z.string().describe("The key itself: store it now, it is never shown again.") })
    .describe("The new key."),
);

export const apiKeyListSchema = component(
  "ApiKeyList",
  z.object({ data: z.array(apiKeySchema), nextCursor }).describe("A page of keys, newest first."),
);
