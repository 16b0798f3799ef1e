import { rewriteRecords } from "../store/stored-records.ts";
import { storeOf } from "../../src/store/store.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildClientSchema, getIntrospectionQuery, isInputObjectType, parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createQuarryClient } from "../../src/client/index.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { untilTerminal } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const CREATE = `mutation ($input: RequestCreateInput!, $key: String) {
  requestCreate(input: $input, idempotencyKey: $key) {
    idempotentReplayed
    request { id scraperId: scraper { id } operation input limit }
  }
}`;

let server: ApiServer;
beforeAll(async () => (server = await startApiServer()));
afterAll(() => server.stop());

const ask = (query: string, variables: Record<string, unknown> = {}) =>
  graphqlData<AnswerJson>(server.url, server.apiKey, query, variables);
const details = async (input: unknown) => {
  const { body } = await graphql(server.url, server.apiKey, CREATE, { input });
  const [error] = body.errors ?? [];
  return (error?.extensions.details.length ?? 0) > 0 ? error?.extensions.details : error?.message;
};

describe("typed inputs", () => {
  it("make the same Request as the plain form, and replay it", async () => {
    const typed = { counter: { count: { total: 3, words: ["a"] } } };
    const first = await ask(CREATE, { input: { typed, limit: 7 }, key: "typed-1" });
    expect(first.requestCreate).toEqual({
      idempotentReplayed: false,
      request: {
        id: expect.stringMatching(/^req_[0-9a-f]{24}$/),
        scraperId: { id: "counter" },
        operation: "count",
        input: { operation: "count", total: 3, words: ["a"], blankFrom: 5000, limit: 7 },
        limit: 7,
      },
    });
    const plain = { scraper: "counter", input: { operation: "count", total: 3, words: ["a"] }, limit: 7 };
    const again = await ask(CREATE, { input: plain, key: "typed-1" });
    expect(again.requestCreate).toEqual({ ...first.requestCreate, idempotentReplayed: true });
  });

  it("take literals, enums by their names, and estimate", async () => {
    const estimate = await ask(
      `mutation { requestEstimate(input: { limit: 4, typed: { codehost: { trending: { since: WEEKLY } } } }) {
        estimatedCostUsdMicros } }`,
    );
    expect(estimate.requestEstimate).toEqual({ estimatedCostUsdMicros: 2400 });
  });

  it("have no second names, which the plain form takes for the same Request", async () => {
    const estimate = (input: unknown) =>
      ask(`mutation ($input: RequestCreateInput!) { requestEstimate(input: $input) { input } }`, { input });
    const plain = { scraper: "codehost", input: { operation: "repositories", searchQuery: "flying kites" } };
    const typed = { typed: { codehost: { search: { query: "flying kites" } } } };
    const { requestEstimate } = await estimate(typed);
    expect(requestEstimate).toMatchObject({ input: { operation: "search", query: "flying kites" } });
    expect(await estimate(plain)).toEqual({ requestEstimate });
    const introspection = await ask(getIntrospectionQuery({ inputValueDeprecation: true }));
    const schema = buildClientSchema(introspection);
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const deprecated = inputs
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.deprecationReason != null)
      .map(({ type, field }) => `${type.name}.${field.name}`);
    expect(deprecated).toEqual([]);
  });

  it.each([
    [{}, [{ path: "scraper", code: "invalid_value", message: "Give `typed`, or `scraper` with `input`." }]],
    [
      { scraper: "counter" },
      [{ path: "input", code: "invalid_value", message: "Give `typed`, or `scraper` with `input`." }],
    ],
    [
      { scraper: "counter", typed: { counter: { count: {} } } },
      [{ path: "scraper", code: "invalid_value", message: "Leave it out: `typed` says it already." }],
    ],
    [
      { typed: { counter: { count: {} }, codehost: { trending: {} } } },
      expect.stringContaining('Exactly one key must be specified for OneOf type "ScraperInput"'),
    ],
    [
      { typed: { counter: {} } },
      expect.stringContaining('Exactly one key must be specified for OneOf type "CounterInput"'),
    ],
    [
      { typed: { counter: { count: { nope: 1 } } } },
      expect.stringContaining('Field "nope" is not defined by type "CounterCountInput"'),
    ],
    [
      { typed: { counter: { hidden: {} } } },
      expect.stringContaining('Field "hidden" is not defined by type "CounterInput"'),
    ],
    [
      { typed: { counter: { count: { words: ["a", "b", "c", "d"] } } } },
      [expect.objectContaining({ path: "typed.counter.count.words", limit: 3, actual: 4 })],
    ],
    [
      { typed: { codehost: { search: { searchQuery: "trains" } } } },
      expect.stringContaining('Field "searchQuery" is not defined by type "CodehostSearchInput"'),
    ],
    [
      { typed: { codehost: { repositories: { query: "trains" } } } },
      expect.stringContaining('Field "repositories" is not defined by type "CodehostInput"'),
    ],
    [
      { typed: { codehost: { search: { query: "token=ghp_0123456789abcdefghijABCDEFGHIJ012345" } } } },
      [expect.objectContaining({ path: "typed.codehost.search.query" })],
    ],
  ])("refuse %j, and nothing is created", async (input, expected) => {
    const before = await server.db.collection("requests").countDocuments();
    expect(await details(input)).toEqual(expected);
    expect(await server.db.collection("requests").countDocuments()).toBe(before);
  });
});

