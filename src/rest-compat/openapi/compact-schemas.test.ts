import { expect, test } from "vitest";
import { compactSchemas } from "./compact-schemas.ts";
import type { JsonSchema } from "./json-schema.ts";

const TEXT = "said at length ".repeat(10);
const field = (name: string): JsonSchema => ({ type: "string", description: `${name}: ${TEXT}` });
const object = (names: readonly string[]): JsonSchema => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, field(name)])),
  required: names,
  additionalProperties: false,
});
const person = object(["id", "name", "city"]);
const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

test("what stands in several places alike is said once, named by where it stands first", () => {
  const made = compactSchemas({
    "Record.a.Post": {
      ...object(["p"]),
      properties: { author: { ...person, description: "Who wrote it." } },
    },
    "Record.a.Sale": {
      ...object(["s"]),
      properties: {
        seller: { anyOf: [person, { type: "null" }], description: "Who sells it." },
        buyers: { type: "array", items: person },
      },
    },
  });
  const ref = refTo("Record.a.Post.author");
  expect(made["Record.a.Post.author"]).toEqual(person);
  expect(made["Record.a.Post"]).toMatchObject({
    properties: { author: { ...ref, description: "Who wrote it." } },
  });
  expect(made["Record.a.Sale"]).toMatchObject({
    properties: {
      seller: { anyOf: [ref, { type: "null" }], description: "Who sells it." },
      buyers: { type: "array", items: ref },
    },
  });
});

test("fields that several have alike are a part of theirs, which forbids no others", () => {
  const made = compactSchemas({
    "Record.a.Film": object(["id", "title", "year", "length"]),
    "Record.a.Book": object(["id", "title", "year", "pages"]),
  });
  const shared = ["id", "title", "year"];
  const { additionalProperties: _closed, ...open } = object(shared);
  expect(made["Record.a.Film.with.id"]).toEqual(open);
  expect(made["Record.a.Book"]).toEqual({
    type: "object",
    allOf: [refTo("Record.a.Film.with.id")],
    properties: { pages: field("pages") },
    required: ["pages"],
    unevaluatedProperties: false,
  });
});

test("what is needed in one of them alone is no part of both", () => {
  const made = compactSchemas({
    "Record.a.Film": object(["id", "title", "year"]),
    "Record.a.Book": { ...object(["id", "title", "year"]), required: ["id", "title"] },
  });
  expect(made["Record.a.Film.with.id"]).toMatchObject({ required: ["id", "title"] });
  expect(made["Record.a.Book"]).toMatchObject({ properties: { year: field("year") } });
});

test("a name that is taken, as generators see it, is not given again", () => {
  const schemas = {
    "Record.a.Post": { properties: { author: person } },
    "Record.a.Sale": { properties: { seller: person } },
  };
  expect(Object.keys(compactSchemas(schemas))).toHaveLength(3);
  expect(compactSchemas(schemas, ["Record.a.post-Author"])).toEqual(schemas);
});

test("small things stay where they are", () => {
  const small = { type: "object", properties: { id: { type: "string" } } };
  const schemas = { A: { properties: { one: small } }, B: { properties: { two: small } } };
  expect(compactSchemas(schemas)).toEqual(schemas);
});

test("dates are said by their format, bounds that are none not at all, and null beside a plain type", () => {
  const properties = {
    at: {
      anyOf: [{ type: "string", format: "date-time", pattern: "^long$" }, { type: "null" }],
      description: "When.",
    },
    count: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    state: { anyOf: [{ type: "string", enum: ["on"] }, { type: "null" }] },
    pattern: { type: "string", pattern: "^kept$" },
  };
  expect(compactSchemas({ A: { type: "object", properties } })).toEqual({
    A: {
      type: "object",
      properties: {
        at: { type: ["string", "null"], format: "date-time", description: "When." },
        count: { type: "integer", minimum: 0 },
        state: properties.state,
        pattern: properties.pattern,
      },
    },
  });
});
