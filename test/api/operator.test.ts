import { afterAll, beforeAll, expect, it } from "vitest";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { OPERATOR_TOKEN, startApiServer, type ApiServer } from "./api-server.ts";
import { OTHER_ACCOUNT, otherAccount } from "./other-account.ts";

const OWNER = { email: "owner-for-operators@example.com", password: "correct horse battery" };

let server: ApiServer;
let otherKey: string;
/** Of the owner of the account that the server started with. */
let session: string;
/** Of the other account: one that is good, and one whose source has changed. */
let good: string;
let failed: string;
beforeAll(async () => {
  // One of its own: it looks at all accounts.
  server = await startApiServer({});
  otherKey = await otherAccount(server.db);
  session = (await call("/v1/account/claim", { body: OWNER }, server.apiKey)).body.token;
  good = await run({ scraper: "counter", input: { total: 3 } });
  failed = await run({
    scraper: "codehost",
    input: { operation: "stargazers", repo: "hush-hush/project-x" },
  });
});
afterAll(() => server?.stop());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = OPERATOR_TOKEN) =>
  rest<T>(server.url, key, path, options);

async function run(body: object): Promise<string> {
  const { id } = (await call<RestRequest>("/v1/requests", { body }, otherKey)).body;
  await untilTerminal(server.url, otherKey, id);
  return id;
}

it.each([
  "/v1/operator/accounts",
  `/v1/operator/accounts/${OTHER_ACCOUNT}`,
  "/v1/operator/requests",
  "/v1/operator/workers",
  "/v1/operator/hosts",
  "/v1/operator/recordings",
])("%s is closed to a key and to a session, which learn nothing", async (path) => {
  for (const key of [otherKey, session]) {
    const { status, body } = await call(path, {}, key);
    expect([status, body.code]).toEqual([403, "forbidden"]);
    expect(JSON.stringify(body)).not.toContain(OWNER.email);
  }
  expect((await call(path, {}, null)).status).toBe(401);
  expect((await call(path)).status).toBe(200);
});

it("lists all accounts with their owner, their money and what they spent", async () => {
  const { body } = await call("/v1/operator/accounts");
  expect(body.nextCursor).toBeNull();
  const local = body.data.find(({ isLocal }: { isLocal: boolean }) => isLocal);
  expect(local).toMatchObject({ email: OWNER.email, plan: expect.any(String), closedAt: null });
  expect(local.claimedAt).not.toBeNull();
  const other = body.data.find(({ id }: { id: string }) => id === OTHER_ACCOUNT);
  expect(other).toMatchObject({
    ...{ email: null, claimedAt: null, isLocal: false, billingActive: true, openRequests: 0 },
    ...{ recentRecords: 3, heldUsdMicros: 0, availableUsdMicros: 1_000_000 - other.recentSpendUsdMicros },
  });
  expect(other.recentSpendUsdMicros).toBeGreaterThan(0);
  expect((await call(`/v1/operator/accounts/${OTHER_ACCOUNT}`)).body).toEqual(other);
  const none = await call("/v1/operator/accounts/acc_111111111111111111111111");
  expect([none.status, none.body.code]).toEqual([404, "not_found"]);
});

