import { expect, it } from "vitest";
import { AppError } from "../../errors/app-error.ts";
import { elementsOf } from "./json-elements.ts";

const tooMany = () => new AppError("bulk_too_large");
const read = async (text: string, most = 10) =>
  (await elementsOf(Buffer.from(text), most, tooMany)).map((one) => JSON.parse(one.toString()) as unknown);

it.each([
  "[]",
  " [ ] ",
  "[1]",
  '["a,b", {"c": [1, 2, {"d": "]}"}]}, [[]], null]\n',
  String.raw`["\"", "\\", "\\\",", "ü,🔑"]`,
])("cuts %s into what JSON says is in it", async (text) => {
  expect(await read(text)).toEqual(JSON.parse(text));
});

it.each(["", "{}", "[", "]", '"[]"', '["a]', "1"])("%j is no list", async (text) => {
  await expect(read(text)).rejects.toMatchObject({ code: "invalid_json" });
});

it("takes so many and no more, and does not hold up what else there is", async () => {
  expect(await read("[1,2,3]", 3)).toEqual([1, 2, 3]);
  await expect(read("[1,2,3,4]", 3)).rejects.toMatchObject({ code: "bulk_too_large" });
  const large = JSON.stringify(Array.from({ length: 9 }, () => "x".repeat(2_000_000)));
  let turns = 0;
  const counting = setInterval(() => turns++, 0);
  expect(await read(large)).toHaveLength(9);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
});
