import { getOperationAST, parse } from "graphql";
import { expect, test } from "vitest";
import { callsOf } from "./root-fields.ts";

test.each<[document: string, calls: number]>([
  ["{ a b c }", 1],
  ["subscription { a }", 1],
  ["mutation { a }", 1],
  ["mutation { a { x y z } }", 1],
  ["mutation { one: a two: a b }", 3],
  ["mutation { a(x: 1) a(x: 1) }", 1],
  [
    "mutation { ...F ...F one: a ... on Mutation { two: a } } fragment F on Mutation { three: a ...G } fragment G on Mutation { four: a }",
    4,
  ],
  ["mutation { ...F a } fragment F on Mutation { ...F b }", 2],
  ["mutation ($no: Boolean!) { one: a @skip(if: $no) two: a }", 2],
])("%s counts as %i", (text, calls) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  expect(operation && callsOf(document, operation)).toBe(calls);
});
