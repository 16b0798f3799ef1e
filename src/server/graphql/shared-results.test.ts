import { buildSchema, parse, type ExecutionArgs, type ExecutionResult } from "graphql";
import { expect, test } from "vitest";
import { SharedResults, textOf } from "./shared-results.ts";

const schema = buildSchema("type Query { a: Int } type Subscription { tick(of: String): Int }");
const DOCUMENT = parse("subscription ($of: String) { tick(of: $of) }");
const EVENT_COUNT = 3;

/** Events that every subscriber gets as the same objects; each says how often it was asked. */
function events(): { tick: () => number; asked: number }[] {
  return Array.from({ length: EVENT_COUNT }, () => {
    const event = { asked: 0, tick: () => (event.asked += 1) };
    return event;
  });
}

async function all(
  shared: SharedResults,
  source: unknown[],
  args: Partial<ExecutionArgs> & { account?: string } = {},
): Promise<ExecutionResult[]> {
  const { account, ...rest } = args;
  const results = await shared.subscribe({
    schema,
    document: DOCUMENT,
    contextValue: { caller: account === undefined ? null : { accountId: account } },
    rootValue: {
      async *tick() {
        yield* source;
      },
    },
    ...rest,
  });
  if (!(Symbol.asyncIterator in results)) throw new Error("refused");
  const seen: ExecutionResult[] = [];
  for await (const result of results) seen.push(result);
  return seen;
}

test("equal subscriptions of an account share one execution and one text of each event", async () => {
  const shared = new SharedResults();
  const source = events();
  const many = await Promise.all(Array.from({ length: 100 }, () => all(shared, source, { account: "a" })));
  expect(source.map(({ asked }) => asked)).toEqual([1, 1, 1]);
  expect(many[0]?.map(({ data }) => data)).toEqual([{ tick: 1 }, { tick: 1 }, { tick: 1 }]);
  expect(new Set(many.flat()).size).toBe(EVENT_COUNT);
  expect(new Set(many.flat().map(textOf))).toEqual(new Set(['{"data":{"tick":1}}']));
});

test("another account, variable, operation or document has an execution of its own", async () => {
  const shared = new SharedResults();
  const [event] = events();
  const others: Parameters<typeof all>[2][] = [
    { account: "a" },
    { account: "b" },
    {},
    { account: "a", variableValues: { of: "x" } },
    { account: "a", variableValues: { of: "y" } },
    { account: "a", document: parse("subscription { tick }") },
    {
      account: "a",
      document: parse("subscription A { tick } subscription B { two: tick }"),
      operationName: "B",
    },
  ];
  const seen = [];
  for (const args of others) seen.push(...(await all(shared, [event], args)));
  expect(seen.map(({ data }) => Object.values(data ?? {}))).toEqual([[1], [2], [3], [4], [5], [6], [7]]);
  expect((await all(shared, [event], { account: "b" })).map(({ data }) => data)).toEqual([{ tick: 2 }]);
});

test("a consumer that leaves ends its source", async () => {
  let isEnded = false;
  const results = await new SharedResults().subscribe({
    schema,
    document: DOCUMENT,
    contextValue: { caller: null },
    rootValue: {
      async *tick() {
        try {
          yield* events();
        } finally {
          isEnded = true;
        }
      },
    },
  });
  if (!(Symbol.asyncIterator in results)) throw new Error("refused");
  await results.next();
  await results.return(undefined);
  expect(isEnded).toBe(true);
});
