import { eachTarget, operation, str, z } from "../../../plugin-sdk/index.ts";
import { Business, businessRecords } from "../business/businesses.ts";
import { listedBusinesses } from "../business/list-page.ts";
import { BUSINESS_FLAGS, businessFlags, marketInput, names, searchTerms, targetForms } from "../inputs.ts";
import { searchTextOf } from "../targets.ts";

export const search = operation({
  name: "search",
  aliases: ["searchBusinesses", "businessSearch", "find"],
  title: "Business search",
  summary: "Businesses for a search text, with score, number of reviews, categories and place.",
  agentHint: "Use to find the `id` of a business for `business` and `reviews`.",
  availability: "partial",
  availabilityNote: "The site often answers programs with a challenge, which Quarry does not solve.",
  input: z.object({ searchTerms, country: marketInput, ...businessFlags }),
  normalize: targetForms("searchTerms", searchTextOf, "country"),
  selects: names("searchTerms", "search"),
  features: BUSINESS_FLAGS,
  record: Business,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { searchTerms: ["trustpilot"] }, atLeast: { records: 1, fields: ["name", "rating"] } },
  run(ctx, asked, found) {
    const records = businessRecords(ctx, asked, found);
    return eachTarget(ctx, asked.searchTerms, (term, inner) =>
      listedBusinesses(
        inner,
        {
          country: asked.country,
          template: "/search",
          query: { query: term },
          what: `"${term}"`,
          own: { term },
          // The state of every page repeats its query: one without a text is of no search.
          parts: (_page, { query }) => ({
            text: { asked: term, shown: query && (str(query, "query") ?? "") },
          }),
        },
        records,
      ),
    );
  },
});