it("pages through accounts, and finds one by its id or its owner's mailbox", async () => {
  const ids = async (query: string): Promise<string[]> => {
    const { body } = await call(`/v1/operator/accounts?${query}`);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const all = await ids("");
  const first = await call("/v1/operator/accounts?limit=1");
  expect([
    ...first.body.data.map(({ id }: { id: string }) => id),
    ...(await ids(`limit=1&cursor=${first.body.nextCursor}`)),
  ]).toEqual(all.slice(0, 2));
  expect(await ids(`search=${OTHER_ACCOUNT.slice(0, -1)}`)).toEqual([OTHER_ACCOUNT]);
  expect(await ids("search=Owner-FOR-operators%40")).toEqual(all.filter((id) => id !== OTHER_ACCOUNT));
  // Neither is a pattern.
  expect(await ids("search=.*")).toEqual([]);
});

it("lists Requests of all accounts by state, scraper and account, and shows one with its log but without its Records", async () => {
  const ids = async (query: string): Promise<string[]> => {
    const { body } = await call(`/v1/operator/requests?${query}`);
    return body.data.map(({ id }: { id: string }) => id);
  };
  const own = (
    await call<RestRequest>(
      "/v1/requests",
      { body: { scraper: "counter", input: { total: 1 } } },
      server.apiKey,
    )
  ).body.id;
  await untilTerminal(server.url, server.apiKey, own);
  expect(await ids("")).toEqual([own, failed, good]);
  expect(await ids("status=failed")).toEqual([failed]);
  expect(await ids("scraper=counter")).toEqual([own, good]);
  expect(await ids(`accountId=${OTHER_ACCOUNT}`)).toEqual([failed, good]);

  const { body } = await call(`/v1/operator/requests/${failed}`);
  expect(body).toMatchObject({
    ...{ id: failed, accountId: OTHER_ACCOUNT, scraperId: "codehost", status: "failed" },
    error: { code: "source_changed", message: "Expected a JSON array." },
  });
  expect(body.runLog.length).toBeGreaterThan(0);
  const asked = "query ($id: ID!) { operatorRequest(id: $id) { id records { nodes { data } } } }";
  const records = await graphql(server.url, OPERATOR_TOKEN, asked, { id: good });
  expect(records.body.errors?.[0]?.message).toContain("records");
  expect((await call(`/v1/requests/${good}`)).status).toBe(403);
  expect((await call("/v1/operator/requests/req_111111111111111111111111")).status).toBe(404);
});

it("tells which hosts there are, and what runs there", async () => {
  expect((await call("/v1/operator/hosts")).body).toEqual({ data: [], nextCursor: null });
  const host = { url: "http://host:4002", version: "1.0.0", isolation: "namespaces", isolationReason: null };
  const worker = { serviceId: "svc_a", slug: "a", n: 3, state: "awake", memoryBytes: 7 };
  const facts = { memoryBytes: 5, workers: [worker] };
  const startedAt = new Date();
  const [seenAt, until] = [startedAt, new Date(startedAt.getTime() + 60_000)];
  await server.db.collection<{ _id: string }>("hosts").insertMany([
    { _id: "one", name: "host/1", ...host, buildsNot: "no_toolchain", facts, startedAt, seenAt, until },
    { _id: "two", name: "host/2", ...host, facts, startedAt, seenAt: new Date(0), until, lostAt: startedAt },
  ] as never);
  const homes = ["a", "b"].map((name) => ({ _id: `svc_${name}`, node: "one", epoch: 1, accountId: "acc_1" }));
  await server.db.collection<{ _id: string }>("homes").insertMany(homes);
  const { body } = await call("/v1/operator/hosts");
  const { n: deployment, ...shown } = worker;
  expect(body.data).toEqual([
    expect.objectContaining({
      ...{
        id: "one",
        name: "host/1",
        status: "running",
        services: 2,
        memoryBytes: 5,
        buildsNot: "no_toolchain",
      },
      workers: [{ ...shown, deployment }],
    }),
    expect.objectContaining({ id: "two", status: "ended", services: 0, buildsNot: null }),
  ]);
});

it("tells which workers there are, what they run, and what waits", async () => {
  const { body } = await call("/v1/operator/workers");
  expect(body).toMatchObject({ queued: 0, running: 0, oldestQueuedAt: null, missingScrapers: [] });
  expect(body.workers).toEqual([
    expect.objectContaining({
      ...{ status: "running", running: 0, version: expect.any(String) as string },
      scrapers: expect.arrayContaining(["counter", "codehost"]) as string[],
    }),
  ]);
  expect(body.workers[0].slots).toBeGreaterThan(0);
  expect(body.disk.freeBytes).toBeGreaterThan(0);
  // One that is silent, and one that ended as it was told to, as both stand in the database.
  const seenAt = new Date(Date.now() - 120_000);
  const old = { workerId: "gone/1", scrapers: ["counter"], seenAt };
  await server.db
    .collection<{ _id: string }>("workers")
    .insertMany([
      { _id: "silent", ...old },
      { _id: "stopped", ...old, workerId: "gone/2", stoppedAt: seenAt } as never,
    ]);
  const { operatorWorkers } = await graphqlData<AnswerJson>(
    server.url,
    OPERATOR_TOKEN,
    "{ operatorWorkers { workers { name status slots } } }",
  );
  expect(operatorWorkers.workers.slice(1)).toEqual(
    expect.arrayContaining([
      { name: "gone/1", status: "SILENT", slots: null },
      { name: "gone/2", status: "STOPPED", slots: null },
    ]),
  );
});

it("keeps what a source answered to a run that failed, for operators to download", async () => {
  const { body } = await call(`/v1/operator/recordings?requestId=${failed}`);
  const url = "https://api.github.com/repos/hush-hush/project-x/stargazers?per_page=100&page=1";
  expect(body.data).toEqual([
    expect.objectContaining({
      ...{ scraperId: "codehost", operation: "stargazers", requestId: failed, accountId: OTHER_ACCOUNT },
      ...{ code: "source_changed", message: "Expected a JSON array." },
      pages: [{ method: "GET", url, status: 200, bytes: 11, isCut: false }],
    }),
  ]);
  const [{ id, harUrl }] = body.data;
  const har = await call(new URL(harUrl).pathname);
  expect(har.headers.get("content-disposition")).toContain(`${id}.har.json`);
  const { entries } = JSON.parse(har.body).log;
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    request: { method: "GET", url },
    response: { status: 200, content: { text: '{"data":[]}' } },
  });

  for (const key of [otherKey, session])
    expect((await call(new URL(harUrl).pathname, {}, key)).body).toMatchObject({ code: "forbidden" });
  expect((await call(new URL(harUrl).pathname, {}, null)).status).toBe(401);
  expect((await call("/v1/operator/recordings/rcg_111111111111111111111111/har")).status).toBe(404);
  // Runs that went well leave none, and of runs that fail alike one shows why.
  await run({ scraper: "codehost", input: { operation: "stargazers", repo: "hush-hush/project-x" } });
  expect((await call("/v1/operator/recordings")).body.data).toEqual(body.data);
});

it("an erasure takes the recordings of its scraper along", async () => {
  const erase = (dryRun: boolean) =>
    graphqlData<AnswerJson>(
      server.url,
      OPERATOR_TOKEN,
      `mutation { recordsErase(scraper: "codehost", handle: "hush-hush", dryRun: ${dryRun}) { erasure { id } } }`,
    );
  const ended = async (made: AnswerJson) =>
    waitUntil("the erasure", async () => {
      const { erasure } = await graphqlData<AnswerJson>(
        server.url,
        OPERATOR_TOKEN,
        "query ($id: ID!) { erasure(id: $id) { finishedAt } }",
        { id: made.recordsErase.erasure.id },
      );
      return erasure.finishedAt !== null;
    });
  await ended(await erase(true));
  expect((await call("/v1/operator/recordings")).body.data).toHaveLength(1);
  await ended(await erase(false));
  expect((await call("/v1/operator/recordings")).body.data).toEqual([]);
});
