import {
  countIn,
  flag,
  listOf,
  oneOrMany,
  productId,
  shortText,
  steps,
  type Step,
  urlList,
  wordsTo,
  asLists,
  z,
} from "../../../plugin-sdk/index.ts";
import { DATE_FILTERS, dateFilter, queries, sortType, timeForms, URLS } from "../inputs.ts";
import { origins } from "../source.ts";
import { companyOf, isNumber, jobSearchOf } from "../targets.ts";

/** Words of the input and what the source calls them. */
const WORKPLACES = { on_site: "1", remote: "2", hybrid: "3" };
const LEVELS = {
  internship: "1",
  entry: "2",
  associate: "3",
  mid_senior: "4",
  director: "5",
  executive: "6",
};
const JOB_TYPES = { full_time: "F", part_time: "P", contract: "C", temporary: "T", internship: "I" };
/** Pays a year in US dollars, from which on jobs are listed. */
const SALARIES = { 40_000: "21", 60_000: "22", 80_000: "23", 100_000: "24", 120_000: "25" };

const words = <T extends Readonly<Record<string, string>>>(table: T, what: string) =>
  oneOrMany(z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]), 6, what).optional();
const number = productId.refine((id) => isNumber(id), "Expected a number.");

export const jobsInput = z.object({
  queries: queries
    .optional()
    .describe('Search texts, one search each. The source knows "exact words", OR, NOT and brackets.'),
  location: shortText(256, "The location")
    .optional()
    .describe("City, region or country; without it the source takes the whole world.")
    .meta({ aliases: ["place", "locationName", "where", "city"] }),
  geoId: number
    .optional()
    .describe("Place by the source's own number, such as 103644278 for the United States.")
    .meta({ aliases: ["locationId"] }),
  distance: countIn(0, 100)
    .optional()
    .describe("Distance from the place in miles.")
    .meta({ aliases: ["radius"] }),
  searchUrls: urlList(50, "search URLs")
    .optional()
    .describe("Addresses of lists of jobs; each keeps its own text, place and filters.")
    .meta({ aliases: ["searchUrl", "jobSearchUrl", "jobSearchUrls", ...URLS] }),
  companyIds: listOf(number, 100, "companies")
    .optional()
    .describe("Only jobs of these companies: numbers or URNs, as `company` and `company-search` give them.")
    .meta({ aliases: ["companyUrns", "companyId", "companyNumber", "fC", "authorCompanyUrns"] }),
  industryIds: listOf(number, 50, "industries")
    .optional()
    .describe("Only jobs of these industries, by the source's own numbers.")
    .meta({ aliases: ["industryUrns", "authorIndustryUrns", "industryId", "fI"] }),
  dateFilter: dateFilter.describe("Only jobs posted so lately."),
  sortType: sortType.describe(
    "Order. Guests get the source's own whatever is asked for; by date, the jobs of each page are put in order.",
  ),
  workplaceTypes: words(WORKPLACES, "workplace types")
    .describe("Where one works.")
    .meta({ aliases: ["workplaceType", "workplace", "remote", "fWt", "workType"] }),
  experienceLevels: words(LEVELS, "experience levels")
    .describe("Level that is asked for.")
    .meta({ aliases: ["experienceLevel", "experience", "seniority", "fE"] }),
  jobTypes: words(JOB_TYPES, "job types")
    .describe("Kind of employment.")
    .meta({ aliases: ["jobType", "employmentType", "contractType", "fJt"] }),
  salaryMin: z
    .preprocess((value) => (typeof value === "number" ? String(value) : value), z.enum(Object.keys(SALARIES)))
    .optional()
    .describe("Least pay a year in US dollars.")
    .meta({ aliases: ["minSalary", "salary", "fSb2"] }),
  easyApply: flag
    .default(false)
    .describe("Only jobs to apply for on the source itself.")
    .meta({ aliases: ["fAl"] }),
  fewApplicants: flag
    .default(false)
    .describe("Only jobs with under 10 applicants.")
    .meta({ aliases: ["under10Applicants", "fEa"] }),
  includeDetails: flag
    .default(false)
    .describe("Also reads each job: text, criteria, applicants. One call more for each.")
    .meta({ aliases: ["includeDescription", "fetchDescription", "fullDescription", "scrapeJobDetails"] }),
});
export type JobsInput = z.output<typeof jobsInput>;

