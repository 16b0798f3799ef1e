import { buildSchema, parse, type ExecutionArgs, type ExecutionResult } from "graphql";
import { beforeEach, describe, expect, test } from "vitest";
import { currentCallId } from "../http/current-call.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { HeavyTurns } from "../graphql/heavy-turns.ts";
import { AnswerBudget } from "../http/answer-budget.ts";
import { observedStreams } from "./observed-subscribe.ts";

const heavy = new HeavyTurns(new AnswerBudget({ account: 1000, address: 1000 }));

const schema = buildSchema("type Query { call: String } type Subscription { ticks: Int }");

let metrics: Metrics;

beforeEach(() => {
  metrics = createMetrics();
});

function argsOf(document: string, rootValue: unknown): ExecutionArgs {
  return { schema, document: parse(document), rootValue, contextValue: { requestId: "call-of-test" } };
}

async function* ticks(end: () => void): AsyncGenerator<{ ticks: number }> {
  yield { ticks: 1 };
  yield { ticks: 2 };
  end();
}

async function open(source: () => AsyncGenerator<unknown>): Promise<AsyncGenerator<ExecutionResult>> {
  const result = await observedStreams(metrics, heavy).subscribe(
    argsOf("subscription { ticks }", { ticks: source }),
  );
  if (!(Symbol.asyncIterator in result)) throw new Error("The subscription was refused.");
  return result;
}

async function active(): Promise<number | undefined> {
  return (await metrics.subscriptions.get()).values[0]?.value;
}

async function operations(): Promise<Record<string, number>> {
  const { values } = await metrics.graphqlOperations.get();
  return Object.fromEntries(values.map(({ labels, value }) => [`${labels.type} ${labels.outcome}`, value]));
}

describe("subscriptions", () => {
  test("count while they are open, and end by themselves", async () => {
    const stream = await open(() => ticks(() => undefined));
    expect(await active()).toBe(1);
    const seen = [];
    for await (const { data } of stream) seen.push(data?.ticks);
    expect(seen).toEqual([1, 2]);
    expect(await active()).toBe(0);
    expect(await operations()).toEqual({ "subscription ok": 1 });
  });

  test("stop counting once when the client leaves, read or unread", async () => {
    const read = await open(() => ticks(() => undefined));
    const unread = await open(() => ticks(() => undefined));
    expect(await active()).toBe(2);
    await read.next();
    await read.return(undefined);
    await read.return(undefined);
    expect(await active()).toBe(1);
    await unread.return(undefined);
    expect(await active()).toBe(0);
  });

  test("stop counting when their source fails", async () => {
    const stream = await open(() =>
      ticks(() => {
        throw new Error("The source broke.");
      }),
    );
    await stream.next();
    await stream.next();
    await expect(stream.next()).rejects.toThrow("The source broke.");
    expect(await active()).toBe(0);
  });

  test("that never began are errors", async () => {
    const refused = await observedStreams(metrics, heavy).subscribe(
      argsOf("subscription { ticks }", {
        ticks: () => {
          throw new Error("No.");
        },
      }),
    );
    expect(refused).toHaveProperty("errors");
    expect(await active()).toBe(0);
    expect(await operations()).toEqual({ "subscription error": 1 });
  });
});

test("operations run under the id of their call and count by outcome", async () => {
  const streams = observedStreams(metrics, heavy);
  const good = await streams.execute(argsOf("{ call }", { call: () => currentCallId() }));
  expect(good.data).toEqual({ call: "call-of-test" });
  const bad = await streams.execute(
    argsOf("{ call }", {
      call: () => {
        throw new Error("No.");
      },
    }),
  );
  expect(bad.errors).toHaveLength(1);
  expect(await operations()).toEqual({ "query ok": 1, "query error": 1 });
});
