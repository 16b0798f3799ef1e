import { buildSchema, getOperationAST, parse } from "graphql";
import { expect, it } from "vitest";
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

it("takes the size of a variable, or its default", () => {
  const query = "query ($n: Int = 3) { shelves(first: $n) { nodes { name } } }";
  expect([cost(query), cost(query, { n: 5 })]).toEqual([4, 6]);
});
