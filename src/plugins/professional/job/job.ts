import {
  coverageOf,
  eachTarget,
  ExtraPages,
  flag,
  operation,
  outcomeOf,
  sourceUrl,
  z,
} from "../../../plugin-sdk/index.ts";
import { jobForms, jobIds, names } from "../inputs.ts";
import { readJob } from "../items/job-page.ts";
import { Job } from "../items/job-record.ts";
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
      const part = await askJob(inner, id);
      const known = readJob(part, id, inner.warn);
      const load = async () => {
        const url = sourceUrl(inner.origin("web"), "/jobs/view/{id}", { id });
        return readJob(await inner.http.get(url, TRIES), id, inner.warn);
      };
      const full = asked.includePage ? await pages.read("page", load) : null;
      const added = Object.entries(full ?? {}).filter(([, value]) => value !== null);
      const record = { ...known, ...(Object.fromEntries(added) as typeof known) };
      yield found(part, record, coverageOf(asked, FEATURES, { includePage: outcomeOf(full !== null) }));
      pages.end();
    });
  },
});
