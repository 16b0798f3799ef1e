import {
  coverageOf,
  eachTarget,
  ExtraPages,
  flag,
  operation,
  outcomeOf,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
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
import { companyJobs } from "./company-jobs.ts";
import { Company } from "./company-record.ts";

const FEATURES = ["includeJobs"] as const;

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
  input: z.object({
    companies: companies.meta({ aliases: [...COMPANY_WORDS, ...URLS] }),
    ...countryInput,
    includeJobs: flag
      .default(false)
      .describe("Also reads the pages of its open jobs, at most 20 of each company, into `jobs`.")
      .meta({ aliases: ["withJobs", "allJobs"] }),
  }),
  features: FEATURES,
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
  async *run(ctx, asked, found) {
    const { country, includeJobs } = asked;
    const extra = new ExtraPages(ctx);
    yield* eachTarget(ctx, [...new Set(asked.companies)], async function* (slug, inner) {
      const { page, company: draft } = await askCompany(inner, country, slug);
      const list = includeJobs ? await companyJobs(inner, extra, country, slug) : null;
      const jobs = list === null || (list.jobs.length === 0 && !list.isAll) ? draft.jobs : list.jobs;
      const outcomes = { includeJobs: outcomeOf(list?.isAll === true, (jobs?.length ?? 0) > 0) };
      yield found(page, { ...draft, jobs }, coverageOf(asked, FEATURES, outcomes));
    });
    extra.end();
  },
});