const numbersOf: (field: string) => Step = (field) => (raw, note) => {
  const items = raw[field];
  const list = typeof items === "string" ? items.split(",") : items;
  if (!Array.isArray(list)) return raw;
  const read = list.map((item) => (typeof item === "string" ? numberIn(item.trim()) : item));
  if (JSON.stringify(read) !== JSON.stringify(items)) note(field, "Written as a list of numbers.");
  return { ...raw, [field]: read };
};
const numberIn = (text: string): string => companyOf(text) ?? /^urn:li:\w+:(\d+)$/.exec(text)?.[1] ?? text;

export const jobsForms = steps(
  asLists("queries", "searchUrls"),
  numbersOf("companyIds"),
  numbersOf("industryIds"),
  timeForms,
  wordsTo("workplaceTypes", { ...codes(WORKPLACES), onsite: "on_site", office: "on_site", true: "remote" }),
  wordsTo("experienceLevels", {
    ...codes(LEVELS),
    ...{ intern: "internship", entry_level: "entry", junior: "entry", mid_senior_level: "mid_senior" },
    ...{ senior: "mid_senior", mid: "mid_senior" },
  }),
  wordsTo("jobTypes", { ...codes(JOB_TYPES), intern: "internship", contractor: "contract" }),
);

function codes(table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([word, code]) => [code, word]));
}

/** One list of jobs: what is asked for, or the path of a page. */
export interface Search {
  path: string | null;
  /** Origin of that page, where it is not the main one. */
  edition: string | null;
  params: Readonly<Record<string, string>>;
}

const PARAMS = /^(?:keywords|location|geoId|distance|f_[A-Z0-9]+)$/;

/** The lists that an input asks for: one for each text, or for the filters alone, and one for each address. */
export function searchesOf(asked: JobsInput): Search[] {
  const { searchUrls = [], location, geoId, companyIds } = asked;
  const isBare = searchUrls.length === 0 || (location ?? geoId ?? companyIds) !== undefined;
  const texts: (string | undefined)[] = asked.queries ?? (isBare ? [undefined] : []);
  const list = (table: Readonly<Record<string, string>>, named: readonly string[] | undefined) =>
    named?.map((word) => table[word]).join(",");
  const filters = {
    ...{ location, geoId, distance: asked.distance },
    f_TPR: asked.dateFilter === undefined ? undefined : `r${DATE_FILTERS[asked.dateFilter]}`,
    f_WT: list(WORKPLACES, asked.workplaceTypes),
    f_E: list(LEVELS, asked.experienceLevels),
    f_JT: list(JOB_TYPES, asked.jobTypes),
    f_SB2: asked.salaryMin === undefined ? undefined : list(SALARIES, [asked.salaryMin]),
    f_AL: asked.easyApply || undefined,
    f_EA: asked.fewApplicants || undefined,
    f_C: companyIds?.join(","),
    f_I: asked.industryIds?.join(","),
  };
  const named = texts.map((keywords) => ({
    path: null,
    edition: null,
    params: filled({ keywords, ...filters }),
  }));
  const linked = searchUrls.map((address) => {
    const { path = null, edition = null, query = new URLSearchParams() } = jobSearchOf(address) ?? {};
    return {
      path,
      edition: edition !== null && edition in origins ? edition : null,
      params: Object.fromEntries([...query].filter(([name]) => PARAMS.test(name))),
    };
  });
  return [...named, ...linked];
}

const filled = (
  params: Readonly<Record<string, string | number | boolean | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
