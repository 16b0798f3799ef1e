import { buildSchema, parse, type GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import type { AppError } from "../../errors/app-error.ts";
import type { RestCall } from "../call.ts";
import { row, rows, type DocumentRow, type Method } from "../row.ts";
import { CallInputs } from "./call-inputs.ts";
import { inputsOf } from "./inputs-of.ts";

const schema: GraphQLSchema = buildSchema(`
  scalar SafeInt
  scalar DateTimeISO
  enum Mood { GOOD_NOW BAD }
  input ThingInput { key: String!, mood: Mood! = GOOD_NOW, maxCostUsdMicros: SafeInt, capUsdMicros: SafeInt, percent: Int! = 80 }
  type Query { things(first: Int! = 20, after: String, isNew: Boolean! = false, mood: Mood, since: DateTimeISO, month: String): Int }
  type Mutation { thingSet(input: ThingInput!): Int, thingTurn(id: ID!, mood: Mood!, hours: Int! = 24): Int }
`);
/** What decorators say of a field or an argument. */
const say = (type: string, field: string, extensions: Record<string, unknown>): void => {
  const found = (
    schema.getType(type) as { getFields(): Record<string, { extensions: object }> } | undefined
  )?.getFields()[field];
  Object.assign(found!.extensions, extensions);
};
say("ThingInput", "percent", { jsonSchema: { minimum: 1, maximum: 100 } });
say("ThingInput", "capUsdMicros", { jsonSchema: { minimum: 0, default: null, examples: [20_000_000] } });
say("ThingInput", "key", { jsonSchema: { examples: ["a"] } });
say("Query", "things", {
  "argument first": { minimum: 1, maximum: 100 },
  "argument month": { pattern: "^\\d{4}-\\d{2}$" },
});

say("Mutation", "thingTurn", { "argument mood": { examples: ["bad"] } });

const kind = { rest: { tag: { name: "Things", what: "Things.", place: 1 }, path: "/v1/things" } };
const LIST = `query Things($first: Int!, $after: String, $isNew: Boolean!, $mood: Mood, $since: DateTimeISO, $month: String) {
  things(first: $first, after: $after, isNew: $isNew, mood: $mood, since: $since, month: $month) }`;
const SET = "mutation SetThing($input: ThingInput!) { thingSet(input: $input) }";
const TURN =
  "mutation TurnThing($id: ID!, $mood: Mood!, $hours: Int!) { thingTurn(id: $id, mood: $mood, hours: $hours) }";

function inputsFor(name: `${Method} /${string}`, text: string): CallInputs {
  const document = parse(text);
  const [stated] = rows(kind, { [name]: row(document as Parameters<typeof row>[0], {}) });
  return new CallInputs(stated as DocumentRow, inputsOf(schema, document));
}
const call = (given: Partial<RestCall>): RestCall => ({
  params: {},
  query: {},
  body: undefined,
  header: () => null,
  accept: undefined,
  idempotencyKey: null,
  lastEventId: null,
  prefer: { waitSeconds: null },
  ...given,
});
/** Path and code of each problem. */
function problems(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    return (error as AppError).details.map(({ path, code }) => `${path} ${code}`);
  }
  return [];
}

test("the arguments of a question are its parameters, in words of /v1", () => {
  const inputs = inputsFor("GET /", LIST);
  const query = inputs.query.parse({
    limit: "5",
    cursor: "c",
    isNew: "true",
    mood: "good_now",
    since: "2026-01-31T13:00:00+01:00",
  });
  expect(inputs.variables(call({ query }))).toEqual({
    ...{ first: 5, after: "c", isNew: true, mood: "GOOD_NOW", since: "2026-01-31T12:00:00.000Z" },
  });
  expect(inputs.variables(call({ query: inputs.query.parse({}) }))).toEqual({ first: 20, isNew: false });
  expect(inputs.body).toBeNull();
  for (const bad of [
    { limit: "101" },
    { limit: "x" },
    { isNew: "1" },
    { mood: "BAD" },
    { month: "2026" },
    { cursor: "" },
    { first: "1" },
  ])
    expect(inputs.query.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});

test("the fields of an input are those of a body, but for what stands in the path; amounts are USD", () => {
  const inputs = inputsFor("PUT /:key", SET);
  expect(inputs.variables(call({ params: { key: "k" }, body: { maxCost: 0.25, mood: "bad" } }))).toEqual({
    input: { key: "k", mood: "BAD", maxCostUsdMicros: 250_000, capUsdMicros: null, percent: 80 },
  });
  expect(inputs.body?.example).toEqual({ cap: 20 });
  const refused = (body: unknown) => problems(() => inputs.variables(call({ params: { key: "k" }, body })));
  expect(refused({ percent: 0, maxCost: 0.00000001, mood: null, key: "x" })).toEqual([
    "mood invalid_value",
    "maxCost custom",
    "percent too_small",
    "key unknown_field",
  ]);
  expect(refused(undefined)).toEqual([" invalid_type"]);
  expect(refused({ cap: -1 })).toEqual(["cap too_small"]);
});

test("what acts on one thing needs no body where all of it may be left out; words in a path are read too", () => {
  const inputs = inputsFor("POST /:id/turn/:mood", TURN);
  expect(inputs.variables(call({ params: { id: "t", mood: "bad" } }))).toEqual({
    id: "t",
    mood: "BAD",
    hours: 24,
  });
  expect(problems(() => inputs.variables(call({ params: { id: "t", mood: "nope" } })))).toEqual([
    "mood invalid_value",
  ]);
  const whole = inputsFor("POST /:id", TURN);
  expect(problems(() => whole.variables(call({ params: { id: "t" } })))).toEqual([" invalid_type"]);
});

test("a row without an example of what must be given does not start", () => {
  say("ThingInput", "key", { jsonSchema: {} });
  expect(() => inputsFor("POST /", SET)).toThrow("Say with examples what input.key may be.");
});
