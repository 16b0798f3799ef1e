import {
  coverageOf,
  eachTarget,
  type HttpResponse,
  operation,
  outcomeOf,
  type RunContext,
  SourceError,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { companyInfos } from "../company/company-infos.ts";
import { companyInfoFlag, countryForms, countryInput, idForms, idList, names, URLS } from "../inputs.ts";
import { JOB_ID } from "../targets.ts";
import { readJobPage } from "./job-page.ts";
import { Job, jobDraft } from "./job-record.ts";

const FEATURES = ["includeCompanyInfo"] as const;
const KEY = "a key of 16 hexadecimal digits, or the address of a job";
const ID_WORDS = ["jobId", "id", "ids", "jobKey", "jobKeys", "jk", "jobUrl", "jobUrls"];

export const job = operation({
  name: "job",
  aliases: ["jobDetails", "details", "viewjob", "jobInfo"],
  title: "Job details",
  summary:
    "Everything public about jobs: full text, pay, place with position, employment, benefits, skills, dates.",
  agentHint: "Use with the ids of `search`, or addresses of jobs.",
  availability: "partial",
  availabilityNote:
    "robots.txt of the source disallows the pages of jobs: unless the operator overrides it, the job is read alongside a list, where the source opens it there.",
  input: z.object({
    jobIds: idList(JOB_ID, KEY, "jobs")
      .describe("Jobs: ids as `search` gives them, or addresses of any form.")
      .meta({ aliases: [...ID_WORDS, ...URLS] }),
    ...countryInput,
    includeCompanyInfo: companyInfoFlag,
  }),
  normalize: steps(countryForms("jobIds"), idForms("jobIds", "job")),
  selects: names("job", "jobIds", true),
  features: FEATURES,
  record: Job,
  dedupeKey: (record) => record.id,
  // Listed since 2022. Once it is gone, any job of a search does.
  canary: {
    input: { jobIds: ["b974b400e0228d67"] },
    atLeast: { records: 1, fields: ["title", "description", "postedAt"] },
  },
  async *run(ctx, asked, found) {
    const { country } = asked;
    const infos = companyInfos(ctx, asked);
    yield* eachTarget(ctx, [...new Set(asked.jobIds)], async function* (id, inner) {
      const page = await askJob(inner, country, id);
      const known = readJobPage(page, id, country, inner.warn);
      const draft = jobDraft({
        ...known,
        id,
        url: known.url ?? "",
        title: known.title ?? "",
        duplicateKey: id,
      });
      const companyInfo = await infos.of(country, draft.company?.id ?? null);
      const outcomes = { includeCompanyInfo: outcomeOf(companyInfo !== null) };
      yield found(page, { ...draft, companyInfo }, coverageOf(asked, FEATURES, outcomes));
    });
    infos.end();
  },
});

/** The page of a job; where robots.txt disallows it, the list that opens it beside its cards. */
export async function askJob(ctx: RunContext, country: string, id: string): Promise<HttpResponse> {
  const site = ctx.origin(country);
  try {
    return await ctx.http.get(`${site}/viewjob`, { query: { jk: id } });
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== "robots_disallowed") throw error;
    return ctx.http.get(`${site}/jobs`, { query: { vjk: id } });
  }
}
