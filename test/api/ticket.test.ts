import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { OTHER_ACCOUNT, otherAccount } from "./other-account.ts";

const PATH = "/v1/support/tickets";
const OPERATOR = "/v1/operator/support/tickets";

let server: ApiServer;
let otherKey: string;
let requestId: string;
beforeAll(async () => {
  server = await startApiServer();
  otherKey = await otherAccount(server.db);
  const body = { scraper: "counter", input: { total: 1 } };
  requestId = (await call<RestRequest>("/v1/requests", { body })).body.id;
  await untilTerminal(server.url, server.apiKey, requestId);
});
afterAll(() => server?.stop());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, path, options);
const withoutLimit = () => server.db.collection("rollingLimits").deleteMany({});
const full = () => ({
  subject: " No Records ",
  details: "Each run fails.",
  request_id: requestId,
  scraper_id: "counter",
  failing_command: "quarry scrape counter",
  first_log_line: "source_blocked",
  severity: "high",
});

it("is made with all that the contract names, and shown the same on every face", async () => {
  const { status, body } = await call(PATH, { body: full() });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...full(),
    subject: "No Records",
    id: expect.stringMatching(/^tkt_[0-9a-f]{24}$/) as string,
    status: "open",
    created_by: "api_key",
    messages: [],
    createdAt: body.createdAt,
    updatedAt: body.createdAt,
    resolvedAt: null,
    agent_instruction: expect.stringContaining(`POST /v1/support/tickets/${body.id}/resolve`) as string,
  });
  expect((await call(`${PATH}/${body.id}`)).body).toEqual(body);
  const query =
    "query ($id: ID!) { supportTicket(id: $id) { subject status createdBy severity agentInstruction } node(id: $id) { id } }";
  const { supportTicket, node } = await graphqlData<AnswerJson>(server.url, server.apiKey, query, {
    id: body.id,
  });
  expect(supportTicket).toEqual({
    ...{ subject: "No Records", status: "OPEN", createdBy: "API_KEY", severity: "HIGH" },
    agentInstruction: expect.stringContaining("supportTicketResolve") as string,
  });
  expect(node).toEqual({ id: body.id });
  const least = await call(PATH, { body: { subject: "a", details: "b" } });
  expect(least.body).toMatchObject({
    severity: "normal",
    request_id: null,
    scraper_id: null,
    first_log_line: null,
  });
});

it("refuses what is missing, too long, unknown or of others, and stores and counts nothing then", async () => {
  await withoutLimit();
  const before = await server.db.collection("tickets").countDocuments();
  const refused: [object, number, string][] = [
    [{ subject: undefined }, 400, "invalid_input"],
    [{ subject: "  " }, 400, "invalid_input"],
    [{ details: "" }, 400, "invalid_input"],
    [{ subject: "x".repeat(201) }, 400, "invalid_input"],
    [{ details: "x".repeat(20_001) }, 400, "invalid_input"],
    [{ first_log_line: "x".repeat(4001) }, 400, "invalid_input"],
    [{ severity: "fatal" }, 400, "invalid_input"],
    [{ created_by: "session" }, 400, "invalid_input"],
    [{ request_id: "req_000000000000000000000000" }, 404, "not_found"],
    [{ scraper_id: "nope" }, 404, "scraper_not_found"],
  ];
  for (const [parts, status, code] of refused) {
    const answer = await call<RestError>(PATH, { body: { ...full(), ...parts } });
    expect([parts, answer.status, answer.body.code]).toEqual([parts, status, code]);
  }
  // A Request of another account is one that does not exist.
  const foreign = await call<RestError>(PATH, { body: full() }, otherKey);
  expect([foreign.status, foreign.body.code]).toEqual([404, "not_found"]);
  expect((await call(PATH, { body: full() }, null)).status).toBe(401);
  expect(await server.db.collection("tickets").countDocuments()).toBe(before);
  expect(await server.db.collection("rollingLimits").countDocuments()).toBe(0);
});

it("the eleventh in an hour is refused with the time to wait", async () => {
  await withoutLimit();
  const ten = await Promise.all(Array.from({ length: 10 }, () => call(PATH, { body: full() })));
  expect(ten.every(({ status }) => status === 201)).toBe(true);
  const refused = await call<RestError>(PATH, { body: full() });
  expect([refused.status, refused.body.code, refused.body.retryable]).toEqual([
    429,
    "ticket_limit_reached",
    true,
  ]);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  expect((await call(PATH, { body: { subject: "a", details: "b" } }, otherKey)).status).toBe(201);
  await withoutLimit();
});

