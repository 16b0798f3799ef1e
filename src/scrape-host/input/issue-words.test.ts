import { describe, expect, it } from "vitest";
import { z } from "zod";
import { detailsOf, OUR_WORDS } from "./issues.ts";

/** Every code of zod; a new one does not type-check until it has a row below. */
const CODES: Record<z.core.$ZodIssue["code"], true> = {
  invalid_type: true,
  too_big: true,
  too_small: true,
  invalid_format: true,
  not_multiple_of: true,
  unrecognized_keys: true,
  invalid_union: true,
  invalid_key: true,
  invalid_element: true,
  invalid_value: true,
  custom: true,
};

const shape = z.strictObject({ color: z.string(), size: z.number().optional() });
const kinds = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("a") }),
  z.object({ kind: z.literal("b") }),
]);

/** Code of zod, schema, value, sentence, and the numbers that go with it. */
const ROWS: [z.core.$ZodIssue["code"], z.ZodType, unknown, string, { limit: number; actual: number }?][] = [
  ["invalid_type", z.string(), 5, "Expected text, not a number."],
  ["invalid_type", z.string(), null, "Expected text, not null."],
  ["invalid_type", z.number(), "x", "Expected a number, not text."],
  ["invalid_type", z.number(), NaN, "Expected a number, not a number that cannot be written in JSON."],
  ["invalid_type", z.coerce.number(), "x", "Expected a number, not a number that cannot be written in JSON."],
  ["invalid_type", z.number().int(), 1.5, "Expected a whole number, not the number 1.5."],
  ["invalid_type", z.boolean(), "yes", "Expected true or false, not text."],
  ["invalid_type", z.array(z.string()), {}, "Expected a list, not an object."],
  ["invalid_type", z.object({}), [], "Expected an object with fields, not a list."],
  ["invalid_type", z.null(), true, "Expected null, not true or false."],
  ["too_big", z.string().max(3), "four", "Expected at most 3 characters, not 4.", { limit: 3, actual: 4 }],
  ["too_big", z.number().max(3), 4, "Expected at most 3, not 4.", { limit: 3, actual: 4 }],
  ["too_big", z.number().lt(4), 4, "Expected less than 4, not 4.", { limit: 4, actual: 4 }],
  ["too_big", z.array(z.number()).max(1), [1, 2], "Expected at most 1 item, not 2.", { limit: 1, actual: 2 }],
  ["too_small", z.string().min(3), "ab", "Expected at least 3 characters, not 2.", { limit: 3, actual: 2 }],
  ["too_small", z.number().gt(0), 0, "Expected more than 0, not 0.", { limit: 0, actual: 0 }],
  ["too_small", z.string().length(2), "a", "Expected exactly 2 characters, not 1.", { limit: 2, actual: 1 }],
  ["invalid_format", z.email(), "x", "Expected an e-mail address."],
  ["invalid_format", z.url(), "x", "Expected an absolute URL, such as https://example.com/."],
  ["invalid_format", z.iso.date(), "x", "Expected a date of ISO 8601, such as 2026-01-31."],
  ["invalid_format", z.string().startsWith("a"), "x", 'Expected text that starts with "a".'],
  ["invalid_format", z.string().endsWith("a"), "x", 'Expected text that ends with "a".'],
  ["invalid_format", z.string().includes("a"), "x", 'Expected text that contains "a".'],
  ["invalid_format", z.string().regex(/^a+$/), "x", "Expected text that matches /^a+$/."],
  ["not_multiple_of", z.number().multipleOf(5), 7, "7 is no multiple of 5."],
  ["unrecognized_keys", shape, { color: "a", siz: 1 }, 'There is no field "siz" here. Did you mean "size"?'],
  ["unrecognized_keys", shape, { color: "a", zzz: 1 }, 'There is no field "zzz" here.'],
  ["invalid_union", z.union([z.number(), z.boolean()]), "x", "Expected a number, not text."],
  ["invalid_union", kinds, { kind: "c" }, '`kind` says which form the object has. Expected one of "a", "b".'],
  [
    "invalid_union",
    z.xor([z.string(), z.string().min(0)]),
    "x",
    "The value fits several of the accepted forms; exactly one may fit.",
  ],
  ["invalid_key", z.record(z.string().max(1), z.number()), { ab: 1 }, "Expected at most 1 character, not 2."],
  ["invalid_element", z.map(z.boolean(), z.number()), new Map([[true, "b"]]), "Expected a number, not text."],
  [
    "invalid_value",
    z.enum(["weekly", "daily"]),
    "weakly",
    'Expected one of "weekly", "daily". Did you mean "weekly"?',
  ],
  ["invalid_value", z.literal("a"), 1, 'Expected "a".'],
  ["custom", z.string().refine(() => false), "x", "The value is not accepted here."],
];

describe("detailsOf", () => {
  it.each(ROWS)("words %s", (code, schema, value, message, bounds) => {
    const { error } = z.object({ a: schema }).safeParse({ a: value }, OUR_WORDS);
    expect(error?.issues.map((issue) => issue.code)).toEqual([code]);
    const [detail, ...others] = detailsOf(error?.issues ?? [], { a: value });
    expect([detail?.message, others]).toEqual([message, []]);
    expect(detail?.path).toMatch(/^input\.a(?:\.|$)/);
    if (bounds) expect(detail).toMatchObject(bounds);
  });

  it("has a row for every code", () => {
    expect(new Set(ROWS.map(([code]) => code))).toEqual(new Set(Object.keys(CODES)));
  });

  it("keeps what a schema says itself, and says which field is needed", () => {
    const schema = z.object({ a: z.string("Give a name."), b: z.string(), c: z.enum(["x"]) });
    const { error } = schema.safeParse({ a: 1 }, OUR_WORDS);
    expect(detailsOf(error?.issues ?? [], { a: 1 }).map(({ path, message }) => [path, message])).toEqual([
      ["input.a", "Give a name."],
      ["input.b", "This field is needed."],
      ["input.c", "This field is needed."],
    ]);
  });

  it("lists twenty unknown fields of an object inside and counts the rest", () => {
    const value = {
      a: { color: "x", ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`q${i}`, 1])) },
    };
    const { error } = z.object({ a: shape }).safeParse(value, OUR_WORDS);
    const details = detailsOf(error?.issues ?? [], value);
    expect(details).toHaveLength(21);
    expect(details[20]).toEqual({
      path: "input.a",
      code: "unknown_field",
      message: "The object has 30 fields that it does not take; the first 20 are listed.",
      limit: 0,
      actual: 30,
    });
  });
});
