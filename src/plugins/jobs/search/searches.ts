import {
  countIn,
  flag,
  listOf,
  oneOrMany,
  parsePrice,
  SALARY_PERIODS,
  searchTerms,
  shortText,
  type Step,
  urlItem,
  z,
} from "../../../plugin-sdk/index.ts";
import { companyInfoFlag, countryInput, URLS } from "../inputs.ts";
import type { Job } from "../job/job-record.ts";
import { yearly } from "../job/pay.ts";
import { readUrl } from "../targets.ts";
import { isSearchPath } from "./asked.ts";

const JOB_TYPES = ["fulltime", "parttime", "contract", "internship", "temporary", "permanent"] as const;
const LEVELS = ["entry_level", "mid_level", "senior_level"] as const;
const SEARCH_URL = "Expected the address of a page of results of Indeed: /jobs?q=… or /q-…-jobs.html.";
const isSearchUrl = (address: string): boolean => isSearchPath(readUrl(address)?.url.pathname ?? "");
const MAX_PAY = 1_000_000_000;
const QUERY_WORDS = [
  "query",
  "q",
  "what",
  "keyword",
  "keywords",
  "searchTerm",
  "searchTerms",
  "searchQuery",
  "term",
  "title",
  "jobTitle",
];
const PLACE_WORDS = ["l", "where", "locationQuery", "city", "place", "zip", "zipCode", "postalCode"];
const AGE_WORDS = ["postedDate", "fromage", "datePosted", "postedWithin", "maxAgeDays", "fromDays", "days"];

export const searchInput = z.object({
  queries: searchTerms
    .optional()
    .describe('Search texts, one search each. The source knows "exact words", -without, OR and brackets.')
    .meta({ aliases: QUERY_WORDS }),
  location: shortText(256, "The location")
    .optional()
    .describe("City, region or postal code; without it the whole country.")
    .meta({ aliases: PLACE_WORDS }),
  searchUrls: listOf(
    urlItem.refine((address) => isSearchUrl(address), SEARCH_URL),
    50,
    "search URLs",
  )
    .optional()
    .describe(
      "Addresses of result pages; each keeps its own country and filters, and takes those of the input that it lacks.",
    )
    .meta({ aliases: ["searchUrl", ...URLS] }),
  ...countryInput,
  radius: countIn(0, 200)
    .optional()
    .describe("Distance from `location`: miles in the United States and Great Britain, else kilometres.")
    .meta({ aliases: ["distance", "radiusMiles", "radiusKm"] }),
  jobType: oneOrMany(z.enum(JOB_TYPES), JOB_TYPES.length, "kinds of employment")
    .optional()
    .describe("Kinds of employment; each is a search of its own.")
    .meta({ aliases: ["jt", "employmentType", "type", "jobTypes"] }),
  experienceLevel: z
    .enum(LEVELS)
    .optional()
    .describe("Experience that is asked for.")
    .meta({ aliases: ["explvl", "experience", "level"] }),
  postedWithinDays: countIn(1, 365)
    .optional()
    .describe(
      "Only jobs posted in the last days; the source offers 1, 3, 7 and 14. Words such as week are accepted.",
    )
    .meta({ aliases: AGE_WORDS }),
  remote: flag
    .default(false)
    .describe("Only jobs that say that the work can be done from anywhere.")
    .meta({ aliases: ["remoteOnly", "isRemote", "workFromHome"] }),
  salaryMin: countIn(1, MAX_PAY)
    .optional()
    .describe("Only jobs whose stated pay has an upper end that is not below this.")
    .meta({ aliases: ["minSalary", "salary", "salaryFrom", "minimumSalary"] }),
  salaryMax: countIn(1, MAX_PAY)
    .optional()
    .describe("Only jobs whose stated pay has a lower end that is not above this.")
    .meta({ aliases: ["maxSalary", "salaryTo", "maximumSalary"] }),
  salaryPeriod: z
    .enum(SALARY_PERIODS)
    .default("year")
    .describe("What `salaryMin` and `salaryMax` are for; pays for other periods are converted to compare.")
    .meta({ aliases: ["salaryType", "payPeriod", "salaryUnit"] }),
  sort: z
    .enum(["relevance", "date"])
    .default("relevance")
    .describe("Order of the results.")
    .meta({ aliases: ["sortBy", "orderBy", "order"] }),
  duplicatePolicy: z
    .enum(["id", "content", "none"])
    .default("id")
    .describe(
      "Jobs that are the same: by id; by title, company and place too (content); or only in one search (none).",
    )
    .meta({ aliases: ["duplicates", "dedupe", "deduplicate", "duplicate", "dedupePolicy"] }),
  dropFillers: flag
    .default(false)
    .describe("Leaves out what the source adds besides its hits: see `fillerReason`.")
    .meta({ aliases: ["excludeFillers", "strict", "excludeSponsored"] }),
  includeCompanyInfo: companyInfoFlag,
});
export type SearchInput = z.output<typeof searchInput>;

