import { afterAll, beforeAll, expect, it } from "vitest";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

let server: ApiServer;
let id: string;
beforeAll(async () => {
  server = await startApiServer();
  const body = { scraper: "counter", input: { total: 3 } };
  ({ id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body);
  await untilTerminal(server.url, server.apiKey, id);
  // As after a start without the folder of the plugin.
  await server.db
    .collection<{ _id: string; scraper: string }>("requests")
    .updateOne({ _id: id }, { $set: { scraper: "gone-for-good" } });
});
afterAll(() => server.stop());

it("still shows what a scraper has brought that is no longer here", async () => {
  const { status, body } = await rest<RestRequest>(server.url, server.apiKey, `/v1/requests/${id}`);
  expect([status, body.scraper, body.finalCostUsdMicros]).toEqual([200, "gone-for-good", 2100]);
  const cancel = await rest<RestRequest>(server.url, server.apiKey, `/v1/requests/${id}/cancel`, {
    method: "POST",
  });
  expect([cancel.status, cancel.body.status]).toEqual([200, "succeeded"]);
  const lines = await rest<string>(server.url, server.apiKey, `/v1/requests/${id}/results?format=jsonl`);
  expect(lines.body.trimEnd().split("\n")).toHaveLength(3);

  const scraper = "{ id title unit health { status } operations { name } priceEvents { usdMicros } }";
  const data = await graphqlData<{ request: { scraper: unknown } }>(
    server.url,
    server.apiKey,
    `query ($id: ID!) { request(id: $id) { scraper ${scraper} } }`,
    { id },
  );
  expect(data.request.scraper).toEqual({
    id: "gone-for-good",
    title: "gone-for-good",
    unit: "record",
    health: null,
    operations: [],
    priceEvents: [{ usdMicros: 700 }],
  });
});

it("lists its Requests among those of the others", async () => {
  const body = { scraper: "counter", input: { total: 1 } };
  const other = await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body });
  const list = await rest<{ data: RestRequest[] }>(server.url, server.apiKey, "/v1/requests");
  expect(list.status).toBe(200);
  expect(list.body.data.map((one) => [one.id, one.scraper])).toEqual([
    [other.body.id, "counter"],
    [id, "gone-for-good"],
  ]);
});