it("pages, filters, and belongs to its account alone", async () => {
  const first = (await call(`${PATH}?limit=2`)).body;
  const second = (await call(`${PATH}?limit=2&cursor=${first.nextCursor}`)).body;
  const ids = [...first.data, ...second.data].map((one: AnswerJson) => one.id as string);
  expect(ids).toEqual([...ids].sort().reverse());
  expect(new Set(ids).size).toBe(4);
  expect(first.agent_instruction).toContain("None on this page waits for you");
  const [id = ""] = ids;
  const resolved = await call(`${PATH}/${id}/resolve`, { method: "POST" });
  expect(resolved.body.agent_instruction).toContain("Nothing is left to do");
  expect((await call(`${PATH}?status=resolved`)).body.data.map((one: AnswerJson) => one.id)).toEqual([id]);
  expect((await call<RestError>(`${PATH}?cursor=nope`)).body.code).toBe("invalid_cursor");

  const before = (await call(`${PATH}/${ids[1]}`)).body;
  for (const [path, options] of [
    [`${PATH}/${ids[1]}`, {}],
    [`${PATH}/${ids[1]}/resolve`, { method: "POST" }],
    [`${PATH}/${ids[1]}/replies`, { body: { message: "mine" } }],
  ] as const)
    expect([path, (await call(path, options, otherKey)).status]).toEqual([path, 404]);
  for (const [path, options] of [
    [OPERATOR, {}],
    [`${OPERATOR}/${ids[1]}`, {}],
    [`${OPERATOR}/${ids[1]}/resolve`, { method: "POST" }],
    [`${OPERATOR}/${ids[1]}/replies`, { body: { message: "mine" } }],
  ] as const)
    expect([path, (await call(path, options, otherKey)).status]).toEqual([path, 403]);
  const denied = await graphql(server.url, otherKey, "{ operatorTickets { nodes { accountId } } }");
  expect(denied.body.errors?.[0]?.extensions.code).toBe("forbidden");
  expect((await call(`${PATH}/${ids[1]}`)).body).toEqual(before);
});

it("operators see all, with the run log of the Request, and their reply is notified", async () => {
  const { body: foreign } = await call(PATH, { body: { subject: "theirs", details: "b" } }, otherKey);
  const { body: own } = await call(PATH, { body: full() });
  const { data } = (await call(`${OPERATOR}?limit=2`)).body;
  expect(data.map((one: AnswerJson) => [one.id, one.accountId === OTHER_ACCOUNT]).sort()).toEqual(
    [
      [foreign.id, true],
      [own.id, false],
    ].sort(),
  );
  const shown = (await call(`${OPERATOR}/${own.id}`)).body;
  const log = (await call(`/v1/requests/${requestId}/log`)).body.data;
  expect(shown.runLog).toEqual(log);
  expect(log.length).toBeGreaterThan(0);
  expect((await call(`${OPERATOR}/${foreign.id}`)).body.runLog).toEqual([]);

  const answered = await call(`${OPERATOR}/${foreign.id}/replies`, { body: { message: "We look at it." } });
  expect([answered.status, answered.body.status]).toEqual([201, "waiting_on_customer"]);
  const told = await waitUntil("it is notified", async () => {
    const { body } = await call("/v1/notifications?kind=ticket.replied", {}, otherKey);
    return body.data[0];
  });
  expect([told.subject, told.message, told.data.ticketId]).toEqual([
    "Re: theirs",
    "We look at it.",
    foreign.id,
  ]);
  const theirs = (await call(`${PATH}/${foreign.id}`, {}, otherKey)).body;
  expect(theirs).not.toHaveProperty("accountId");
  expect(theirs.agent_instruction).toContain("Read the newest message");
  const replied = await call(`${PATH}/${foreign.id}/replies`, { body: { message: "Thanks" } }, otherKey);
  expect([replied.status, replied.body.status, replied.body.messages.length]).toEqual([201, "open", 2]);
  expect((await call(`${OPERATOR}/${foreign.id}/resolve`, { method: "POST" })).body.status).toBe("resolved");
  const reopened = await call(`${PATH}/${foreign.id}/replies`, { body: { message: "Not yet" } }, otherKey);
  expect([reopened.body.status, reopened.body.resolvedAt]).toEqual(["open", null]);
});

it("the command line makes, shows, answers and resolves a ticket", async () => {
  await withoutLimit();
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  const cli = (...words: string[]) => runCli(["support", ...words], { env });
  const made = await cli(
    "create",
    "Slow",
    "--details",
    "It is slow.",
    "--request",
    requestId,
    "--severity",
    "low",
  );
  const id = made.stdout.trim();
  expect([made.code, id.slice(0, 4)]).toEqual([0, "tkt_"]);
  expect((await cli("reply", id, "Look here.", "--operator")).stdout).toBe(`${id} is waiting_on_customer\n`);
  expect((await cli("show", id, "--operator")).stdout).toMatch(
    /severity +low[^]*support: Look here\.[^]*log info/,
  );
  expect((await cli("list", "--status", "waiting_on_customer")).stdout).toContain(id);
  expect((await cli("resolve", id)).stdout).toBe(`${id} is resolved\n`);
  expect((await cli("show", "tkt_nope")).code).toBe(4);
});
