import { expect, test } from "vitest";
import { makeFound } from "../scrape-host/make-found.ts";
import type { Finder } from "./found.ts";
import type { PageRef } from "./http/types.ts";

interface Item {
  id: string;
  note: string | null;
  seller: { name: string } | null;
  tags: { label: string }[];
}
const found = makeFound as unknown as Finder<Item>;
const page: PageRef & { text: string } = { url: "https://a.example/", fetchedAt: new Date(0), text: "long" };
const good = { id: "a", note: null, seller: { name: "S" }, tags: [{ label: "l" }] };

test("a Record keeps of its page only where and when it was read", () => {
  expect(found(page, good, { includeTags: "extracted" })).toEqual({
    from: { url: "https://a.example/", fetchedAt: new Date(0) },
    record: good,
    coverage: { includeTags: "extracted" },
  });
  expect(Object.hasOwn(found(page, good), "coverage")).toBe(false);
});

/** Never run: the compiler is the test, and `npm run check types` fails when an error is not there. */
export function drafts(): void {
  const { note: _note, ...withoutNote } = good;
  const misspelled = { ...good, titel: "A" };
  found(page, good);
  found.row(page, { ...good, id: null });
  // @ts-expect-error -- a field is missing
  found(page, withoutNote);
  // @ts-expect-error -- a field is missing
  found.row(page, withoutNote);
  // @ts-expect-error -- an unknown field, also where it comes in a variable
  found(page, misspelled);
  // @ts-expect-error -- an unknown field
  found.row(page, misspelled);
  // @ts-expect-error -- a required field that is null
  found(page, { ...good, id: null });
  // @ts-expect-error -- an unknown field below a field
  found(page, { ...good, seller: { name: "S", nme: "S" } });
  // @ts-expect-error -- an unknown field of a list item
  found(page, { ...good, tags: [{ label: "l", labl: "l" }] });
}
