import type { JsonObject } from "../../src/kernel/json.ts";
import { BufferedResponse } from "../../src/plugin-sdk/http/response.ts";
import type { Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import type { HttpRequestOptions, HttpResponse } from "../../src/plugin-sdk/http/types.ts";
import { runOperation, type RunTally } from "../../src/plugin-sdk/run-operation.ts";

/**
 * Runs an operation on one recorded body, all the way to Records as JSON text: parsed, validated, deduplicated,
 * finished. No HTTP client stands between.
 * @param limit Records wanted; it must be met by the first page, since every call gets the same body
 */
export async function runRecorded(
  scraper: Scraper,
  operation: string,
  input: JsonObject,
  limit: number,
  body: Buffer,
): Promise<string[]> {
  const declared = scraper.operations.find(({ name }) => name === operation);
  if (!declared) throw new Error(`${scraper.id} has no operation ${operation}.`);
  const answer = (url: string | URL, _options?: HttpRequestOptions): Promise<HttpResponse> => {
    const text = String(url);
    return Promise.resolve(
      new BufferedResponse({
        status: 200,
        url: text,
        requestedUrl: text,
        fetchedAt: new Date(),
        headers: { "content-type": "text/html; charset=utf-8" },
        body,
      }),
    );
  };
  const unavailable = (): Promise<never> => Promise.reject(new Error("Not in a bench."));
  const tally: RunTally = { dropped: 0, duplicates: 0, total: null, warnings: {} };
  const run = runOperation(
    { operation: declared, input, limit, resumeFrom: null, requestedFeatures: [], seen: new Set() },
    {
      http: { get: answer, post: answer, stream: unavailable },
      browser: { page: unavailable },
      signal: new AbortController().signal,
      now: () => new Date(),
      origin: (name) => scraper.origins[name]?.url ?? "",
      log: () => undefined,
    },
    tally,
  );
  const records: string[] = [];
  for await (const item of run) if (item.kind === "record") records.push(item.json);
  if (tally.dropped > 0) throw new Error(`${tally.dropped} Records were dropped.`);
  return records;
}
