import { assertObjectType, buildSchema, getOperationAST, parse } from "graphql";
import { expect, it } from "vitest";
import type { Weight } from "../../schema/shared/weighs.ts";
import { costOf } from "./operation-cost.ts";

const schema = buildSchema(`
  type Query { shelves(first: Int, after: String): Shelves! owner: Owner }
  type Shelves { nodes: [Owner!]! }
  type Owner { name: String books(first: Int): Shelves! }
`);
const cost = (query: string, variables = {}) => {
  const document = parse(query);
  return costOf(schema, document, getOperationAST(document)!, variables);
};

it.each([
  ["{ owner { name } }", 1],
  ["{ shelves(first: 7) { nodes { name } } }", 1 + 7],
  ["{ shelves { nodes { name } } }", 1 + 100],
  ["{ owner { books { nodes { name } } } }", 1 + 1 + 100],
  ["{ shelves { nodes { books(first: 2) { nodes { name } } } } }", 1 + 100 * (1 + 1 + 2)],
])("a page that names no size counts as one of 100: %s", (query, expected) => {
  expect(cost(query)).toBe(expected);
});

it("counts the bytes and the items that fields of the schema class state, by type", () => {
  const weighed = buildSchema(`
    type Query { shelf: Shelf shelves: [Shelf!]! }
    type Shelf { text: String books: [Book!]! }
    type Book { text: String }
  `);
  const state = (type: string, field: string, weight: Weight) => {
    assertObjectType(weighed.getType(type)).getFields()[field]!.extensions = { weight };
  };
  state("Query", "shelves", { items: 10 });
  state("Shelf", "books", { items: 3 });
  state("Shelf", "text", { bytes: 4001 });
  state("Book", "text", { bytes: 8000 });
  const of = (query: string) => {
    const document = parse(query);
    return costOf(weighed, document, getOperationAST(document)!, {});
  };
  expect(of("{ shelf { text } }")).toBe(1 + 3);
  expect(of("{ shelves { text } }")).toBe(1 + 10 * 3);
  expect(of("{ shelf { books { text } } }")).toBe(1 + 1 + 3 * 4);
  const spread = "{ shelves { ...S } } fragment S on Shelf { ... on Shelf { books { text } } }";
  expect(of(spread)).toBe(1 + 10 * (1 + 3 * 4));
});

it("takes the size of a variable, or its default", () => {
  const query = "query ($n: Int = 3) { shelves(first: $n) { nodes { name } } }";
  expect([cost(query), cost(query, { n: 5 })]).toEqual([4, 6]);
});
