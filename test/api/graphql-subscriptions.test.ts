import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlData, type AnswerJson, type GraphqlError } from "../kit/graphql-client.ts";
import { rest, untilRequest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { refusedConnection, subscribe } from "../kit/websocket-client.ts";
import { gateName, startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

const RECORDS = `subscription ($id: ID!, $after: String) {
  recordStored(requestId: $id, after: $after) { cursor record { seq data } }
}`;
const UPDATES = "subscription ($id: ID!) { requestUpdated(id: $id) { id status stopReason recordCount } }";

const CANCEL = "mutation ($id: ID!) { requestCancel(id: $id) { request { id } } }";

interface Stored {
  recordStored: { cursor: string; record: { seq: number; data: { n: number } } };
}
interface Updated {
  requestUpdated: { id: string; status: string; stopReason: string | null; recordCount: number };
}

let server: ApiServer;
let otherKey: string;
beforeAll(async () => {
  server = await startApiServer();
  otherKey = await otherAccount(server.db);
});
afterAll(() => server.stop());

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

async function create(input: Record<string, unknown>): Promise<string> {
  const body = { scraper: "counter", input, limit: 1500 };
  return (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body.id;
}

const watchRecords = (id: string, after?: string) =>
  subscribe<Stored>(server.wsUrl, server.apiKey, RECORDS, { variables: { id, after } });
const watchUpdates = (id: string) =>
  subscribe<Updated>(server.wsUrl, server.apiKey, UPDATES, { variables: { id } });

/** The first error of an operation: as its only payload, or instead of one. */
async function refusalOf(socket: { next(): Promise<unknown> }): Promise<GraphqlError | undefined> {
  try {
    return ((await socket.next()) as { errors?: GraphqlError[] } | null)?.errors?.[0];
  } catch (errors) {
    return (errors as GraphqlError[])[0];
  }
}

describe("recordStored", () => {
  it("sends the fields that each subscriber asks of `value`, and no others", async () => {
    const gate = gateName();
    const id = await create({ total: 3, holdAt: 1, gate });
    const ask = (fields: string) =>
      subscribe<{ recordStored: { record: object } }>(
        server.wsUrl,
        server.apiKey,
        `subscription ($id: ID!) { recordStored(requestId: $id) { record { ${fields} } } }`,
        { variables: { id } },
      );
    const sockets = [
      ask("value { ... on CounterCount { n } }"),
      ask("value { __typename ... on CounterCount { parity } }"),
      ask("seq"),
    ];
    await server.openGate(gate);
    const [numbers, parities, seqs] = await Promise.all(
      sockets.map(async (socket) => (await socket.rest()).map((payload) => payload.recordStored.record)),
    );
    expect(numbers).toEqual([{ value: { n: 0 } }, { value: { n: 1 } }, { value: { n: 2 } }]);
    expect(parities?.[1]).toEqual({ value: { __typename: "CounterCount", parity: "ODD" } });
    expect(seqs).toEqual([{ seq: 0 }, { seq: 1 }, { seq: 2 }]);
  });

  it("sends every Record once and in order while the run appends, then completes", async () => {
    const gate = gateName();
    const id = await create({ total: 800, holdAt: 333, gate });
    const socket = watchRecords(id);
    const seen: number[] = [];
    for (let payload = await socket.next(); payload; payload = await socket.next()) {
      expect(payload.errors).toBeUndefined();
      const { record } = payload.data!.recordStored;
      expect(record.data.n).toBe(record.seq);
      seen.push(record.seq);
      if (seen.length === 333) await server.openGate(gate);
    }
    expect(seen).toEqual(upTo(800));
    await socket.close();
  });

  it("goes on after the last cursor when the connection was lost in the middle", async () => {
    const gate = gateName();
    const id = await create({ total: 600, holdAt: 200, gate });
    const seen: number[] = [];
    let cursor: string | undefined;
    for (const cutAfter of [50, 130, 200, 201, 450]) {
      const socket = watchRecords(id, cursor);
      while (seen.length < cutAfter) {
        if (seen.length === 200) await server.openGate(gate);
        const payload = await socket.next();
        const stored = payload?.data?.recordStored;
        expect(stored, JSON.stringify(payload)).toBeDefined();
        seen.push(stored!.record.seq);
        cursor = stored!.cursor;
      }
      socket.cut();
    }
    const last = watchRecords(id, cursor);
    for (const { recordStored } of await last.rest()) seen.push(recordStored.record.seq);
    await last.close();
    expect(seen).toEqual(upTo(600));
  });

  it("replays a finished Request, and nothing after its end", async () => {
    const id = await create({ total: 1500 });
    await untilTerminal(server.url, server.apiKey, id);
    const socket = watchRecords(id);
    const all = await socket.rest();
    await socket.close();
    expect(all.map((one) => one.recordStored.record.seq)).toEqual(upTo(1500));
    const end = watchRecords(id, all.at(-1)?.recordStored.cursor);
    expect(await end.rest()).toEqual([]);
    await end.close();
    const page = await rest<{ data: unknown[] }>(
      server.url,
      server.apiKey,
      `/v1/requests/${id}/results?limit=1&cursor=${all[9]?.recordStored.cursor}`,
    );
    expect(page.body.data).toEqual([all[10]?.recordStored.record.data]);
  });

  it("goes on through a resume with the same cursor", async () => {
    const id = await create({ total: 40, failAt: 25 });
    await untilTerminal(server.url, server.apiKey, id);
    const first = watchRecords(id);
    const before = await first.rest();
    await first.close();
    await graphqlData(
      server.url,
      server.apiKey,
      "mutation ($id: ID!) { requestResume(id: $id) { request { id } } }",
      {
        id,
      },
    );
    const second = watchRecords(id, before.at(-1)?.recordStored.cursor);
    const after = await second.rest();
    await second.close();
    expect([...before, ...after].map((one) => one.recordStored.record.seq)).toEqual(upTo(40));
  });

  it("ends with the error of a Request that fails, while it is watched and after, until it is resumed", async () => {
    const gate = gateName();
    const id = await create({ total: 2, holdAt: 0, failAt: 0, gate });
    const wanted = {
      message: "The source said no.",
      extensions: expect.objectContaining({
        code: "source_blocked",
        agent_instruction: expect.stringMatching(/\w/),
        docs_url: `${server.url}/docs/errors#source_blocked`,
        failed_request: id,
      }),
    };
    const watching = watchRecords(id);
    const watched = watching.next();
    await server.openGate(gate);
    // An `error` message, which ends the operation, and no result with errors, which would not.
    await expect(watched).rejects.toEqual([expect.objectContaining(wanted)]);
    const late = watchRecords(id);
    await expect(late.next()).rejects.toEqual([expect.objectContaining(wanted)]);
    const updates = watchUpdates(id);
    expect((await updates.rest()).map((one) => one.requestUpdated.status)).toEqual(["FAILED"]);

    await graphqlData(
      server.url,
      server.apiKey,
      "mutation ($id: ID!) { requestResume(id: $id) { request { id } } }",
      { id },
    );
    const resumed = watchRecords(id);
    expect((await resumed.rest()).map((one) => one.recordStored.record.seq)).toEqual([0, 1]);
    for (const socket of [watching, late, updates, resumed]) await socket.close();
  });

  it("completes for a Request that is cancelled, with what was stored and without", async () => {
    for (const holdAt of [0, 10]) {
      const gate = gateName();
      const id = await create({ total: 20, holdAt, gate });
      await untilRequest(server.url, server.apiKey, id, (one) => one.recordCount === holdAt);
      const socket = watchRecords(id);
      await graphqlData(server.url, server.apiKey, CANCEL, { id });
      expect((await socket.rest()).map((one) => one.recordStored.record.seq)).toEqual(upTo(holdAt));
      await socket.close();
      expect((await untilTerminal(server.url, server.apiKey, id)).status).toBe("cancelled");
    }
  });

  it("refuses bad cursors, Requests of others and expired Results with an error, not a dead socket", async () => {
    const id = await create({ total: 1 });
    await untilTerminal(server.url, server.apiKey, id);
    const badCursor = watchRecords(id, "nonsense");
    expect(await refusalOf(badCursor)).toMatchObject({ extensions: { code: "invalid_cursor" } });
    const another = await create({ total: 1 });
    await untilTerminal(server.url, server.apiKey, another);
    const [stored] = await watchRecords(another).rest();
    const foreignCursor = watchRecords(id, stored?.recordStored.cursor);
    expect(await refusalOf(foreignCursor)).toMatchObject({ extensions: { code: "invalid_cursor" } });
    const theirs = subscribe(server.wsUrl, otherKey, RECORDS, { variables: { id } });
    expect(await refusalOf(theirs)).toMatchObject({ extensions: { code: "not_found" } });
    await server.db
      .collection<{ _id: string } & Record<string, unknown>>("requests")
      .updateOne({ _id: id }, { $set: { recordsDeleted: true } });
    const expired = watchRecords(id);
    expect(await refusalOf(expired)).toMatchObject({
      extensions: { code: "results_expired", docs_url: `${server.url}/docs/errors#results_expired` },
    });
    for (const socket of [badCursor, foreignCursor, theirs, expired]) await socket.close();
  });
});

describe("requestUpdated", () => {
  it("shows the Request now and after every change, and completes when it has ended", async () => {
    const gate = gateName();
    const id = await create({ total: 20, holdAt: 10, gate });
    const socket = watchUpdates(id);
    const first = await socket.next();
    expect(first?.data?.requestUpdated.id).toBe(id);
    await server.openGate(gate);
    const all = [first!.data!, ...(await socket.rest())].map((one) => one.requestUpdated);
    await socket.close();
    expect(all.at(-1)).toEqual({ id, status: "SUCCEEDED", stopReason: "EXHAUSTED", recordCount: 20 });
    expect(all.slice(0, -1).every((one) => ["QUEUED", "RUNNING"].includes(one.status))).toBe(true);
    const counts = all.map((one) => one.recordCount);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBeGreaterThanOrEqual(2);
  });

  it("shows a finished Request once", async () => {
    const id = await create({ total: 0 });
    await untilTerminal(server.url, server.apiKey, id);
    const socket = watchUpdates(id);
    expect((await socket.rest()).map((one) => one.requestUpdated.status)).toEqual(["SUCCEEDED"]);
    await socket.close();
  });

  it("needs a key and an own Request", async () => {
    const id = await create({ total: 0 });
    const anonymous = subscribe(server.wsUrl, null, UPDATES, { variables: { id } });
    expect(await refusalOf(anonymous)).toMatchObject({ extensions: { code: "unauthenticated" } });
    const theirs = subscribe(server.wsUrl, otherKey, UPDATES, { variables: { id } });
    expect(await refusalOf(theirs)).toMatchObject({ extensions: { code: "not_found" } });
    for (const socket of [anonymous, theirs]) await socket.close();
  });
});

describe("sourceHealthChanged", () => {
  it("tells without a key when the status of a source becomes another one", async () => {
    const query = "subscription { sourceHealthChanged { id status reason recentRuns } }";
    const socket = subscribe<{ sourceHealthChanged: { id: string; status: string; reason: string | null } }>(
      server.wsUrl,
      null,
      query,
    );
    const arrived = socket.next(40_000);
    let waiting = true;
    void arrived.finally(() => (waiting = false)).catch(() => undefined);
    // The stream compares with what it saw first, so changes are made until one is seen.
    for (let round = 0; round < 8 && waiting; round += 1) {
      const failing = Array.from({ length: 6 }, () => ({ total: 1, failAt: 0 }));
      const working = Array.from({ length: 6 }, () => ({ total: 1 }));
      const ids = await Promise.all((round % 2 === 0 ? failing : working).map(create));
      for (const id of ids) await untilTerminal(server.url, server.apiKey, id);
    }
    const change = (await arrived)?.data?.sourceHealthChanged;
    expect(change?.id).toBe("counter");
    expect(["BLOCKED", "DEGRADED", "READY"]).toContain(change?.status);
    await socket.close();
  });
});

describe("connections", () => {
  it.each([
    { Authorization: "Bearer qk_wrong" },
    { authorization: "Bearer qk_wrong" },
    { Authorization: "qk_wrong" },
    { Authorization: "" },
  ])("are closed with 4403 for %j", async (params) => {
    expect(await refusedConnection(server.wsUrl, params)).toEqual({ code: 4403, reason: "Forbidden" });
  });

  it("take the key from the header of the upgrade as well", async () => {
    const headers = { authorization: `Bearer ${server.apiKey}` };
    const socket = subscribe(server.wsUrl, null, "{ viewer { id } }", { headers });
    expect(await socket.next()).toEqual({ data: { viewer: { id: "acc_000000000000000000000001" } } });
    expect(await socket.next()).toBeNull();
    await socket.close();
  });

  it("run queries and mutations too", async () => {
    const mutation = `mutation { requestEstimate(input: { scraper: "counter", input: {} }) { estimatedCostUsd } }`;
    const socket = subscribe(server.wsUrl, server.apiKey, mutation);
    expect(await socket.next()).toEqual({ data: { requestEstimate: { estimatedCostUsd: "0.070000" } } });
    await socket.close();
  });

  it("refuse operations of a key that was revoked meanwhile, and other paths", async () => {
    const { apiKeyCreate } = await graphqlData<AnswerJson>(
      server.url,
      server.apiKey,
      'mutation { apiKeyCreate(label: "short") { secret apiKey { id } } }',
    );
    const id = await create({ total: 0 });
    const good = subscribe(server.wsUrl, apiKeyCreate.secret, UPDATES, { variables: { id } });
    await good.next();
    await graphqlData(
      server.url,
      server.apiKey,
      "mutation ($id: ID!) { apiKeyRevoke(id: $id) { apiKey { id } } }",
      {
        id: apiKeyCreate.apiKey.id,
      },
    );
    const params = { Authorization: `Bearer ${apiKeyCreate.secret}` };
    expect((await refusedConnection(server.wsUrl, params)).code).toBe(4403);
    await good.close();
    const elsewhere = subscribe(
      server.wsUrl.replace("/graphql", "/elsewhere"),
      server.apiKey,
      "{ __typename }",
    );
    await expect(elsewhere.next()).rejects.toBeDefined();
    await elsewhere.close();
  });
});
