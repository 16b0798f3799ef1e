import { ExtraPages, fillerOf, type RunContext, sourceUrl } from "../../../plugin-sdk/index.ts";
import { readCompanyPage } from "./company-page.ts";
import { companyFactFields } from "./company-record.ts";

const factsOf = fillerOf(companyFactFields());
type Facts = ReturnType<typeof factsOf>;

export const askCompany = async (ctx: RunContext, country: string, slug: string) => {
  const page = await ctx.http.get(sourceUrl(ctx.origin(country), "/cmp/{slug}", { slug }));
  return { page, company: readCompanyPage(page, slug, country, ctx.warn) };
};

/** Facts of the companies of jobs, each page read once; after a refusal no further one is. */
export function companyInfos(ctx: RunContext, { includeCompanyInfo }: { includeCompanyInfo: boolean }) {
  const extra = new ExtraPages(ctx);
  const known = new Map<string, Promise<Facts | null>>();
  return {
    of(country: string, slug: string | null): Promise<Facts | null> {
      if (!includeCompanyInfo || slug === null) return Promise.resolve(null);
      const read = async () => factsOf((await askCompany(ctx, country, slug)).company);
      const facts = known.get(slug) ?? extra.read("company_info", read);
      known.set(slug, facts);
      return facts;
    },
    end: () => {
      extra.end();
    },
  };
}
