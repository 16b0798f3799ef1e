import { eachTarget, operation, sourceUrl, steps, z } from "../../../plugin-sdk/index.ts";
import { countryForms, countryInput, idForms, idList, names, slugged, URLS } from "../inputs.ts";
import { ResumeSample, readSamplePage } from "./sample-page.ts";

const SAMPLE = "a title such as Data Analyst, or the address of a sample";

export const resume = operation({
  name: "resume",
  aliases: ["resumes", "resumeSamples", "cv", "resumeSample"],
  title: "Resume samples",
  summary: "Samples of resumes that the source publishes for a title, with the advice around them.",
  agentHint: "Use with titles. Resumes of people are not public, and this gives none.",
  availability: "partial",
  availabilityNote:
    "The source shows resumes of people to employers with an account only. Public are its own samples by title.",
  input: z.object({
    titles: idList(/^[^/:?#\s]+(?:\/[^/:?#\s]+)*$/, SAMPLE, "titles", 50)
      .describe("Titles, or addresses of samples.")
      .meta({
        aliases: ["title", "jobTitle", "query", "queries", "keyword", "resumeUrl", "resumeUrls", ...URLS],
      }),
    ...countryInput,
  }),
  normalize: steps(
    countryForms("titles"),
    idForms("titles", "resume"),
    slugged("titles", (title) => title.toLowerCase().replace(/\s+/g, "-")),
  ),
  selects: names("resume", "titles", false),
  record: ResumeSample,
  dedupeKey: (record) => record.id,
  canary: { input: { titles: ["data analyst"] }, atLeast: { records: 1, fields: ["title", "sections"] } },
  run: (ctx, { titles, country }, found) =>
    eachTarget(ctx, [...new Set(titles)], async function* (path, inner) {
      const url = sourceUrl(inner.origin(country), "/career-advice/resume-samples/{path*}", { path });
      const page = await inner.http.get(url);
      yield found(page, readSamplePage(page, path, country, inner.warn));
    }),
});
