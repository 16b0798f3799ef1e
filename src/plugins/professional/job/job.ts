import {
  coverageOf,
  eachTarget,
  ExtraPages,
  flag,
  operation,
  outcomeOf,
  type PageRef,
  type RunContext,
  SourceError,
  sourceUrl,
  z,
} from "../../../plugin-sdk/index.ts";
import { jobForms, jobIds, names } from "../inputs.ts";
import { readJob } from "../items/job-page.ts";
import { Job, type JobDraft } from "../items/job-record.ts";
import { askJob } from "../jobs/jobs.ts";
import { TRIES } from "../page/open.ts";
import { jobOf } from "../targets.ts";

const FEATURES = ["includePage"] as const;

export const job = operation({
  name: "job",
  aliases: ["jobDetails", "jobPosting", "details", "viewJob"],
  title: "Job",
  summary: "All that guests see of jobs: text, criteria, applicants, pay, and where to apply.",
  agentHint: "Use with ids of `jobs`, or addresses of jobs.",
  availability: "full",
  input: z.object({
    jobIds,
    includePage: flag
      .default(false)
      .describe(
        "Also reads the page of each job, for what its linked data add: instants, position, last day, pay, skills. One large page more for each.",
      )
      .meta({ aliases: ["includeLinkedData", "fullPage"] }),
  }),
  normalize: jobForms,
  selects: names("jobIds", jobOf),
  features: FEATURES,
  record: Job,
  dedupeKey: (record) => record.id,
  // Closed since 2025, and still shown. Once it is gone, any job of a list does.
  canary: { input: { jobIds: ["3891664774"] }, atLeast: { records: 1, fields: ["title", "description"] } },
  run(ctx, asked, found) {
    const pages = new ExtraPages(ctx);
    return eachTarget(ctx, [...new Set(asked.jobIds)], async function* (id, inner) {
      const load = async (): Promise<OpenJob> => {
        const url = sourceUrl(inner.origin("web"), "/jobs/view/{id}", { id });
        const page = await inner.http.get(url, TRIES);
        return { from: page, job: readJob(page, id, inner.warn) };
      };
      const { from, job: known, isPage = false } = await openJob(inner, id, load);
      const extra = asked.includePage && !isPage ? await pages.read("page", load) : null;
      const full = isPage ? known : (extra?.job ?? null);
      // The page may have its text in linked data alone, where it can be another.
      const isNew = ([name, value]: [string, unknown]) =>
        value !== null && (name !== "description" || known.description === null);
      const added = Object.entries(full ?? {}).filter(isNew);
      const record = { ...known, ...(Object.fromEntries(added) as typeof known) };
      yield found(from, record, coverageOf(asked, FEATURES, { includePage: outcomeOf(full !== null) }));
      pages.end();
    });
  },
});

interface OpenJob {
  from: PageRef;
  job: JobDraft;
  /** Its page was read, since the part that lists load of it was refused or is gone. */
  isPage?: boolean;
}

const REFUSALS = new Set(["source_blocked", "source_unavailable", "input_not_found"]);

/** The part of a job that lists load; where LinkedIn has or gives none, its page. @throws SourceError of the part, unless the page says that the job is missing */
async function openJob(ctx: RunContext, id: string, load: () => Promise<OpenJob>): Promise<OpenJob> {
  try {
    const part = await askJob(ctx, id);
    return { from: part, job: readJob(part, id, ctx.warn) };
  } catch (error) {
    if (!(error instanceof SourceError) || !REFUSALS.has(error.code)) throw error;
    const read = await load().catch((second: unknown) => {
      const isRefusal = second instanceof SourceError && second.code === "source_blocked";
      throw isRefusal ? error : second;
    });
    ctx.warn("page_read_instead", `Job ${id} was read from its page: ${error.message}`);
    return { ...read, isPage: true };
  }
}
