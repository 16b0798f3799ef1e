import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fitOf, MISFIT } from "./fit.ts";

const VALUES: unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  2.5,
  5,
  6,
  NaN,
  Infinity,
  2 ** 53,
  "",
  "a",
  "b",
  " a ",
  "5",
  "https://example.com/a",
  " https://example.com/a",
  "https://example.com/a\tb",
  "nonsense",
  "ann@example.com",
  "0b5c5f0e-7d0c-4b6c-9a3c-3f3f6f1d2c4e",
  "2026-07-06T13:55:24.077Z",
  "2026-07-06",
  "2026-02-30T00:00:00Z",
  [],
  ["a", "b"],
  ["a", 5],
  ["a", undefined],
  {},
  { a: "x" },
  { a: "x", b: 1 },
  { b: 1, a: "x", more: true },
  { a: "x", b: undefined },
  { a: "x", b: "wrong" },
  { a: undefined },
  { a: { a: "deep" } },
  new Date(0),
  1n,
];

const SCHEMAS: Record<string, z.ZodType> = {
  text: z.string(),
  "text with a description": z.string().describe("Words"),
  "nullable text": z.string().nullable(),
  number: z.number(),
  "whole number": z.int(),
  "whole number in bounds": z.int().min(1).max(5),
  "number in bounds": z.number().min(-1).max(5),
  boolean: z.boolean(),
  enum: z.enum(["a", "b"]),
  literal: z.literal(["a", 5, null]),
  url: z.url(),
  time: z.iso.datetime(),
  day: z.iso.date(),
  email: z.email(),
  uuid: z.uuid(),
  "own format": z.stringFormat("even", (value) => value.length % 2 === 0),
  "list of texts": z.array(z.string()),
  object: z.object({ a: z.string(), b: z.number().optional() }),
  "object with a nullable field": z
    .object({ a: z.string().nullable(), b: z.unknown().nullable() })
    .pick({ a: true }),
  "nested object": z.object({ a: z.object({ a: z.string() }).nullable() }),
};

describe("a value that fits gives what zod gives", () => {
  test.each(Object.entries(SCHEMAS))("%s", (_name, schema) => {
    const fit = fitOf(schema);
    expect(fit).not.toBeNull();
    let fitting = 0;
    for (const value of VALUES) {
      const fitted = fit?.(value);
      const parsed = schema.safeParse(value);
      if (!parsed.success) expect(fitted).toBe(MISFIT);
      if (fitted === MISFIT) continue;
      fitting += 1;
      expect(fitted).toStrictEqual(parsed.data);
      // In the declared order, too.
      expect(JSON.stringify(fitted)).toBe(JSON.stringify(parsed.data));
    }
    expect(fitting).toBeGreaterThan(0);
  });
});

test("a Record is copied in the declared order, without fields that are not declared", () => {
  const schema = z.object({ a: z.string(), b: z.array(z.object({ c: z.int() })), d: z.string().nullable() });
  const found = { more: 1, d: null, b: [{ c: 1, e: 2 }], a: "x" };
  const fitted = fitOf(schema)?.(found);
  expect(JSON.stringify(fitted)).toBe('{"a":"x","b":[{"c":1}],"d":null}');
  expect(found).toEqual({ more: 1, d: null, b: [{ c: 1, e: 2 }], a: "x" });
});

test.each(
  Object.entries({
    transform: z.string().transform(Number),
    default: z.string().default("x"),
    coercion: z.coerce.number(),
    refinement: z.object({ a: z.string() }).refine(({ a }) => a !== ""),
    "strict object": z.strictObject({ a: z.string() }),
    "loose object": z.looseObject({ a: z.string() }),
    "text with a check": z.string().min(1),
    "text that is trimmed": z.string().trim(),
    "list with a check": z.array(z.string()).max(3),
    "text with a pattern": z.string().regex(/a/),
    "format that is more than a pattern": z.ipv6(),
    "format of encoded text": z.base64(),
    "url of one host": z.url({ hostname: /example/ }),
    "number above": z.number().gt(0),
    "number by step": z.number().multipleOf(2),
    "enum of numbers": z.enum({ One: 1 } as const),
    union: z.union([z.string(), z.number()]),
    "object that holds a union": z.object({ a: z.union([z.string(), z.number()]) }),
    "list of anything": z.array(z.any()),
  } satisfies Record<string, z.ZodType>),
)("a schema with a %s is left to zod", (_name, schema) => {
  expect(fitOf(schema)).toBeNull();
});
