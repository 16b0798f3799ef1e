import { readFile } from "node:fs/promises";
import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { factsOf } from "../../src/domain/webhook/request-facts.ts";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";

const file = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");
const ENDED = {
  error: null,
  createdAt: new Date(0),
  startedAt: new Date(100),
  finishedAt: new Date(1000),
  finalCostUsdMicros: 1800,
} as RequestDoc;

/** Fields of a Request that a webhook leaves out, on purpose. */
const LEFT_OUT = {
  "as large as the caller made them": ["input", "normalizations", "requestedFeatures"],
  "read of the Request when they are needed": [
    "agentInstruction",
    "estimatedCostUsd",
    "estimatedCostUsdMicros",
    "progress",
  ],
  "each round was announced when it ended": ["rounds"],
  "with the address of the gateway, which may not be known to who runs the job; `resultsPath` is there": [
    "resultsUrl",
  ],
  "called for by their own arguments; Records come by `includeRecords`": ["records", "log"],
};

it("says of an ended Request what the other faces say, but for what is left out on purpose", async () => {
  const request = buildSchema(await file("schema.graphql")).getType("Request");
  const fields = Object.keys((request as unknown as { getFields(): object }).getFields());
  const { resultsPath, ...facts } = factsOf({ ...ENDED, _id: "req_1" });
  expect([...Object.keys(facts), ...Object.values(LEFT_OUT).flat()].sort()).toEqual(fields.sort());
  expect(resultsPath).toBe("/v1/requests/req_1/results");
  expect(facts["durationMs"]).toBe(900);
  expect(factsOf({ ...ENDED, startedAt: null })["durationMs"]).toBeNull();
});

it("docs/webhooks.md shows the same fields in the same order", async () => {
  const [, body = ""] = /```json\n(.*?)```/s.exec(await file("docs/webhooks.md")) ?? [];
  const { data } = JSON.parse(body) as { data: { request: object } };
  expect(Object.keys(data.request)).toEqual(Object.keys(factsOf(ENDED)));
});
