import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { AnswerBudget } from "../http/answer-budget.ts";
import { QueryTurns } from "./query-turns.ts";

const budget = () => new AnswerBudget({ account: 4000, address: 4000 });
const client = (address: string) => ({ caller: null, address });

it("runs four queries of a client at once and the others in their turn, also after one that fails", async () => {
  const turns = new QueryTurns(budget());
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (from: string, name: string): Promise<string> =>
    turns.run(client(from), () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  const asked = ["a", "b", "c", "d", "e", "f"].map((name) => ask("one", name));
  const other = ask("two", "other");
  expect(begun).toEqual(["a", "b", "c", "d", "other"]);

  ends.get("c")?.reject(new Error("broken"));
  await expect(asked[2]).rejects.toThrow("broken");
  await expect.poll(() => begun.at(-1)).toBe("e");
  ends.get("a")?.resolve("done");
  expect(await asked[0]).toBe("done");
  await expect.poll(() => begun.at(-1)).toBe("f");
  expect(begun).toEqual(["a", "b", "c", "d", "other", "e", "f"]);
  for (const end of ends.values()) end.resolve("done");
  expect(await Promise.all([asked[1], asked[3], asked[4], asked[5], other])).toEqual(Array(5).fill("done"));
});

it("lets a client whose answers were large wait for its next turn, and nobody else", async () => {
  const turns = new QueryTurns(budget());
  const ended: [string, number][] = [];
  const began = performance.now();
  const ask = (from: string, bytes: number): Promise<void> =>
    turns
      .run(client(from), () => Promise.resolve())
      .then(() => {
        turns.charge(client(from), bytes, () => Promise.resolve());
        ended.push([from, performance.now() - began]);
      });
  // Four at once, of which each but the first megabytes are paid for later.
  await Promise.all([...Array.from({ length: 5 }, () => ask("large", 1_000_000)), ask("small", 100)]);
  expect(ended.map(([from]) => from)).toEqual(["large", "large", "large", "large", "small", "large"]);
  // 4 MB at 4 MB/s, less what may be used in advance.
  expect(ended[5]?.[1]).toBeGreaterThan(740);
});

it("keeps the place of a query until its answer is sent, and that of other clients free", async () => {
  const turns = new QueryTurns(budget());
  const begun: string[] = [];
  const sent = Promise.withResolvers<undefined>();
  const ask = async (from: string, name: string): Promise<void> => {
    await turns.run(client(from), () => Promise.resolve(void begun.push(name)));
    turns.charge(client(from), 100, name === "c" ? () => sent.promise : () => new Promise(() => undefined));
  };
  const names = ["a", "b", "c", "d", "e", "f"];
  for (const name of names) void ask("one", name);
  await ask("two", "other");
  await setTimeout(50);
  expect(begun).toEqual(["a", "b", "c", "d", "other"]);
  sent.resolve(undefined);
  await expect.poll(() => begun.at(-1)).toBe("e");
  await setTimeout(50);
  expect(begun).toEqual(["a", "b", "c", "d", "other", "e"]);
});
