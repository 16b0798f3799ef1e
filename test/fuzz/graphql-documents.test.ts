/** Any document on /graphql: data or errors of the dictionary, quickly, and the process stays as it was. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLObjectType,
} from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { bounded } from "./bounded.ts";
import { undocumentedGraphql } from "./documented-error.ts";
import { assertWell, startFuzzServer } from "./fuzz-server.ts";
import { oddValue } from "./odd-values.ts";

const schema = buildSchema(
  readFileSync(fileURLToPath(new URL("../../schema.graphql", import.meta.url)), "utf8"),
);

let server: ServerProcess;
beforeAll(async () => {
  server = await startFuzzServer();
});
afterAll(() => server?.stop());

/** Sends a body as it is; returns the codes of its errors. */
async function send(body: unknown): Promise<string[]> {
  const { status, body: text } = await rest<string>(server.url, server.apiKey, "/graphql", {
    body,
    headers: { accept: "application/graphql-response+json" },
  });
  // Under its own media type the answer comes as text.
  const answer = typeof text === "string" ? (JSON.parse(text) as unknown) : text;
  const { errors = [], data } = answer as { data?: unknown; errors?: { extensions: { code: string } }[] };
  expect([200, 400, 413]).toContain(status);
  expect(undocumentedGraphql(status, answer)).toBeNull();
  expect(errors.length > 0 || data !== undefined).toBe(true);
  return errors.map(({ extensions }) => extensions.code);
}

const literal = fc.constantFrom(
  "1",
  "-1",
  "2147483648",
  "1e400",
  '"x"',
  '"req_000000000000000000000000"',
  "null",
  "true",
  "X",
  "$v",
  "[1]",
  "{a: 1}",
  '{__proto__: {a: "x"}}',
  '"""b"""',
  '"\\u0000"',
  '"\\uD800"',
);

/** A selection that is valid but for some of its arguments and now and then a field. */
function selection(type: GraphQLObjectType, depth: number): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields());
  const one = fc.constantFrom(...fields).chain((field) => {
    const named = getNamedType(field.type);
    const args = field.args.filter((argument) => isRequiredArgument(argument) || depth % 2 === 0);
    const given =
      args.length === 0
        ? fc.constant("")
        : fc
            .tuple(...args.map(({ name }) => literal.map((value) => `${name}: ${value}`)))
            .map((all) => `(${all.join(", ")})`);
    const below = !isCompositeType(named)
      ? fc.constant("")
      : isObjectType(named) && depth > 0
        ? selection(named, depth - 1)
        : fc.constant("{ __typename }");
    const around = fc.constantFrom("", "", "", "a: ", "b: ", "__proto__: ", "constructor: ");
    const directive = fc.constantFrom("", "", "", " @skip(if: false)", " @include(if: $v)", " @nope");
    return fc
      .tuple(around, given, directive, below)
      .map(([alias, list, marked, set]) => `${alias}${field.name}${list}${marked} ${set}`);
  });
  return fc
    .array(
      fc.oneof(
        { weight: 20, arbitrary: one },
        {
          weight: 1,
          arbitrary: fc.constantFrom("nope", "...F", "... on Request { id }", "__schema { types { name } }"),
        },
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((all) => `{ ${all.join(" ")} }`);
}

const query = schema.getQueryType();
const document = fc
  .tuple(
    fc.constantFrom("query", "query Q", "query ($v: Boolean)", "query ($v: Boolean = true)", "subscription"),
    selection(query as GraphQLObjectType, 5),
    fc.constantFrom("", " fragment F on Query { ...F }", " fragment F on Request { id }"),
  )
  // graphql-js throws on a subscription with an undeclared variable in `@include`; a test of its own shows it.
  .map(
    ([head, set, tail]) => `${head} ${head === "subscription" ? set.replaceAll("$v", "true") : set}${tail}`,
  );

it("random documents of the schema, with odd arguments and variables", async () => {
  const seen = { data: 0, errors: 0 };
  await fc.assert(
    fc.asyncProperty(document, fc.option(oddValue, { nil: undefined }), async (text, v) => {
      const codes = await send({ query: text, variables: v === undefined ? {} : { v } });
      if (codes.length === 0) seen.data += 1;
      else seen.errors += 1;
    }),
    bounded(700, 10_000),
  );
  expect(seen.errors).toBeGreaterThan(50);
  await assertWell(server);
});

it("bodies, variables and extensions of any type", async () => {
  const body = fc.oneof(
    oddValue,
    fc.record(
      {
        query: fc.oneof(oddValue, fc.constant("{ __typename }")),
        variables: oddValue,
        operationName: oddValue,
        extensions: oddValue,
      },
      { requiredKeys: [] },
    ),
    fc.string({ unit: "binary", maxLength: 80 }).map((text) => ({ query: text })),
    fc.constantFrom(
      { query: "{ __typename }", extensions: { persistedQuery: 1 } },
      { extensions: { persistedQuery: { version: 1, sha256Hash: "x" } } },
      { query: "{ __typename }", extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } },
      { query: "{ __typename }", extensions: { persistedQuery: { version: 9, sha256Hash: {} } } },
      [{ query: "{ __typename }" }],
    ),
  );
  await fc.assert(
    fc.asyncProperty(body, async (any) => {
      await send(JSON.stringify(any));
    }),
    bounded(500, 8000),
  );
  await assertWell(server);
});

