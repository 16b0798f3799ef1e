import { existsSync, readFileSync } from "node:fs";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { harSchema } from "../../src/scrape-host/http/har/schema.ts";
import { runCase } from "../../src/scrape-host/testkit/run-case.ts";
import scraper from "../../src/plugins/video/index.ts";

// Real answers of 2025 and 2026, which are kept outside the repository.
const FOLDER = new URL("../../../shared/fixtures/video/", import.meta.url);
export const present = existsSync(FOLDER);
if (!present)
  console.log("Skipped: the recordings of YouTube are not on this machine (../shared/fixtures/video).");

export const recording = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");
export const json = (name: string): JsonObject => JSON.parse(recording(name)) as JsonObject;

export const SITE = "https://www.youtube.com";
const client = { clientName: "WEB", clientVersion: "2.20260603.05.00", hl: "en-GB", gl: "GB" };
interface Answer {
  url: string;
  /** Of a POST. */
  body?: string;
  text: string;
  status?: number;
}
export const page = (url: string, text: string): Answer => ({ url: `${SITE}${url}`, text });
export const call = (name: string, body: object, text: string): Answer => ({
  url: `${SITE}/youtubei/v1/${name}?prettyPrint=false`,
  body: JSON.stringify({ context: { client }, ...body }),
  text,
});
/** The objects of a page, as its scripts hold them. */
export const drawn = (data: unknown, player: unknown = null): string =>
  `<!doctype html><html lang="en-GB"><body><script>var ytInitialPlayerResponse = ${JSON.stringify(player)};</script><script>var ytInitialData = ${JSON.stringify(data)};</script></body></html>`;

/** Runs an operation over answers. */
export async function run(input: JsonObject, answers: Answer[], limit = 200) {
  const entries = answers.map(({ url, body, text, status = 200 }) => ({
    request: {
      method: body === undefined ? "GET" : "POST",
      url,
      ...(body === undefined ? {} : { postData: { mimeType: "application/json", text: body } }),
    },
    response: { status, content: { text } },
  }));
  const creator = { name: "test", version: "1" };
  const har = harSchema.parse({ log: { version: "1.2", creator, entries } });
  const locale = { country: "gb", language: "en-GB" };
  const oneCase = { name: "recording", input: { ...locale, ...input }, limit, har: "", expect: { count: 0 } };
  return runCase(scraper, oneCase, { casesUrl: import.meta.url, entries: har.log.entries });
}