/** Other words for the choices of the input. */
export const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jobType: {
    ...{ "full-time": "fulltime", "part-time": "parttime", permanent: "permanent" },
    ...{ intern: "internship", contractor: "contract", temp: "temporary" },
  },
  experienceLevel: { entry: "entry_level", junior: "entry_level", mid: "mid_level", senior: "senior_level" },
  postedWithinDays: {
    today: "1",
    day: "1",
    "24h": "1",
    last24hours: "1",
    "3days": "3",
    week: "7",
    "past-week": "7",
    "7days": "7",
    "2weeks": "14",
    "14days": "14",
    month: "30",
    "past-month": "30",
    "30days": "30",
  },
  salaryPeriod: {
    hourly: "hour",
    daily: "day",
    weekly: "week",
    monthly: "month",
    yearly: "year",
    annual: "year",
  },
  sort: { recent: "date", newest: "date", relevant: "relevance" },
  duplicatePolicy: { keep: "none", all: "none", jobkey: "id", key: "id", drop: "id", skip: "id" },
};

/** Amounts as people write them, `$50,000` or `50k`, become numbers. */
export const amounts =
  (...fields: string[]): Step =>
  (raw, note) => {
    const read = fields.flatMap((field) => {
      const text = raw[field];
      if (typeof text !== "string" || /^\s*\d+\s*$/.test(text)) return [];
      const price = parsePrice(text);
      if (price === null || price.range !== null || !Number.isInteger(price.amount)) return [];
      note(field, `Written as ${price.amount}.`);
      return [[field, price.amount] as const];
    });
    return { ...raw, ...Object.fromEntries(read) };
  };

/** One search of one site. */
export interface Search {
  country: string;
  path: string;
  params: Readonly<Record<string, string>>;
}

const PARAMS = ["q", "l", "radius", "fromage", "jt", "explvl", "sort", "sc", "salaryType"];

/** The searches that an input asks for: one for each text, or for the place alone, and one for each address. */
export function searchesOf(asked: SearchInput): Search[] {
  const { country, location, queries, searchUrls = [] } = asked;
  const texts = queries ?? (location === undefined ? [] : [""]);
  const types = asked.jobType ?? [undefined];
  const each = texts.flatMap((text) => [...new Set(types)].map((type) => ({ text, type })));
  const filters = (type: string | undefined) =>
    withoutEmpty({
      radius: asked.radius,
      fromage: asked.postedWithinDays,
      jt: type,
      explvl: asked.experienceLevel,
      sort: asked.sort === "date" ? "date" : undefined,
    });
  const named = each.map(({ text, type }) => {
    const q = [text, asked.remote ? "remote" : "", payWord(asked)].filter((word) => word !== "").join(" ");
    return { country, path: "/jobs", params: { ...withoutEmpty({ q, l: location }), ...filters(type) } };
  });
  const linked = searchUrls.flatMap((address) => {
    const { url, country: site } = readUrl(address) ?? {};
    if (url === undefined || site === undefined) return [];
    const own = withoutEmpty(
      Object.fromEntries(PARAMS.map((name) => [name, url.searchParams.get(name) ?? undefined])),
    );
    const path = url.pathname.replace(/^\/m\//, "/");
    const kinds = own["jt"] === undefined ? [...new Set(types)] : [undefined];
    return kinds.map((type) => ({ country: site, path, params: { ...filters(type), ...own } }));
  });
  return [...named, ...linked];
}

/** In the United States a yearly pay may stand in the search text. */
function payWord({ country, salaryMin, salaryPeriod }: SearchInput): string {
  return country === "us" && salaryPeriod === "year" && salaryMin !== undefined
    ? `$${salaryMin.toLocaleString("en-US")}`
    : "";
}

const withoutEmpty = (
  params: Readonly<Record<string, string | number | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  );

const DAY = 86_400_000;
type Filtered = Pick<
  Job,
  "remote" | "salaryMin" | "salaryMax" | "salaryPeriod" | "postedAt" | "indexedAt" | "fillerReason" | "isAd"
>;

/** Whether a job is what the filters ask for, since the source applies not all of them; null where it does not say. */
export function fits(job: Filtered, asked: SearchInput, now: Date): boolean | null {
  const { salaryMin: least, salaryMax: most, salaryPeriod: period } = asked;
  const listed = [job.postedAt, job.indexedAt].flatMap((time) => (time === null ? [] : Date.parse(time)));
  // The source counts by days of its own zones.
  const oldest = now.getTime() - ((asked.postedWithinDays ?? Infinity) + 1) * DAY;
  const [low, high] = [job.salaryMin ?? job.salaryMax, job.salaryMax ?? job.salaryMin];
  const isPaid =
    low === null || high === null || job.salaryPeriod === null
      ? null
      : (least === undefined || yearly(high, job.salaryPeriod) >= yearly(least, period)) &&
        (most === undefined || yearly(low, job.salaryPeriod) <= yearly(most, period));
  const answers = [
    !asked.dropFillers || (job.isAd === null ? null : job.fillerReason === null),
    listed.length === 0 || Math.max(...listed) >= oldest,
    asked.remote ? job.remote : true,
    least === undefined && most === undefined ? true : isPaid,
  ];
  return answers.includes(false) ? false : answers.includes(null) ? null : true;
}
