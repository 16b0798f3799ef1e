import { expect, it } from "vitest";
import { QueryTurns } from "./query-turns.ts";

it("runs four queries of a client at once and the others in their turn, also after one that fails", async () => {
  const turns = new QueryTurns();
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (client: string, name: string): Promise<string> =>
    turns.run(client, () => {
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
