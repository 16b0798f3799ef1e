import { eachTarget, operation, steps, z } from "../../../plugin-sdk/index.ts";
import {
  companies,
  COMPANY_WORDS,
  countryForms,
  countryInput,
  idForms,
  names,
  slugged,
  URLS,
} from "../inputs.ts";
import { askCompany } from "./company-infos.ts";
import { Company } from "./company-record.ts";

/** `Dr. Martens` is `Dr.-Martens` in an address. */
export const companyName = (name: string): string => name.replace(/\s+/g, "-");

export const company = operation({
  name: "company",
  aliases: ["companies", "companyDetails", "employer"],
  title: "Company",
  summary:
    "What companies say of themselves, how employees rate them, and what they offer: size, benefits, jobs.",
  agentHint: "Use with the `company.id` of a job. Jobs of a company: `search` with its name in quotes.",
  availability: "partial",
  availabilityNote:
    "The source refuses guests these pages at times; of lists, such as jobs, the page shows the beginning.",
  input: z.object({ companies: companies.meta({ aliases: [...COMPANY_WORDS, ...URLS] }), ...countryInput }),
  normalize: steps(
    countryForms("companies"),
    idForms("companies", "company", "salaries"),
    slugged("companies", companyName),
  ),
  selects: names("company", "companies", true),
  record: Company,
  dedupeKey: (record) => record.id,
  canary: {
    input: { companies: ["Indeed"] },
    atLeast: { records: 1, fields: ["name", "rating", "industry"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.companies)], async function* (slug, inner) {
      const { page, company: draft } = await askCompany(inner, asked.country, slug);
      yield found(page, draft);
    }),
});
