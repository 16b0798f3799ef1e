import { expect, it } from "vitest";
import { formFields, inputOf, isLacking } from "../form/form-fields.ts";
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

it("sends a check that has to be given, set or not", () => {
  const needed = formFields({ ...schema, required: ["isPinned"] }, { hidden: [], usual: [] });
  expect(needed.some((field) => isLacking(field, undefined))).toBe(false);
  expect(changedInput(needed, {}, { title: "One" })).toEqual({ title: "One", isPinned: false });
  expect(changedInput(needed, {}, { isPinned: true })).toEqual({ isPinned: true });
  expect(inputOf(needed, {})).toEqual({ isPinned: false });
});

it("leaves out of a new one what was not touched", () => {
  expect(changedInput(fields, {}, { title: "One", tags: undefined })).toEqual({ title: "One" });
});
