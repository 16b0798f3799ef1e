/** Records of any size and shape become JSON within the cap, and `_truncated` says exactly what was cut. */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/kernel/json.ts";
import { recordJson, type Cut } from "../../src/scrape-host/record/truncate.ts";
import { bounded } from "./bounded.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc
    .tuple(
      fc.constantFrom("a", "é", "漢", "🦀", '"', "\\", "\n", "\u0001", "\ud800", "ab🦀"),
      fc.nat({ max: 3000 }),
    )
    .map(([unit, times]) => unit.repeat(times)),
);
const key = fc.oneof(
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.constantFrom("a.b", "0", "", "__proto__", "_source", "ключ"),
);
const leaf = fc.oneof(text, text, fc.integer(), fc.boolean(), fc.constant(null));
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie("value"), { maxLength: 8 }),
    fc.array(fc.integer(), { maxLength: 2000 }),
    fc.dictionary(key, tie("value"), { maxKeys: 5 }) as fc.Arbitrary<Json>,
  ),
}));
const record = fc.dictionary(key, value, { maxKeys: 6, noNullPrototype: true }) as fc.Arbitrary<JsonObject>;

function follow(from: Json, path: readonly string[]): Json | undefined {
  let at: Json | undefined = from;
  for (const step of path) at = (at as Record<string, Json> | undefined)?.[step];
  return at;
}

it("fits the cap, stays JSON, cuts ends only and tells each cut", () => {
  const seen = { whole: 0, cut: 0, refused: 0 };
  fc.assert(
    fc.property(record, fc.integer({ min: 300, max: 6000 }), (original, cap) => {
      const before = JSON.stringify(original);
      let json: string;
      try {
        json = recordJson(original, cap);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        seen.refused += 1;
        return;
      } finally {
        expect(JSON.stringify(original)).toBe(before);
      }
      expect(Buffer.byteLength(json)).toBeLessThanOrEqual(cap);
      const result = JSON.parse(json) as JsonObject;
      if (Buffer.byteLength(before) <= cap) {
        expect(json).toBe(before);
        seen.whole += 1;
        return;
      }
      seen.cut += 1;
      const cuts = result._truncated as unknown as Cut[];
      expect(cuts.length).toBeGreaterThan(0);
      // A path with dots in its names can be read in two ways.
      if (before.includes("a.b")) return;
      const restored = structuredClone(result);
      const source = JSON.parse(before) as JsonObject;
      for (const { path, originalLength, keptLength } of cuts) {
        const steps = path.split(".");
        const kept = follow(result, steps) as string | Json[] | undefined;
        const full = follow(source, steps) as string | Json[];
        expect([path, full.length]).toEqual([path, originalLength]);
        // A list that was cut above it may have taken the place with it.
        if (kept === undefined) continue;
        expect([path, kept.length]).toEqual([path, keptLength]);
        expect(keptLength).toBeLessThan(originalLength);
        const parent = follow(restored, steps.slice(0, -1)) as Record<string, Json>;
        parent[steps.at(-1) ?? ""] =
          typeof full === "string" ? full : [...(kept as Json[]), ...full.slice(kept.length)];
        if (typeof full === "string") expect(full.startsWith(kept as string)).toBe(true);
        if (typeof kept === "string")
          expect(
            /[\ud800-\udbff]$/.test(kept) && /^[\udc00-\udfff]/.test((full as string).slice(kept.length)),
          ).toBe(false);
      }
      const lists = cuts.filter(({ path }) => Array.isArray(follow(source, path.split("."))));
      // With the texts put back, everything but cut lists is as it was.
      if (lists.length === 0)
        expect({ ...restored, _truncated: null }).toEqual({ ...source, _truncated: null });
    }),
    bounded(4000),
  );
  expect(seen.cut).toBeGreaterThan(300);
  expect(seen.whole).toBeGreaterThan(300);
});
