import {
  changed,
  coverageOf,
  eachTarget,
  ExtraPages,
  flag,
  idString,
  linkField,
  neededText,
  obj,
  operation,
  outcomeOf,
  placeField,
  type RunContext,
  str,
  textField,
  z,
  arr,
  asLists,
} from "../../../plugin-sdk/index.ts";
import { slugOfNumber } from "../company/page.ts";
import { queries } from "../inputs.ts";
import { TRIES } from "../page/open.ts";
import { companyUrl } from "../source.ts";

const FEATURES = ["includePages"] as const;

const Hit = z
  .object({
    id: neededText("Number of the company; `company` and `jobs` (in `companyIds`) take it."),
    name: neededText("Name."),
    slug: textField("Name in addresses, with `includePages`; null for a company without open jobs."),
    url: linkField("Page of the company, with `includePages`."),
    term: neededText("Search text that found it."),
    resultPosition: placeField("Place among the results, from 1."),
  })
  .meta({ title: "CompanyHit" });

export const companySearch = operation({
  name: "company-search",
  aliases: ["searchCompanies", "findCompany", "companyTypeahead"],
  title: "Company search",
  summary: "Companies whose names fit a text: number and name, on request their pages.",
  agentHint: "Use to find the number of a company by its name; `company` takes it.",
  availability: "partial",
  availabilityNote:
    "Guests get at most 10 suggestions, without addresses; these are found by the open jobs of each company.",
  notEchoed: "Suggestions do not repeat the text that they are for.",
  input: z.object({
    queries: queries.describe("Names of companies, or parts of them; each is searched separately."),
    includePages: flag
      .default(false)
      .describe("Also looks for the page of each: one call more, and only with open jobs.")
      .meta({ aliases: ["includeUrls", "resolveUrls", "includeSlugs"] }),
  }),
  normalize: asLists("queries"),
  features: FEATURES,
  record: Hit,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { queries: ["google"] }, atLeast: { records: 1, fields: ["name"] } },
  async *run(ctx, asked, found) {
    const pages = new ExtraPages(ctx);
    yield* eachTarget(ctx, [...new Set(asked.queries)], async function* (text, inner) {
      const { page, hits } = await suggestionsFor(inner, text);
      if (hits.length === 0) inner.foundNothing(`LinkedIn knows no company like "${text}".`);
      yield* pages.each(inner, hits, async (hit, index) => {
        const load = () => slugOfNumber(inner, hit.id ?? "");
        const slug = asked.includePages && hit.id !== null ? await pages.read("page", load) : null;
        const own = { slug, url: slug === null ? null : companyUrl(slug) };
        const record = { ...hit, ...own, term: text, resultPosition: index + 1 };
        return found.row(
          page,
          record,
          coverageOf(asked, FEATURES, { includePages: outcomeOf(slug !== null) }),
        );
      });
    });
  },
});

/** What the form of the job search suggests. @throws SourceError `source_changed` for an answer of another form */
async function suggestionsFor(ctx: RunContext, text: string) {
  const query = { typeaheadType: "COMPANY", query: text };
  const page = await ctx.http.get(`${ctx.origin("web")}/jobs-guest/api/typeaheadHits`, { ...TRIES, query });
  const rows = arr(page.json());
  if (rows === null) throw changed(page, "The answer is no list of suggestions.");
  const own = rows.filter((row) => str(row, "type") === "COMPANY");
  if (rows.some((row) => obj(row) !== null && str(row, "type") === null))
    ctx.warn("row_dropped", "A suggestion does not say what it is.");
  if (rows.some((row) => obj(row) === null) || (rows.length > 0 && own.length === 0))
    throw changed(page, "The suggestions are no companies.");
  return { page, hits: own.map((row) => ({ id: idString(row, "id"), name: str(row, "displayName") })) };
}
