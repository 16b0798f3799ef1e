import { describe, expect, it } from "vitest";
import { medianOf, sizeOf } from "../../scripts/family-size/measure.ts";
import { committedMedians, growthProblems } from "../../scripts/family-size/ratchet.ts";
import { BUILT_IN_IDS, builtInScrapers } from "../../scripts/generate/built-in-scrapers.ts";

const sizes = await Promise.all(BUILT_IN_IDS.map(sizeOf));

it("counts lines for every operation that is public", async () => {
  const named = (await builtInScrapers()).flatMap(({ id, operations }) =>
    operations.filter(({ availability }) => availability !== "not_public").map(({ name }) => `${id}.${name}`),
  );
  const counted = sizes.flatMap(({ family, operations }) =>
    operations.filter(({ code }) => code > 0).map(({ name }) => `${family}.${name}`),
  );
  expect(counted).toEqual(named);
});

it("no family takes over 5 % more lines per operation than its committed median", () => {
  const now = Object.fromEntries(sizes.map(({ family, operations }) => [family, medianOf(operations)]));
  expect(growthProblems(committedMedians(), now)).toEqual([]);
});

describe("growthProblems", () => {
  it.each([
    ["the same", { shop: 200 }, { shop: 200 }, []],
    ["within 5 %", { shop: 200 }, { shop: 210 }, []],
    ["less", { shop: 200 }, { shop: 100 }, []],
    ["more", { shop: 200 }, { shop: 211 }, [/^shop: 211 .* up from 200\. .*--update/]],
    ["a new family", {}, { shop: 200 }, [/^shop has no median .*--update/]],
    ["a family that is gone", { shop: 200 }, {}, [/^shop is no family any more/]],
  ])("%s", (_what, committed, now, problems) => {
    expect(growthProblems(committed, now)).toEqual(
      problems.map((one) => expect.stringMatching(one) as string),
    );
  });
});

it("the median of an even number of operations is between the two in the middle", () => {
  const sized = (code: number) => ({ name: "any", code, cases: 1 });
  expect(medianOf([sized(9), sized(1), sized(3), sized(4)])).toBe(5);
  expect(medianOf([sized(9), sized(1), sized(3)])).toBe(4);
});
