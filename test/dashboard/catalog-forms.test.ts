import { describe, expect, it } from "vitest";
import type { Control } from "../../dashboard/parts/form/control.ts";
import { draftsOf, formFields, inputOf } from "../../dashboard/parts/form/form-fields.ts";
import { hintOf, lineHints } from "../../dashboard/parts/form/hint.ts";
import { builtInScrapers } from "../../scripts/generate/built-in-scrapers.ts";
import { inputSchemaOf } from "../../src/scrape-host/input/json-schema.ts";

const OPERATIONS = (await builtInScrapers()).flatMap(({ id, operations }) =>
  operations.map((operation) => ({ name: `${id} ${operation.name}`, operation })),
);
const HIDDEN = ["operation", "limit"];

describe.each(OPERATIONS)("$name", ({ operation }) => {
  const schema = inputSchemaOf(operation);
  const example = operation.canary?.input ?? {};
  const fields = formFields(schema, { hidden: HIDDEN, usual: Object.keys(example) });

  it("has a control for each field, none of them as JSON", () => {
    const names = Object.keys(schema["properties"] as object).filter((name) => !HIDDEN.includes(name));
    expect(fields.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const { name, label, control } of fields) {
      expect(label, name).toMatch(/^[A-Z]/);
      expect(kindsOf(control), name).not.toContain("json");
    }
  });

  it("gives its example back exactly, without a hint that something is wrong", () => {
    const drafts = draftsOf(fields, example);
    expect(inputOf(fields, JSON.parse(JSON.stringify(drafts)) as typeof drafts)).toEqual(example);
    for (const { name, control } of fields) {
      expect(hintOf(control, drafts[name]), name).toBeUndefined();
      if (control.kind === "list") expect(lineHints(control.item, drafts[name]), name).toEqual([]);
    }
  });

  it("shows what is needed, and sends nothing of a form that nobody touched", () => {
    for (const { isRequired, isRare } of fields) if (isRequired) expect(isRare).toBe(false);
    expect(inputOf(fields, {})).toEqual({});
  });
});

function kindsOf(control: Control): string[] {
  if (control.kind === "list") return [control.kind, ...kindsOf(control.item)];
  return control.kind === "either" ? control.ways.flatMap(kindsOf) : [control.kind];
}

it("walked the whole catalog", () => {
  expect(OPERATIONS.filter(({ operation }) => operation.canary).length).toBeGreaterThanOrEqual(151);
});