const nest = (times: number, open: string, inner: string, close: string): string =>
  open.repeat(times) + inner + close.repeat(times);
const list = (times: number, each: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => each(index)).join(" ");

/** Documents that cost their sender little and a naive server much; each with the codes that it may end in. */
const HOSTILE: [string, string][] = [
  ["a cycle of one fragment", "{ ...A } fragment A on Query { ...A }"],
  [
    "a cycle of three",
    "{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A __typename }",
  ],
  [
    "a cycle through fields",
    '{ request(id: "x") { ...A } } fragment A on Request { records { nodes { __typename } } ...B } fragment B on Request { ...A }',
  ],
  [
    "fragments that double",
    `{ ...F0 } ${list(25, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F25 on Query { __typename }`,
  ],
  ["inline fragments, deep", `{ ${nest(900, "... on Query { ", "__typename", " }")} }`],
  ["fields, deep", `{ ${nest(500, "scraper { ", "id", " }")} }`],
  ["aliases of one field", `{ ${list(500, (n) => `a${n}: __typename`)} }`],
  ["one field again and again", `{ ${"__typename ".repeat(2000)} }`],
  ["fields that conflict", `{ ${list(400, (n) => `x: request(id: "${n}") { id }`)} }`],
  ["directives in a row", `{ __typename ${"@skip(if: false) ".repeat(500)} }`],
  ["unknown directives", `{ __typename ${list(900, (n) => `@d${n}`)} }`],
  ["variables in a row", `query (${list(600, (n) => `$v${n}: Int`)}) { __typename }`],
  ["operations in a row", list(700, (n) => `query Q${n} { __typename }`)],
  ["a list in an argument", `{ requests(filter: { status: [${"QUEUED ".repeat(2500)}] }) { nodes { id } } }`],
  [
    "lists in lists",
    `mutation { requestEstimate(input: { scraper: "codehost", input: ${nest(1200, "[", "1", "]")} }) { estimatedCostUsdMicros } }`,
  ],
  [
    "objects in objects",
    `mutation { requestEstimate(input: { scraper: "codehost", input: ${nest(700, "{a:", "1", "}")} }) { estimatedCostUsdMicros } }`,
  ],
  ["a name of 500,000 letters", `{ ${"a".repeat(500_000)} }`],
  ["a text of 900,000 letters", `{ request(id: "${"é".repeat(450_000)}") { id } }`],
  ["a comment of 900,000 letters", `# ${"x".repeat(900_000)}\n{ __typename }`],
  ["commas", `{ ${",".repeat(900_000)} __typename }`],
  ["a number of 500,000 digits", `{ requests(first: ${"9".repeat(500_000)}) { nodes { id } } }`],
  ["unicode where names belong", "{ ｒｅｑｕｅｓｔ(id: 1) { ıd } 🦀 }"],
  ["invisible characters", "{\u200b__typename\u2028\ufeff}"],
  ["introspection, deep", `{ __schema { types { ${nest(6, "fields { type { ", "name", " } }")} } } }`],
  [
    "introspection of lists in lists",
    `{ __schema { types { possibleTypes { interfaces { possibleTypes { interfaces { name } } } } } } }`,
  ],
  [
    "introspection thirty times",
    `{ ${list(30, (n) => `s${n}: __schema { types { fields { type { name } args { name } } } }`)} }`,
  ],
  ["pages in pages", "{ requests(first: 100) { nodes { records(first: 1000) { nodes { data } } } } }"],
  [
    "a negative page over large ones",
    "{ requests(first: -1) { nodes { records(first: 1000) { nodes { data } } } } }",
  ],
  ["fields named like properties", "{ __proto__ constructor { prototype } toString }"],
  ["brackets without end", "{".repeat(2900)],
  ["types instead of operations", "type Query { a: Int } extend schema { query: Query }"],
  ["nothing", ""],
];

it.each(HOSTILE)("is refused or answered quickly: %s", async (_name, text) => {
  // More than twice, so that it would be compiled if it were valid.
  for (let times = 0; times < 4; times++) await send({ query: text });
  await assertWell(server);
});

it.each([
  ["not declared", "subscription { viewer @include(if: $v) { id } }"],
  ["declared", "subscription($v: Boolean!) { requestUpdated(id: 1) @skip(if: $v) { id } }"],
])(
  "a variable, %s, that switches the root field of a subscription is a fault of the document",
  async (_name, query) => {
    const headers = { accept: "application/graphql-response+json" };
    for (const path of ["/graphql", `/graphql?query=${encodeURIComponent(query)}`]) {
      const options = path === "/graphql" ? { body: { query }, headers } : { headers };
      const answer = await rest<{ errors: { extensions: { code: string } }[] }>(
        server.url,
        server.apiKey,
        path,
        options,
      );
      expect(answer.status).toBe(400);
      expect(answer.body.errors.map(({ extensions }) => extensions.code)).toEqual(["graphql_invalid"]);
    }
    await assertWell(server);
  },
);
