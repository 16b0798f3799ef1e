import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const quarry = (...args: string[]) =>
  runCli(args, { env: { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey } });

it("an operator erases what is stored of somebody: position, count and bill stay, the Record does not", async () => {
  const input = { operation: "permissions", appIds: ["com.example.chess"] };
  const body = { scraper: "appstore-b", input };
  const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
  await untilTerminal(server.url, server.apiKey, id);
  const results = async () =>
    (await rest<AnswerJson>(server.url, server.apiKey, `/v1/requests/${id}/results`)).body.data;
  const before = await results();
  expect(before.length).toBeGreaterThan(0);
  const { url } = before[0];

  const dry = await quarry("records", "erase", "--url", url);
  expect(dry.stdout).toMatch(new RegExp(`^would erase ${before.length} of \\d+ Records and 0 price points`));
  expect(await results()).toEqual(before);
  const run = await quarry("records", "erase", "--url", url, "--yes", "--json");
  expect([run.code, JSON.parse(run.stdout)]).toMatchObject([
    0,
    { isDryRun: false, recordsMatched: before.length, apiKeyId: expect.stringMatching(/^key_/) as string },
  ]);
  const after = await results();
  expect(after.map((record: object) => Object.keys(record))).toEqual(before.map(() => ["_erased"]));
  const { request } = await graphqlData<AnswerJson>(
    server.url,
    server.apiKey,
    "query ($id: ID!) { request(id: $id) { recordCount finalCostUsdMicros records { totalCount nodes { seq value { __typename } } } } }",
    { id },
  );
  expect(request.recordCount).toBe(before.length);
  expect(request.finalCostUsdMicros).toBe(before.length * 1400);
  expect(request.records.nodes[0]).toEqual({ seq: 0, value: null });
  const listed = await quarry("records", "erasures", "--limit", "2");
  expect(listed.stdout).toMatch(/era_[0-9a-f]{24} .* no +\d+/);
});

it("nobody else may erase, and a wrong subject is refused; nothing changes", async () => {
  const erasures = () => server.db.collection("erasures").countDocuments();
  const before = await erasures();
  const key = await otherAccount(server.db);
  const erase = 'mutation { recordsErase(url: "https://x.example/ann", dryRun: false) { erasure { id } } }';
  const code = async (of: string | null, query: string) =>
    (await graphql(server.url, of, query)).body.errors?.[0]?.extensions.code;
  expect(await code(key, erase)).toBe("forbidden");
  expect(await code(key, "{ erasures { id } }")).toBe("forbidden");
  expect(await code(key, '{ erasure(id: "era_000000000000000000000001") { id } }')).toBe("forbidden");
  expect(await code(null, erase)).toBe("unauthenticated");
  expect(await code(server.apiKey, 'mutation { recordsErase(handle: "ann") { erasure { id } } }')).toBe(
    "invalid_input",
  );
  const wrong = await quarry("records", "erase", "--handle", "ann");
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("Name the scraper") as string]);
  expect(await erasures()).toBe(before);
});