describe("Record.value", () => {
  const VALUES = `query ($id: ID!) { request(id: $id) { records(first: 2) { nodes {
    seq value { __typename ... on CounterCount { n parity formula _source { url operation } } } } } } }`;

  it("sends the asked fields by their types", async () => {
    const { requestCreate } = await ask(CREATE, { input: { typed: { counter: { count: { total: 2 } } } } });
    const { id } = requestCreate.request;
    await untilTerminal(server.url, server.apiKey, id as string);
    const expected = [0, 1].map((n) => ({
      seq: n,
      value: {
        __typename: "CounterCount",
        n,
        parity: n === 0 ? "EVEN" : "ODD",
        formula: `=1+${n}`,
        _source: { url: `https://counter.example/${n}`, operation: "count" },
      },
    }));
    // From the third time on by compiled code.
    for (let time = 0; time < 4; time += 1)
      expect((await ask(VALUES, { id })).request.records.nodes).toEqual(expected);
    const both = await ask(
      `query ($id: ID!) { request(id: $id) { records(first: 1, fields: ["n"]) { nodes { data value { ... on CounterCount { n } } } } } }`,
      { id },
    );
    expect(both.request.records.nodes).toEqual([{ data: { n: 0 }, value: { n: 0 } }]);
  });

  it("has moments as DateTime, and an old Record whose text is none stays readable", async () => {
    const ISSUE = `query ($id: ID!) { request(id: $id) { records { nodes { data
      value { ... on CodehostIssue { title createdAt milestone { dueAt } _source { fetchedAt } } } } } } }`;
    const typed = { codehost: { issue: { url: "https://github.com/example-org/quarry/issues/7" } } };
    const { requestCreate } = await ask(CREATE, { input: { typed, limit: 1 } });
    const { id } = requestCreate.request;
    await untilTerminal(server.url, server.apiKey, id as string);
    const read = async () => (await ask(ISSUE, { id })).request.records.nodes[0];
    const { data, value } = await read();
    expect(data).toMatchObject({ title: "Issue 7", milestone: { dueAt: "2026-12-01T08:00:00Z" } });
    expect(value).toEqual({
      title: "Issue 7",
      createdAt: new Date(data.createdAt as string).toISOString(),
      milestone: { dueAt: "2026-12-01T08:00:00.000Z" },
      _source: { fetchedAt: data._source.fetchedAt },
    });

    const old = JSON.stringify({ ...data, createdAt: "2 days ago" });
    await rewriteRecords(storeOf(server.db), id as string, () => old);
    // From the third time on by compiled code.
    for (let time = 0; time < 4; time += 1)
      expect(await read()).toEqual({
        data: { ...data, createdAt: "2 days ago" },
        value: { ...value, createdAt: null },
      });
  });

  it("is null for a scraper that is not on this server, whose Records stay as data", async () => {
    const { requestCreate } = await ask(CREATE, { input: { typed: { counter: { count: { total: 1 } } } } });
    const { id } = requestCreate.request;
    await untilTerminal(server.url, server.apiKey, id as string);
    await server.db
      .collection<{ _id: string }>("requests")
      .updateOne({ _id: id as string }, { $set: { scraper: "gone" } });
    const { request } = await ask(
      "query ($id: ID!) { request(id: $id) { records { nodes { value { __typename } data } } } }",
      { id },
    );
    expect(request.records.nodes).toEqual([{ value: null, data: expect.objectContaining({ n: 0 }) }]);
  });
});

