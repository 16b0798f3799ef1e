import {
  atLeastOne,
  eachTarget,
  ExtraPages,
  type Json,
  operation,
  type RunContext,
  shortText,
  sourceUrl,
  type Step,
  steps,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { companyName } from "../company/company.ts";
import {
  companies,
  COMPANY_WORDS,
  countryForms,
  countryInput,
  idForms,
  idList,
  names,
  slugged,
  URLS,
} from "../inputs.ts";
import { readUrl } from "../targets.ts";
import { readCompanySalaries } from "./company-salaries.ts";
import { Salary } from "./salary-record.ts";
import { readTitlePage } from "./title-page.ts";

const TITLE = /^[^/:?#]+(?:\/[^/:?#]+)?$/;
const TITLE_WORDS = [
  "title",
  "jobTitle",
  "jobTitles",
  "query",
  "queries",
  "q",
  "keyword",
  "role",
  "searchTerms",
];

/** `UI/UX Designer` is `ui-ux-designer` in an address; `ui-designer/Austin--TX` is one already. */
const titleSlug = (title: string): string =>
  /^[^A-Z\s/]+\/[^\s/]+$/.test(title.replace(/^career\//, ""))
    ? title.replace(/^career\//, "")
    : title
        .replace(/^career\//, "")
        .toLowerCase()
        .replace(/[\s/]+/g, "-");
/** `Jonesboro, AR` is `Jonesboro--AR` in an address. */
const placeSlug = (place: string): string => place.replace(/\s*,\s*/g, "--").replace(/\s+/g, "-");

export const salaries = operation({
  name: "salaries",
  aliases: ["salary", "pay", "wages", "compensation"],
  title: "Salaries",
  summary:
    "What people earn: by role at a company, or for a title in a country or place, with the companies that pay best.",
  agentHint:
    "Use with `titles` for a market, with `companies` for one employer; `salaryPageUrl` of a job fits `titles`.",
  availability: "partial",
  availabilityNote:
    "Guests see the most usual roles of a company; the whole list mostly asks to sign in, and the run then ends as partial.",
  input: z
    .object({
      titles: idList(TITLE, "a title such as PHP Developer, or the address of a page of pay", "titles", 50)
        .optional()
        .describe("Titles, or addresses of pages about their pay.")
        .meta({ aliases: [...TITLE_WORDS, "salaryUrl", "salaryUrls", "salaryPageUrl"] }),
      location: shortText(128, "The location")
        .optional()
        .describe("City and region such as Jonesboro, AR; with `titles`.")
        .meta({ aliases: ["l", "where", "city", "place"] }),
      companies: companies.optional().meta({ aliases: [...COMPANY_WORDS, ...URLS] }),
      ...countryInput,
    })
    .check(atLeastOne("titles", "companies")),
  normalize: steps(
    titlesApart,
    countryForms("titles", "companies"),
    idForms("companies", "company", "salaries"),
    slugged("companies", companyName),
    idForms("titles", "salaries"),
    slugged("titles", titleSlug),
  ),
  selects: names("salaries", "companies", false),
  record: Salary,
  dedupeKey: (record) => record.id,
  canary: {
    input: { titles: ["registered nurse"] },
    atLeast: { records: 1, fields: ["title", "salaryPeriod"] },
  },
  async *run(ctx, { titles = [], location, companies: slugs = [], country }, found) {
    const place = location === undefined ? "" : `/${placeSlug(location)}`;
    const paths = titles.map((title) => `career/${title}${title.includes("/") ? "" : place}`);
    const targets = [...new Set([...paths, ...slugs.map((slug) => `cmp/${slug}`)])];
    const extra = new ExtraPages(ctx);
    yield* eachTarget(ctx, targets, async function* (target, inner) {
      const { page, rows } = target.startsWith("cmp/")
        ? await askCompanySalaries(inner, extra, country, target.slice("cmp/".length))
        : await askTitle(inner, country, target);
      inner.held(page);
      if (rows.length === 0) inner.foundNothing(`Indeed has no pay for ${target}.`);
      for (const row of rows) yield found.row(page, row);
    });
    extra.end();
  },
});

async function askTitle(ctx: RunContext, country: string, target: string) {
  const [, title = "", place] = target.split("/");
  const template = place === undefined ? "/career/{title}/salaries" : "/career/{title}/salaries/{place}";
  const page = await ctx.http.get(sourceUrl(ctx.origin(country), template, { title, place: place ?? "" }));
  return { page, rows: readTitlePage(page, target, country, ctx.warn) };
}

/** The whole list of a company, or what its own page shows of it. */
async function askCompanySalaries(ctx: RunContext, extra: ExtraPages, country: string, slug: string) {
  const ask = async (template: string) => {
    const page = await ctx.http.get(sourceUrl(ctx.origin(country), template, { slug }));
    return { page, rows: readCompanySalaries(page, slug, country, ctx.warn) };
  };
  return (await extra.read("salaries_page", () => ask("/cmp/{slug}/salaries"))) ?? ask("/cmp/{slug}");
}

/** Addresses of pages about titles may stand among those of companies. */
function titlesApart(raw: Parameters<Step>[0], note: Parameters<Step>[1]): ReturnType<Step> {
  const given = [raw["companies"] ?? []].flat();
  const isTitle = (item: Json) =>
    readUrl(str(item) ?? str(item, "url") ?? "")?.value.startsWith("career/") === true;
  const titles = given.filter(isTitle);
  if (titles.length === 0) return raw;
  note("titles", "Taken from the addresses.");
  const { companies: _all, ...rest } = raw;
  const others = given.filter((item) => !isTitle(item));
  return {
    ...rest,
    titles: [...[raw["titles"] ?? []].flat(), ...titles],
    ...(others.length === 0 ? {} : { companies: others }),
  };
}
