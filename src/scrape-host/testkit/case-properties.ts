import * as behaviour from "./case-checks.ts";
import { checkpointProblems, heldProblems, noteProblems, unknownFieldProblems } from "./family-checks.ts";
import { runCase, type CaseResult } from "./run-case.ts";

/** Gives what is wrong with a case that ran as a whole once. */
type Property = (subject: behaviour.Subject, whole: CaseResult) => string[] | Promise<string[]>;

/** What holds for every case, by the sentence that a failure shows. */
const PROPERTIES: Readonly<Record<string, Property>> = {
  "gives what is expected": ({ oneCase }, whole) => behaviour.expectationProblems(oneCase, whole),
  "gives Records that fit their schema and say where they were read": ({ scraper }, whole) =>
    behaviour.recordProblems(scraper, whole),
  "gives no field that its Record does not have": ({ scraper }, whole) =>
    unknownFieldProblems(scraper, whole),
  "asks only declared origins": ({ scraper }, whole) => behaviour.originProblems(scraper, whole),
  "gives the same bytes again": async ({ scraper, oneCase, casesUrl }, whole) =>
    behaviour.repetitionProblems(whole, await runCase(scraper, oneCase, { casesUrl })),
  "keeps its canonical input unchanged": ({ scraper, oneCase }) =>
    behaviour.normalizationProblems(scraper, oneCase),
  "notes only fields that its input has": ({ scraper, oneCase }) => noteProblems(scraper, oneCase),
  "makes a checkpoint where Records come from several pages": (_subject, whole) => checkpointProblems(whole),
  "holds each page of a list to what was asked for": ({ scraper }, whole) => heldProblems(scraper, whole),
  "stops within one further request when it is cancelled": behaviour.cancelProblems,
  "loses and doubles nothing when it is resumed from a checkpoint": behaviour.resumeProblems,
  "fails with source_changed when the page is cut in half": (subject) =>
    subject.oneCase.truncate === undefined ? [] : behaviour.truncationProblems(subject),
};

/** Each property that does not hold, with all that is wrong: `✗ gives what is expected`, then a line or more for each problem. */
export async function brokenProperties(subject: behaviour.Subject, whole: CaseResult): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, property] of Object.entries(PROPERTIES)) {
    const problems = await Promise.resolve()
      .then(() => property(subject, whole))
      // What one of them throws must not hide what the others find.
      .catch((error: unknown) => [String(error)]);
    if (problems.length > 0) broken.push([`✗ ${sentence}`, ...problems].join("\n"));
  }
  return broken;
}
