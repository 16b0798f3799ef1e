import { expect, test } from "vitest";
import { z } from "zod";
import type { FieldCount } from "../../store/request/run-progress.ts";
import { countFields } from "./count-fields.ts";

const seller = z.object({ name: z.string(), url: z.string().nullable() });
const schema = z.object({
  id: z.string(),
  price: z.number().nullable(),
  note: z.string().optional(),
  tags: z.array(z.object({ name: z.string().nullable() })),
  languages: z.record(z.string(), z.number()),
  seller: seller.nullable(),
  parent: z.object({ deep: z.object({ most: z.string().nullable() }).nullable().default(null) }).optional(),
});

test("counts each declared field by its path, and what is in an object only where the object is", () => {
  const counts: Record<string, FieldCount> = {};
  countFields(
    schema,
    { id: "1", price: null, tags: [], languages: { a: 1 }, seller: { name: "x", url: null } },
    counts,
  );
  countFields(
    schema,
    {
      id: "2",
      price: 0,
      note: "",
      tags: [{ name: null }],
      languages: {},
      seller: null,
      parent: { deep: null },
    },
    counts,
  );
  expect(counts).toEqual({
    id: { filled: 2, empty: 0 },
    price: { filled: 1, empty: 1 },
    note: { filled: 1, empty: 1 },
    tags: { filled: 2, empty: 0 },
    "tags[].name": { filled: 0, empty: 1 },
    languages: { filled: 2, empty: 0 },
    seller: { filled: 1, empty: 1 },
    "seller.name": { filled: 1, empty: 0 },
    "seller.url": { filled: 0, empty: 1 },
    parent: { filled: 1, empty: 1 },
    "parent.deep": { filled: 0, empty: 1 },
  });
});

test("counts a field of a list's items once for each Record, and only where there are items", () => {
  const list = z.object({
    people: z.array(z.object({ id: z.string().nullable(), name: z.string().nullable() })).nullable(),
    rows: z.array(z.array(z.object({ cell: z.string().nullable() }))),
  });
  const counts: Record<string, FieldCount> = {};
  const someone = { id: null, name: "a" };
  countFields(list, { people: [someone, { id: "7", name: "b" }], rows: [[{ cell: "x" }], []] }, counts);
  countFields(list, { people: [someone, someone], rows: [[]] }, counts);
  countFields(list, { people: [], rows: [] }, counts);
  countFields(list, { people: null, rows: [] }, counts);
  expect(counts).toEqual({
    people: { filled: 3, empty: 1 },
    "people[].id": { filled: 1, empty: 1 },
    "people[].name": { filled: 2, empty: 0 },
    rows: { filled: 4, empty: 0 },
    "rows[][].cell": { filled: 1, empty: 0 },
  });
});

test("comes to an end of a Record that holds itself", () => {
  const self = z.object({
    name: z.string(),
    get parent() {
      return self.nullable();
    },
  });
  const counts: Record<string, FieldCount> = {};
  countFields(self, { name: "a", parent: { name: "b", parent: null } }, counts);
  expect(counts).toEqual({
    name: { filled: 1, empty: 0 },
    parent: { filled: 1, empty: 0 },
    "parent.name": { filled: 1, empty: 0 },
    "parent.parent": { filled: 0, empty: 1 },
  });
});
