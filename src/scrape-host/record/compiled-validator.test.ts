import { expect, test } from "vitest";
import { z } from "zod";
import {
  countField,
  dayField,
  flagField,
  instantField,
  integerField,
  linkField,
  linksField,
  listField,
  neededText,
  numberField,
  objectField,
  placeField,
  textField,
  textsField,
  wordField,
} from "../../plugin-sdk/index.ts";
import { compiledValidator } from "./compiled-validator.ts";
import { MISS } from "./scalar-validator.ts";

/** Types of Record fields, each with a value in its final form. */
const FIELDS: [string, z.ZodType, unknown][] = [
  ["text", textField("t"), "a"],
  ["needed text", neededText("t"), "a"],
  ["number", numberField("n"), -1.5],
  ["integer", integerField("n"), -1],
  ["count", countField("n"), 0],
  ["place", placeField("n"), 1],
  ["range", z.int().min(1).max(5), 5],
  ["above", z.number().gt(1), 1.5],
  ["flag", flagField("f"), false],
  ["link", linkField("l"), "https://example.com/a"],
  ["links", linksField("l"), ["https://example.com/a"]],
  ["texts", textsField("t"), ["a", "b"]],
  ["instant", instantField("t"), "2026-01-31T09:30:00.000Z"],
  ["day", dayField("t"), "2024-02-29"],
  ["word", wordField(["a", "b"], "w"), "a"],
  ["object", objectField({ id: neededText("t"), n: numberField("n") }, "o"), { id: "a", n: 1 }],
  ["list", listField({ id: neededText("t"), n: numberField("n") }, "o"), [{ id: "a", n: null }]],
  ["long text", z.string().min(3), "abc"],
  ["trimmed text", z.string().trim(), "a"],
  ["refined", z.object({ a: z.number() }).refine(({ a }) => a > 0), { a: 1 }],
  ["strict", z.strictObject({ a: z.number() }), { a: 1 }],
  ["optional", z.object({ a: z.number().optional(), b: z.number().default(2) }), { a: 1, b: 2 }],
  ["map", z.record(z.string(), z.number()), { a: 1 }],
  ["anything", z.object({ a: z.unknown() }), { a: 1 }],
  ["coerced", z.coerce.number(), 1],
  ["e-mail", z.email(), "a@example.com"],
];

/** Values that fit some of them, and nearly fit others. */
const VALUES: unknown[] = [
  ...FIELDS.map(([, , value]) => value),
  ...[undefined, null, "", " a ", "ab", "c", "1", NaN, Infinity, 1e300, 6, 2 ** 53, true, [], {}],
  ...["https://", "ftp://example.com", "2025-02-29", "2026-01-31T09:30:00", "2026-01-31T09:30:00+01:00"],
  ...[["a", 1], [null], ["https://example.com", "x"], Array(2), [[]], [{}]],
  ...[{ n: 1, id: "a" }, { id: "a" }, { id: "a", n: undefined }, { id: "", n: 1 }, { id: "a", n: 1, x: 1 }],
  ...[{ a: 0 }, { a: undefined, b: 1 }, { b: 1 }, { a: 1, x: 1 }, { a: "1" }],
  ...[
    [{ n: 1, id: "a" }],
    [
      { id: "a", n: 1 },
      { n: 2, id: "b", x: 1 },
    ],
    [{ id: "a", n: 1 }, null],
  ],
];

test.each(FIELDS)("%s: never more and nothing else than its schema", (_name, field, fitting) => {
  // Alone, and as a field of an object.
  for (const [schema, wrap] of [
    [field, (value: unknown) => value],
    [z.object({ before: z.string(), it: field }), (value: unknown) => ({ before: "b", it: value })],
  ] as const) {
    const fit = compiledValidator(schema);
    for (const value of VALUES) {
      const given = wrap(value);
      const before = JSON.stringify(given);
      const fitted = fit(given);
      const parsed = schema.safeParse(given);
      if (fitted !== MISS) {
        expect(parsed.success).toBe(true);
        // The order of fields counts, too.
        expect(JSON.stringify(fitted)).toBe(JSON.stringify(parsed.data));
        expect(fitted).toEqual(parsed.data);
      }
      expect(JSON.stringify(given)).toBe(before);
    }
    expect(fit(wrap(fitting))).toEqual(wrap(fitting));
  }
});

test("what has its final form is not copied", () => {
  const schema = z.object({ id: neededText("t"), links: linksField("l") });
  const record = { id: "a", links: ["https://example.com"] };
  expect(compiledValidator(schema)(record)).toBe(record);
  const other = { links: ["https://example.com"], id: "a", more: 1 };
  expect(JSON.stringify(compiledValidator(schema)(other))).toBe(JSON.stringify(record));
});

test("a schema that holds itself", () => {
  interface Tree {
    name: string;
    parts: Tree[];
  }
  const schema: z.ZodType<Tree> = z.object({
    name: z.string(),
    get parts() {
      return z.array(schema);
    },
  });
  const tree = { name: "a", parts: [{ name: "b", parts: [] }] };
  expect(compiledValidator(schema)(tree)).toEqual(tree);
  expect(compiledValidator(schema)({ name: "a", parts: [{ name: "b", parts: null }] })).toBe(MISS);
});
