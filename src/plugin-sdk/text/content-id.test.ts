import { expect, test } from "vitest";
import { contentId } from "./content-id.ts";

test("the id of the same parts never changes, for Records of before have it", () => {
  const id = contentId(["949905096", "Güzel 🪁", null, 5]);
  expect(id).toBe("c2fe1851b8500885");
  expect(contentId(["949905096", "Güzel 🪁", 5, null])).not.toBe(id);
  expect(contentId([])).toHaveLength(16);
});
