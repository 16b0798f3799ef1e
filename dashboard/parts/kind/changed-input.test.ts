import { expect, it } from "vitest";
import { formFields } from "../form/form-fields.ts";
import { changedInput } from "./changed-input.ts";

const schema = {
  properties: {
    title: { type: "string" },
    isPinned: { type: "boolean" },
    tags: { type: "array", items: { type: "string" } },
    size: { type: "integer" },
  },
};
const fields = formFields(schema, { hidden: [], usual: [] });

it("sends what changed, and what was emptied as what is empty", () => {
  const first = { title: "One", isPinned: true, tags: "a\nb", size: "3" };
  expect(changedInput(fields, first, first)).toEqual({});
  expect(changedInput(fields, first, { ...first, size: "4" })).toEqual({ size: 4 });
  expect(changedInput(fields, first, {})).toEqual({ title: "", isPinned: false, tags: [], size: null });
});

it("leaves out of a new one what was not touched", () => {
  expect(changedInput(fields, {}, { title: "One", tags: undefined })).toEqual({ title: "One" });
});
