import type { JsonObject } from "../../src/kernel/json.ts";
import type { Operation, Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { BufferedResponse } from "../../src/scrape-host/http/response.ts";
import type { HttpResponse } from "../../src/plugin-sdk/http/types.ts";
import { makeFound } from "../../src/scrape-host/make-found.ts";
import { validateRecord } from "../../src/scrape-host/record/validate.ts";
import type { RunContext } from "../../src/plugin-sdk/run-context.ts";
import { runOperation, type RunTally, type RunEnvironment } from "../../src/scrape-host/run-operation.ts";

/**
 * Runs an operation on one recorded body, all the way to Records as JSON text: decoded, parsed, validated,
 * deduplicated, finished. No HTTP client stands between.
 * @param limit Records wanted; it must be met by the first page, since every call gets the same body
 */
export async function runRecorded(
  scraper: Scraper,
  operation: string,
  input: JsonObject,
  limit: number,
  body: Buffer,
): Promise<string[]> {
  const tally: RunTally = { dropped: 0, duplicates: 0, total: null, warnings: {}, fields: {} };
  const run = runOperation(
    {
      operation: operationOf(scraper, operation),
      input,
      limit,
      resumeFrom: null,
      requestedFeatures: [],
      seen: new Set(),
    },
    environment(scraper, (url) => new BufferedResponse({ ...head(url), headers: HEADERS, body })),
    tally,
  );
  const records: string[] = [];
  for await (const item of run) if (item.kind === "record") records.push(item.json);
  if (tally.dropped > 0) throw new Error(`${tally.dropped} Records were dropped.`);
  return records;
}

/** The same from the text of a body to validated Records: without decoding, deduplication and writing as JSON. */
export async function validatedRecords(
  scraper: Scraper,
  operation: string,
  input: JsonObject,
  limit: number,
  text: string,
): Promise<JsonObject[]> {
  const declared = operationOf(scraper, operation);
  const around = environment(scraper, (url) => textResponse(url, text));
  const context: RunContext = {
    ...around,
    limit,
    resumeFrom: null,
    checkpoint: () => undefined,
    foundNothing: () => undefined,
    held: () => undefined,
    total: () => undefined,
    warn: () => undefined,
    log: () => undefined,
  };
  const records: JsonObject[] = [];
  for await (const found of declared.run(context, input, makeFound)) {
    const { record, warnings } = validateRecord(declared, found.record);
    if (record === null || warnings.length > 0) throw new Error(JSON.stringify(warnings));
    records.push(record);
    if (records.length === limit) break;
  }
  return records;
}

const HEADERS = { "content-type": "text/html; charset=utf-8" };

function operationOf(scraper: Scraper, name: string): Operation {
  const declared = scraper.operations.find((operation) => operation.name === name);
  if (!declared) throw new Error(`${scraper.id} has no operation ${name}.`);
  return declared;
}

function environment(scraper: Scraper, respond: (url: string) => HttpResponse): RunEnvironment {
  const answer = (url: string | URL): Promise<HttpResponse> => Promise.resolve(respond(String(url)));
  const unavailable = (): Promise<never> => Promise.reject(new Error("Not in a bench."));
  return {
    http: { get: answer, post: answer, stream: unavailable },
    browser: { page: unavailable },
    signal: new AbortController().signal,
    now: () => new Date(),
    origin: (name) => scraper.origins[name]?.url ?? "",
    isAuthorized: () => false,
    log: () => undefined,
  };
}

function textResponse(url: string, text: string): HttpResponse {
  const body = Buffer.alloc(0);
  return {
    ...head(url),
    body,
    text,
    header: (name) => HEADERS[name as keyof typeof HEADERS] ?? null,
    json: () => JSON.parse(text) as unknown,
  };
}

function head(url: string) {
  return { status: 200, url, requestedUrl: url, fetchedAt: new Date() };
}
