import { getIntrospectionQuery, getOperationAST, parse } from "graphql";
import { expect, it } from "vitest";
import { fragmentsOf } from "./document-limits.ts";
import { introspectionWeight } from "./introspection-weight.ts";

const weight = (query: string): number => {
  const document = parse(query);
  return introspectionWeight(getOperationAST(document)!.selectionSet, fragmentsOf(document));
};
const again = (count: number, part: string) =>
  `{ ${Array.from({ length: count }, (_, n) => `s${n}: ${part}`).join(" ")} }`;

it("takes what tools send for one whole, and ordinary queries for none", () => {
  const plain = weight(getIntrospectionQuery());
  expect(plain).toBeGreaterThan(0.5);
  expect(plain).toBeLessThanOrEqual(1);
  expect(weight(getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true }))).toBeLessThanOrEqual(1);
  expect(weight("{ requests { nodes { __typename id } } }")).toBe(0);
});

it.each([
  ["again and again", again(30, "__schema { types { fields { type { name } args { name } } } }")],
  ["types in types", "{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }"],
  [
    "behind fragments",
    `${again(9, "__schema { ...S }")} fragment S on __Schema { types { ...T } }
    fragment T on __Type { fields { args { name type { name } } type { name } } }`,
  ],
])("is more than one: %s", (_what, query) => {
  expect(weight(query)).toBeGreaterThan(1.5);
});

it("ends with a cycle of fragments", () => {
  const cycle = "{ __schema { types { ...A } } } fragment A on __Type { ofType { ...A } }";
  expect(weight(cycle)).toBe(Number.POSITIVE_INFINITY);
});
