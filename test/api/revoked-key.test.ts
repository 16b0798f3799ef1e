import { afterAll, beforeAll, expect, it } from "vitest";
import { graphqlData, type GraphqlError } from "../kit/graphql-client.ts";
import { rest, untilRequest, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { subscribe, type Subscription } from "../kit/websocket-client.ts";
import { openStream } from "../reference/event-stream.ts";
import { gateName, startApiServer, type ApiServer } from "./api-server.ts";

const RECORDS = "subscription ($id: ID!) { recordStored(requestId: $id) { record { seq } } }";
const UPDATES = "subscription ($id: ID!) { requestUpdated(id: $id) { status } }";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

/** What ends a subscription that had data so far. */
async function endOf(socket: Subscription<unknown>): Promise<string | undefined> {
  try {
    for (;;) {
      const payload = await socket.next();
      if (payload === null) return "completed";
      if (payload.errors) return (payload.errors[0] as GraphqlError | undefined)?.extensions.code;
    }
  } catch (errors) {
    return (errors as GraphqlError[])[0]?.extensions.code;
  }
}

it("ends what a revoked key watches, on every transport, before it sees anything new", async () => {
  const { apiKeyCreate } = await graphqlData<{ apiKeyCreate: { secret: string; apiKey: { id: string } } }>(
    server.url,
    server.apiKey,
    'mutation { apiKeyCreate(label: "to be revoked") { secret apiKey { id } } }',
  );
  const { secret, apiKey } = apiKeyCreate;
  const gate = gateName();
  const body = { scraper: "counter", input: { total: 50, holdAt: 5, gate } };
  const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
  await untilRequest(server.url, server.apiKey, id, (request) => request.recordCount === 5);
  const records = subscribe(server.wsUrl, secret, RECORDS, { variables: { id } });
  const updates = subscribe(server.wsUrl, secret, UPDATES, { variables: { id } });
  const stream = await openStream(server.url, secret, RECORDS, { id });
  for (let seq = 0; seq < 5; seq += 1) {
    expect((await records.next())?.data).toEqual({ recordStored: { record: { seq } } });
    expect((await stream.events.next()).value?.data?.data).toEqual({ recordStored: { record: { seq } } });
  }
  expect((await updates.next())?.data).toEqual({ requestUpdated: { status: "RUNNING" } });

  await graphqlData(
    server.url,
    server.apiKey,
    "mutation ($id: ID!) { apiKeyRevoke(id: $id) { __typename } }",
    {
      id: apiKey.id,
    },
  );
  await server.openGate(gate);
  expect(await endOf(records)).toBe("unauthenticated");
  expect(await endOf(updates)).toBe("unauthenticated");
  const last: unknown[] = [];
  for await (const { event, data } of stream.events) last.push([event, data?.errors?.[0]?.extensions.code]);
  expect(last).toEqual([
    ["next", "unauthenticated"],
    ["complete", undefined],
  ]);
  const refused = await rest<RestError>(server.url, secret, `/v1/requests/${id}`);
  expect([refused.status, refused.body.code]).toEqual([401, "unauthenticated"]);
  await records.close();
  await updates.close();
});
