import { describe, expect, it } from "vitest";
import { draftsOf, formFields, inputOf } from "./form-fields.ts";
import { shownOf } from "./shown-alternatives.ts";
import { hintOf, lineHints } from "./hint.ts";

describe("a form", () => {
  const fields = formFields(
    {
      properties: {
        urls: { type: "array", maxItems: 2, items: { type: "string", format: "uri" } },
        stars: { type: "array", items: { type: "integer", minimum: 1, maximum: 5 } },
        search: { anyOf: [{ type: "boolean" }, { type: "array", items: { type: "string" } }] },
        extra: { type: "object" },
        has: { type: "boolean", default: true },
      },
    },
    { hidden: [], usual: [] },
  );
  const control = (name: string) => fields.find((field) => field.name === name)!.control;

  it("sends lines without blanks and empty ones, numbers as numbers, and odd text as it is", () => {
    expect(
      inputOf(fields, {
        urls: ' https://a.example \n\n{"url":"https://b.example"}',
        stars: "1\nmany",
        has: false,
      }),
    ).toEqual({ urls: ["https://a.example", { url: "https://b.example" }], stars: [1, "many"], has: false });
  });

  it("takes a value in one of several forms, and objects as JSON", () => {
    expect(inputOf(fields, { search: { way: 1, draft: "a\nb" }, extra: '{"a":1}' })).toEqual({
      search: ["a", "b"],
      extra: { a: 1 },
    });
    expect(draftsOf(fields, { search: true })).toEqual({ search: { way: 0, draft: true } });
  });

  it("names the lines that look wrong, and what is too much", () => {
    const urls = control("urls");
    const text = "https://a.example/x\nhttps://\n\nno address";
    expect(urls.kind === "list" && lineHints(urls.item, text)).toEqual([
      { line: 2, hint: { kind: "notAddress" } },
      { line: 4, hint: { kind: "notAddress" } },
    ]);
    expect(hintOf(urls, text)).toEqual({ kind: "tooMany", limit: 2 });
    const stars = control("stars");
    expect(
      stars.kind === "list" && lineHints(stars.item, "6\n1.5\nx\n3").map(({ hint }) => hint.kind),
    ).toEqual(["tooLarge", "notWhole", "notNumber"]);
    expect(hintOf(control("extra"), "{")).toEqual({ kind: "notJson" });
  });
});

describe("fields of which one has to be given", () => {
  const fields = formFields(
    {
      properties: {
        note: { type: "string" },
        urls: { type: "array", items: {} },
        ids: { type: "array", items: {} },
      },
      allOf: [{ anyOf: [{ required: ["urls"] }, { required: ["ids"] }] }],
    },
    { hidden: [], usual: ["ids"] },
  ).filter(({ isAlternative }) => isAlternative);
  const shown = (chosen: string | undefined, drafts: Record<string, string>) => {
    const problems = new Map([["urls", [{ index: undefined, message: "Give `urls` or `ids`." }]]]);
    const { open, shown: all, problems: said } = shownOf(fields, { chosen, drafts, problems });
    return { open, shown: all.map(({ name }) => name), at: [...said.keys()] };
  };

  it("begin with the usual one, and say at the open one what is wrong with all", () => {
    expect(fields.map(({ name, isRare }) => [name, isRare])).toEqual([
      ["urls", false],
      ["ids", false],
    ]);
    expect(shown(undefined, {})).toEqual({ open: "ids", shown: ["ids"], at: ["ids"] });
    expect(shown("urls", {})).toEqual({ open: "urls", shown: ["urls"], at: ["urls"] });
  });

  it("stay in sight while they are filled in", () => {
    expect(shown("ids", { urls: "a" })).toEqual({ open: "ids", shown: ["urls", "ids"], at: ["urls"] });
    expect(shown(undefined, { urls: "a", ids: "" })).toMatchObject({ open: "urls", shown: ["urls"] });
  });
});
