import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { untilBooked } from "../kit/until-booked.ts";
import { otherAccount } from "./other-account.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const PRICE = 700;
const METER = "records:counter";
/**
 * As batcher.ts has it, three batches of 1,000 are on their way at most. What was inserted while the one before became visible
 * counts together (batch-commits.ts), so that all of them may pass the limit, and nothing after them.
 */
const ON_THEIR_WAY = 3 * 1000;
const HELD_AT = 400;
const TOTAL = 5000;
const LOWERED_TO = 900;

let server: ApiServer;
let otherKey: string;
beforeAll(async () => {
  server = await startApiServer();
  otherKey = await otherAccount(server.db);
});
afterAll(() => server.stop());
afterEach(async () => {
  await call(`/v1/usage/caps/${METER}/month`, undefined, "DELETE");
  await call("/v1/usage/spend-limits/account", undefined, "DELETE");
});

const call = <T = AnswerJson>(path: string, body?: unknown, method?: string, key = server.apiKey) =>
  rest<T>(server.url, key, path, {
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  });
const put = (metric: string, cap: object) => call(`/v1/usage/caps/${metric}`, cap, "PUT");

async function recordsUsed(): Promise<number> {
  const { body } = await call("/v1/usage");
  return body.meters.find((one: AnswerJson) => one.meter === METER)?.used ?? 0;
}

test.each<[string, (had: number) => Promise<{ status: number }>]>([
  ["a cap on Records", (had) => put(METER, { period: "month", value: had + LOWERED_TO })],
  [
    "a spending limit",
    async () => {
      const { body } = await call("/v1/usage/spend-limits/account", { monthly: 1000 }, "PUT");
      const held = TOTAL * PRICE;
      const monthly = (body.usedUsdMicros - held + LOWERED_TO * PRICE) / 1e6;
      return call("/v1/usage/spend-limits/account", { monthly }, "PUT");
    },
  ],
])(
  "%s that is lowered into the middle of a run stops it there, not before, and nobody else's",
  async (what, lower) => {
    const gate = `middle-${what.replaceAll(" ", "-")}-${process.pid}`;
    const asked = (limit: number) => ({
      ...{ scraper: "counter", limit },
      input: { total: limit, holdAt: HELD_AT, gate },
    });
    const had = await recordsUsed();
    const { body: own } = await call<RestRequest>("/v1/requests", asked(TOTAL));
    const { body: others } = await call<RestRequest>("/v1/requests", asked(500), undefined, otherKey);
    const stored = (id: string) => server.db.collection("requests").findOne({ _id: id as never });
    for (const { id } of [own, others])
      await expect.poll(async () => (await stored(id))?.["recordCount"]).toBe(HELD_AT);
    expect((await lower(had)).status).toBe(200);
    expect((await stored(own.id))?.["state"]).toBe("running");
    await server.openGate(gate);
    for (const [{ id }, key] of [
      [own, server.apiKey],
      [others, otherKey],
    ] as const)
      await untilTerminal(server.url, key, id);
    await untilBooked(server.db);
    const ended = await stored(own.id);
    expect(ended).toMatchObject({ state: "cancelled", stopReason: "cost_cap_reached" });
    const count = Number(ended?.["recordCount"]);
    expect(count).toBeGreaterThanOrEqual(LOWERED_TO);
    expect(count).toBeLessThan(LOWERED_TO + ON_THEIR_WAY);
    expect(ended?.["finalCostUsdMicros"]).toBe(count * PRICE);
    expect(await stored(others.id)).toMatchObject({ state: "succeeded", recordCount: 500 });
  },
);
