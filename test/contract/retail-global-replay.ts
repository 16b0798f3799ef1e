import { existsSync, readFileSync } from "node:fs";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { harSchema } from "../../src/scrape-host/http/har/schema.ts";
import { runCase } from "../../src/scrape-host/testkit/run-case.ts";
import scraper from "../../src/plugins/retail-global/index.ts";

// Real pages of 2024 to 2026, which are kept outside the repository.
const FOLDER = new URL("../../../shared/fixtures/retail-global/", import.meta.url);
export const present = existsSync(FOLDER);
if (!present)
  console.log(
    "Skipped: the recordings of Amazon are not on this machine (../shared/fixtures/retail-global).",
  );

export const recording = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");
export const US = "https://www.amazon.com";
export const half = (text: string): string => text.slice(0, text.length / 2);

/** Runs an operation over answers by the URL that it asks; a number stands for a status. */
export async function run(input: JsonObject, answers: Record<string, string | number>, limit = 100) {
  const entries = Object.entries(answers).map(([url, text]) => ({
    request: { method: "GET", url },
    response: typeof text === "number" ? { status: text } : { status: 200, content: { text } },
  }));
  const creator = { name: "test", version: "1" };
  const har = harSchema.parse({ log: { version: "1.2", creator, entries } });
  const oneCase = { name: "recording", input, limit, har: "", expect: { count: 0 } };
  return runCase(scraper, oneCase, { casesUrl: import.meta.url, entries: har.log.entries });
}
