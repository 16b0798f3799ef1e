import { expect, it } from "vitest";
import { asJsonArray, firstLines, linesOf } from "./json-lines.ts";

async function* chunksOf(...texts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === "string" ? new TextEncoder().encode(text) : text;
}
async function all<T>(chunks: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const chunk of chunks) list.push(chunk);
  return list;
}

it("ends lines at \\n only, across chunks and inside a character", async () => {
  const euro = new TextEncoder().encode("€");
  expect(
    await all(linesOf(chunksOf('{"a":"x\u2028y"}\n{"b":"', euro.subarray(0, 1), euro.subarray(1), '"}\n{}'))),
  ).toEqual(['{"a":"x\u2028y"}', '{"b":"€"}', "{}"]);
});

it("stops after the wanted lines", async () => {
  const text = async (count: number) =>
    Buffer.concat(await all(firstLines(chunksOf("1\n2", "\n3\n4\n"), count))).toString();
  expect(await text(1)).toBe("1\n");
  expect(await text(3)).toBe("1\n2\n3\n");
  expect(await text(9)).toBe("1\n2\n3\n4\n");
});

it("makes one array, also of nothing", async () => {
  expect((await all(asJsonArray(linesOf(chunksOf("1\n2\n"))))).join("")).toBe("[\n1,\n2\n]\n");
  expect((await all(asJsonArray(linesOf(chunksOf(""))))).join("")).toBe("[]\n");
});
