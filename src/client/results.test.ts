import { expect, test } from "vitest";
import { downloadResults } from "./results.ts";

test.each([
  [{}, "format=jsonl"],
  [{ format: "csv", fields: ["url", "seller.name"] }, "format=csv&fields=url%2Cseller.name"],
  [{ format: "csv", bom: true, omitEmptyColumns: true }, "format=csv&bom=true&omitEmptyColumns=true"],
  [{ format: "csv", bom: false }, "format=csv"],
] as const)("%j are asked for with %s", async (options, query) => {
  const asked: string[] = [];
  const http = {
    url: "https://quarry.example",
    apiKey: null,
    userAgent: null,
    timeoutMs: 1000,
    fetch: (async (url: string) => {
      asked.push(String(url));
      return new Response("{}\n");
    }) as typeof fetch,
  };
  for await (const _ of downloadResults(http, "req_1", options));
  expect(asked).toEqual([`https://quarry.example/v1/requests/req_1/results?${query}`]);
});
