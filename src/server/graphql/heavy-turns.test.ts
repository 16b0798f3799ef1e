import { buildSchema, parse } from "graphql";
import { expect, it } from "vitest";
import { AnswerBudget } from "../http/answer-budget.ts";
import { HeavyTurns } from "./heavy-turns.ts";

const schema = buildSchema("type Query { call: String }");
const turns = new HeavyTurns(new AnswerBudget({ account: 1000, address: 1000 }));
const argsOf = (text: string, address: string) => ({
  ...{ document: parse(text), operationName: null, variables: null },
  context: { caller: null, address },
});

it("begins a heavy answer when the one before is whole, however long it waits for others, and light ones at once", async () => {
  const heavy = "{ __schema { types { name } } }";
  const begun: string[] = [];
  let end = (): void => undefined;
  const waits = new Promise<void>((resolve) => (end = resolve));
  const first = turns.run(schema, argsOf(heavy, "192.0.2.1"), async () => {
    begun.push("first");
    await waits;
    begun.push("whole");
    return {};
  });
  const second = turns.run(schema, argsOf(heavy, "192.0.2.2"), () => {
    begun.push("second");
    return Promise.resolve({});
  });
  for (let call = 0; call < 20; call += 1)
    await turns.run(
      schema,
      argsOf("{ call }", "192.0.2.1"),
      () => new Promise((done) => setTimeout(done, 1, {})),
    );
  end();
  await Promise.all([first, second]);
  expect(begun).toEqual(["first", "whole", "second"]);
});
