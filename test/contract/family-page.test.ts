import { expect, it } from "vitest";
import { renderFamily } from "../../scripts/generate/family-page.ts";
import template from "../../scripts/new-scraper/template/index.ts";

const limit = {
  operation: "list",
  finding: "wrong value",
  mutation: "cut",
  field: "price",
  variant: "a/0/cut/1",
  reason: "Why.",
};

it("a page of a family shows each known limit once, and no heading where there is none", () => {
  const page = renderFamily(template, [
    limit,
    { ...limit, variant: "b/0/cut/1" },
    { ...limit, mutation: "removed" },
  ]);
  expect(page.split("## Known limits")[1]?.match(/^\| `list`.*$/gm)).toEqual([
    "| `list` | `price` | wrong value after `cut` | Why. |",
    "| `list` | `price` | wrong value after `removed` | Why. |",
  ]);
  expect(renderFamily(template, [])).not.toContain("Known limits");
});

it("a page of a family says where what of its Records leads", () => {
  const chains = [
    { from: "list.id", to: "list.query" },
    { from: "list.title", to: "list.query" },
  ];
  expect(renderFamily({ ...template, chains }, [])).toContain(
    "- Leads to: `id` is taken by `list.query`; `title` is taken by `list.query`",
  );
});
