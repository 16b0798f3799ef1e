import { existsSync, readFileSync } from "node:fs";
import type { JsonObject, Scraper } from "../../src/plugin-sdk/index.ts";
import { harSchema } from "../../src/scrape-host/http/har/schema.ts";
import { runCase, type CaseResult } from "../../src/scrape-host/testkit/run-case.ts";

/** Real answers of a source, which are kept outside the repository; says so where they are not there. */
export function recordingsOf(family: string, source: string) {
  const folder = new URL(`../../../shared/fixtures/${family}/`, import.meta.url);
  const present = existsSync(folder);
  if (!present)
    console.log(
      `Skipped: the recordings of ${source} are not on this machine (../shared/fixtures/${family}).`,
    );
  const recording = (name: string): string => readFileSync(new URL(name, folder), "utf8");
  return { present, recording };
}

/** The text of an answer of status 200, a status without a text, or both. */
export type Answer = string | number | { status: number; text: string; contentType?: string };

/** Answers by their paths below one site. */
export const below = (site: string, answers: Readonly<Record<string, Answer>>): Record<string, Answer> =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [site + path, answer]));

/** Runs an operation over answers by the URL that it asks. */
export function runOver(
  scraper: Scraper,
  input: JsonObject,
  answers: Readonly<Record<string, Answer>>,
  limit = 100,
  authorized: readonly string[] = [],
): Promise<CaseResult> {
  const entries = Object.entries(answers).map(([url, answer]) => ({
    request: { method: "GET", url },
    response: responseOf(answer),
  }));
  const creator = { name: "test", version: "1" };
  const har = harSchema.parse({ log: { version: "1.2", creator, entries } });
  const oneCase = { name: "recording", input, limit, authorized, har: "", expect: { count: 0 } };
  return runCase(scraper, oneCase, { casesUrl: import.meta.url, entries: har.log.entries });
}

function responseOf(answer: Answer): object {
  if (typeof answer === "number") return { status: answer };
  if (typeof answer === "string") return { status: 200, content: { text: answer } };
  const { status, text, contentType } = answer;
  const headers = contentType === undefined ? [] : [{ name: "content-type", value: contentType }];
  return { status, headers, content: { text } };
}
