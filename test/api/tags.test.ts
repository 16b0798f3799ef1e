import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const quarry = (...args: string[]) =>
  runCli(args, { env: { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey } });
const create = (tags: unknown, idempotencyKey?: string) =>
  rest<RestRequest & RestError & { tags: string[] }>(server.url, server.apiKey, "/v1/requests", {
    body: { scraper: "counter", input: { total: 1 }, tags },
    headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
  });
const listed = async (query: string) =>
  (await rest<AnswerJson>(server.url, server.apiKey, `/v1/requests${query}`)).body.data.map(
    ({ id }: { id: string }) => id,
  );

it("Requests are found by the tags that they were given, on each face", async () => {
  const both = await create([" tagged ", "team:web", "tagged"]);
  expect([both.status, both.body.tags]).toEqual([201, ["tagged", "team:web"]]);
  const one = (await create(["tagged"])).body.id;
  const none = await rest<AnswerJson>(server.url, server.apiKey, "/v1/requests", {
    body: { scraper: "counter", input: { total: 1 } },
  });
  expect(none.body.tags).toEqual([]);

  expect(await listed("?tag=tagged")).toEqual([one, both.body.id]);
  expect(await listed("?tag=team:web,tagged")).toEqual([both.body.id]);
  expect(await listed("?tag=TAGGED")).toEqual([]);
  const { requests } = await graphqlData<AnswerJson>(
    server.url,
    server.apiKey,
    '{ requests(filter: { tags: ["team:web"] }) { nodes { id tags } } }',
  );
  expect(requests.nodes).toEqual([{ id: both.body.id, tags: ["tagged", "team:web"] }]);

  const scraped = await quarry("scrape", "counter", "--total", "1", "--tag", "cli,two", "--detach");
  const id = scraped.stdout.trim();
  expect(await listed("?tag=two")).toEqual([id]);
  const found = await quarry("requests", "list", "--tag", "cli", "--json");
  expect(JSON.parse(found.stdout).data).toMatchObject([{ id, tags: ["cli", "two"] }]);
  expect((await quarry("requests", "show", id)).stdout).toMatch(/^tags +cli, two$/m);
});

it("tags of another form, too many and secrets are refused, and nothing is created", async () => {
  const count = () => server.db.collection("requests").countDocuments();
  const before = await count();
  for (const tags of [["two words"], [""], Array.from({ length: 11 }, (_, n) => `t${n}`), [7], "one"]) {
    const { status, body } = await create(tags);
    expect([status, body.code], JSON.stringify(tags)).toEqual([400, "invalid_input"]);
  }
  const secret = await create(["ghp_0123456789abcdefghijABCDEFGHIJ012345"]);
  expect([secret.status, secret.body.code]).toEqual([400, "private_input_refused"]);
  const { body } = await graphql(
    server.url,
    server.apiKey,
    '{ requests(filter: { tags: ["a b"] }) { nodes { id } } }',
  );
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: "invalid_input",
    details: [{ path: "filter.tags.0" }],
  });
  expect(await count()).toBe(before);
});

it("the same idempotency key with other tags is another call", async () => {
  const first = await create(["a"], "tags-once");
  const again = await create(["a"], "tags-once");
  expect(again.body.id).toBe(first.body.id);
  const other = await create(["b"], "tags-once");
  expect([other.status, other.body.code]).toEqual([409, "idempotency_key_reused"]);
});
