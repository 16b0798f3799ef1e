import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { BUSINESS_FLAGS, businesses, businessFlags, countryInput, targetForms } from "../inputs.ts";
import { businessOf } from "../targets.ts";
import { Business, businessRecords } from "./businesses.ts";

export const business = operation({
  name: "business",
  aliases: ["company", "profile", "details", "businessProfile"],
  title: "Business",
  summary: "A business with its score, stars, categories, claims, how it answers, and businesses like it.",
  agentHint:
    "Use with domains; `search` finds them. `businessUnitId` of a Record works where the site blocks its pages.",
  availability: "partial",
  availabilityNote:
    "The site often answers programs with a challenge, which Quarry does not solve. With a `businessUnitId` the figures then come from the widget.",
  input: z.object({ businesses, country: countryInput, ...businessFlags }),
  normalize: targetForms("businesses", businessOf, "country"),
  features: BUSINESS_FLAGS,
  record: Business,
  dedupeKey: (record) => record.id,
  canary: {
    input: { businesses: ["www.trustpilot.com"] },
    atLeast: { records: 1, fields: ["name", "rating", "reviewCount"] },
  },
  run(ctx, asked, found) {
    const records = businessRecords(ctx, asked, found);
    return eachTarget(ctx, [...new Set(asked.businesses)], async function* (target) {
      yield await records.one(target);
    });
  },
});
