import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { exampleOf } from "../openapi/answer-example.ts";
import { AnswerSchemas } from "../openapi/answer-schema.ts";
import { answerOf } from "./answer-of.ts";
import { show } from "./show.ts";

const schema = buildSchema(`
  scalar SafeInt
  scalar JSON
  enum Mood { GOOD_NOW "Not so." BAD }
  "A keeper."
  type Account { id: ID!, name: String }
  "A thing."
  type Thing {
    id: ID!
    "What it costs, in micro-USD."
    priceUsdMicros: SafeInt
    mood: Mood
    moods: [Mood!]!
    keeper: Account
    "Free."
    data: JSON!
    secret: String!
  }
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
  "Things, oldest first."
  type ThingConnection { nodes: [Thing!]!, pageInfo: PageInfo!, complete: Boolean! }
  type ThingCreatePayload { thing: Thing!, secret: String! }
  type Query { thing(id: ID): Thing, things: ThingConnection!, all: [Thing!]!, viewer: Account }
  type Mutation { thingCreate: ThingCreatePayload! }
`);

const THING = `fragment Thing on Thing {
  id priceUsdMicros @usd mood moods keeper @flat { keptBy: name } secret @hidden }`;
const thing = { id: "t1", priceUsdMicros: 600, mood: "GOOD_NOW", moods: ["BAD"], secret: "x" };
const kept = { ...thing, keeper: { keptBy: "Ada" } };
const shown = { id: "t1", price: 0.0006, priceUsdMicros: 600, mood: "good_now", moods: ["bad"] };

const of = (document: string) => answerOf(schema, parse(document));

test("amounts, words of enums, objects whose fields stand in their place, and what is not shown", () => {
  const answer = of(`${THING} query ThingGet { thing { ...Thing } }`);
  expect(show(answer, { thing: kept })).toEqual({ ...shown, keptBy: "Ada" });
  expect(show(answer, { thing: { ...thing, priceUsdMicros: null, mood: null, keeper: null } })).toEqual({
    ...shown,
    price: null,
    priceUsdMicros: null,
    mood: null,
    keptBy: null,
  });
  expect(show(answer, { thing: null })).toBeNull();
});

test("pages, lists and what is wrapped", () => {
  const page = { nodes: [kept], pageInfo: { hasNextPage: true, endCursor: "c1" }, complete: false };
  const paged = of(
    `${THING} query ThingList { things { nodes { ...Thing } pageInfo { hasNextPage endCursor } complete } }`,
  );
  expect(show(paged, { things: page })).toEqual({
    data: [{ ...shown, keptBy: "Ada" }],
    nextCursor: "c1",
    complete: false,
  });
  const bare = of("query Datas { things { nodes @bare { data } pageInfo { hasNextPage endCursor } } }");
  const last = { nodes: [{ data: { a: 1 } }], pageInfo: { hasNextPage: false, endCursor: "c2" } };
  expect(show(bare, { things: last })).toEqual({ data: [{ a: 1 }], nextCursor: null });
  expect(show(of("query All { all { id } }"), { all: [{ id: "a" }] })).toEqual({
    data: [{ id: "a" }],
    nextCursor: null,
  });
  const wrapped = of(`${THING} mutation NewThing { thingCreate { thing @flat { ...Thing } secret } }`);
  expect(show(wrapped, { thingCreate: { thing: kept, secret: "s" } })).toEqual({
    ...shown,
    keptBy: "Ada",
    secret: "s",
  });
  const alone = of(`${THING} mutation Only { thingCreate { secret @hidden thing @flat { ...Thing } } }`);
  expect([alone.path, show(alone, { thingCreate: { thing: kept, secret: "s" } })]).toEqual([
    ["thingCreate", "thing"],
    { ...shown, keptBy: "Ada" },
  ]);
});

test("components are named by fragments, and whole answers by their operation", () => {
  const schemas = new AnswerSchemas();
  const { shape } = of(
    `${THING} query ThingList($more: Boolean!) {
       things { nodes { ...Thing } pageInfo { hasNextPage endCursor } complete @include(if: $more) } }`,
  );
  expect(schemas.of(shape)).toEqual({ $ref: "#/components/schemas/ThingList" });
  expect(schemas.components).toEqual({
    ThingList: {
      type: "object",
      description: "Things, oldest first.",
      properties: {
        data: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
        nextCursor: {
          anyOf: [{ type: "string" }, { type: "null" }],
          description: expect.stringContaining("Pass it as `cursor`") as string,
        },
        complete: { type: "boolean" },
      },
      required: ["data", "nextCursor"],
    },
    Thing: {
      type: "object",
      description: "A thing.",
      properties: {
        id: { type: "string" },
        price: { anyOf: [{ type: "number" }, { type: "null" }], description: "What it costs, in USD." },
        priceUsdMicros: {
          anyOf: [{ type: "integer" }, { type: "null" }],
          description: "What it costs, in micro-USD.",
        },
        mood: { anyOf: [{ $ref: "#/components/schemas/Mood" }, { type: "null" }] },
        moods: { type: "array", items: { $ref: "#/components/schemas/Mood" } },
        keptBy: { anyOf: [{ type: "string" }, { type: "null" }] },
      },
      required: ["id", "price", "priceUsdMicros", "mood", "moods", "keptBy"],
    },
    Mood: {
      type: "string",
      enum: ["good_now", "bad"],
      description: "\n\n- `good_now`: \n- `bad`: Not so.",
    },
  });
  expect(exampleOf(shape)).toEqual({
    data: [{ id: "id", price: null, priceUsdMicros: null, mood: null, moods: ["good_now"], keptBy: null }],
    nextCursor: null,
    complete: true,
  });
});

test("ids of kinds have their pattern and an example", () => {
  const { shape } = of("query Account { viewer { id name } }");
  const schemas = new AnswerSchemas();
  schemas.of(shape);
  expect(schemas.components["Account"]).toMatchObject({
    properties: { id: { type: "string", pattern: "^acc_[0-9a-f]{24}$" } },
  });
  expect(exampleOf(shape)).toEqual({ id: "acc_68f0c2d4a1b2c3d4e5f60718", name: null });
});

test.each([
  ["query Two { thing { id } all { id } }", "Two asks for more than one thing."],
  ["query Twice { thing { id id: mood } }", "Thing.id is asked for twice."],
  ["query Odd { all { keeper { id } ...Gone } }", "There is no fragment Gone."],
  ["query Field { thing { nope } }", "Thing has no field nope."],
  ["query Bare { all @bare { id mood } }", "What is @bare asks for one field."],
  ["{ thing { id } }", "A document of /v1 is one named operation."],
])("refuses %s", (document, message) => {
  expect(() => of(document)).toThrow(message);
});
