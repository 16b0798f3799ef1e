import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readText } from "./read-text.ts";
import { readInputFile } from "./scrape/input-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-text-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(folder, "some.json");
  await writeFile(path, bytes);
  return path;
}

const JSON_TEXT = '{"query": "café 😀"}\r\n';
const LITTLE = Buffer.from(`\ufeff${JSON_TEXT}`, "utf16le");

it.each([
  ["UTF-8", Buffer.from(JSON_TEXT)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${JSON_TEXT}`)],
  ["UTF-16 with a mark", LITTLE],
  ["UTF-16 with a mark, the larger byte first", Buffer.from(LITTLE).swap16()],
])("reads %s", async (_name, bytes) => {
  const path = await fileOf(bytes);
  expect(await readText(path)).toBe(JSON_TEXT);
  expect(await readInputFile(path)).toEqual({ query: "café 😀" });
});

it("refuses what is no such text, and changes none of it", async () => {
  const latin1 = await fileOf(Buffer.from(JSON_TEXT.replace("😀", ""), "latin1"));
  await expect(readText(latin1)).rejects.toThrow("some.json is not valid UTF-8: save it as UTF-8.");
  const half = await fileOf(LITTLE.subarray(0, -1));
  await expect(readText(half)).rejects.toThrow("some.json is not valid UTF-16LE");
});
