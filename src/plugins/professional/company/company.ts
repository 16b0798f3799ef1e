import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { companies, companyForms, names, QUERY_WORDS } from "../inputs.ts";
import { companyOf } from "../targets.ts";
import { openCompany } from "./page.ts";
import { readCompany } from "./read-company.ts";
import { Company } from "./record.ts";

export const company = operation({
  name: "company",
  aliases: ["companyDetails", "companyProfile", "companies", "organization", "school"],
  title: "Company page",
  summary:
    "What the page of a company, school or showcase says: facts, size, places, funding, similar pages.",
  agentHint: "Use with the address or slug of a company; `company-search` finds one by its name.",
  availability: "full",
  input: z.object({ companies }),
  normalize: companyForms,
  // With a search text the jobs of the company are meant.
  selects: (raw) => names("companies", companyOf)(raw) && !QUERY_WORDS.some((word) => word in raw),
  record: Company,
  dedupeKey: (record) => record.id,
  canary: {
    input: { companies: ["google"] },
    atLeast: { records: 1, fields: ["name", "followerCount", "industry"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.companies)], async function* (target, inner) {
      const opened = await openCompany(inner, target);
      yield found(opened.page, readCompany(opened, inner.warn));
    }),
});