describe("what a scraper says of its types", () => {
  const OPERATIONS = `{ scrapers { id operations { name availability inputType recordType sdl
    example { query variables curl client } } } }`;

  it("names them, prints them, and gives calls that the server takes", async () => {
    const { scrapers } = await ask(OPERATIONS);
    const introspection = await ask(getIntrospectionQuery({ oneOf: true }));
    const schema = buildClientSchema(introspection);
    const built = (scrapers as AnswerJson[]).filter(({ operations }) => (operations as unknown[]).length > 0);
    expect(built.map(({ id }) => id as string).sort()).toEqual(
      expect.arrayContaining(["appstore-b", "codehost", "counter"]),
    );
    for (const { id, operations } of built)
      for (const { name, availability, inputType, recordType, sdl, example } of operations as AnswerJson[]) {
        const what = `${id as string} ${name as string}`;
        expect(schema.getType(recordType as string), what).toBeDefined();
        expect(sdl, what).toMatch(new RegExp(`type ${recordType as string} (?:implements \\w+ )?\\{`));
        if (availability === "NOT_PUBLIC") {
          expect([inputType, example], what).toEqual([null, null]);
          continue;
        }
        expect(sdl, what).toContain(`input ${inputType as string} {`);
        expect(validate(schema, parse(example.query as string)), what).toEqual([]);
        const { input } = example.variables as { input: unknown };
        const estimated = await graphql(
          server.url,
          server.apiKey,
          "mutation ($input: RequestCreateInput!) { requestEstimate(input: $input) { operation } }",
          { input },
        );
        expect(estimated.body, what).toMatchObject({ data: { requestEstimate: { operation: name } } });
      }
  });

  it("prints a curl line and a client line that work as they are, and a document that does the same", async () => {
    const { scraper } = await ask(
      `{ scraper(id: "counter") { operations { example { curl client query variables } } } }`,
    );
    const { curl, client, query, variables } = scraper.operations[0].example as Record<string, string>;
    const env = { PATH: process.env.PATH, QUARRY_API_KEY: server.apiKey };
    const { stdout } = await promisify(execFile)("bash", ["-c", curl!], { env });
    expect(JSON.parse(stdout)).toMatchObject({ status: "succeeded", recordCount: 5 });

    const logged: { n: number }[] = [];
    const quarry = createQuarryClient({ url: server.url, apiKey: server.apiKey });
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- run as a reader would paste it
    const run = new Function("quarry", "console", `return (async () => { ${client!} })();`) as (
      quarry: unknown,
      console: { log(record: { n: number }): void },
    ) => Promise<void>;
    await run(quarry, { log: (record) => logged.push(record) });
    await quarry.close();
    expect(logged.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);

    const same = await ask(query!, variables as unknown as Record<string, unknown>);
    expect(same.requestCreate.request).toMatchObject({
      status: "SUCCEEDED",
      records: { nodes: [0, 1, 2, 3, 4].map((n) => ({ value: expect.objectContaining({ n }) })) },
    });
  });
});
