import { expect, it } from "vitest";
import { formFields, inputOf } from "../../parts/form/form-fields.ts";
import { inForm, jsonOf, objectOf } from "./json-text.ts";

const fields = formFields(
  {
    properties: {
      urls: { type: "array", items: { type: "string" }, "x-aliases": ["startUrls"] },
      has: { type: "boolean" },
    },
  },
  { hidden: [], usual: [] },
);

it("comes back from JSON as it went there, by its aliases too, and names what no field has", () => {
  const input = { urls: ["https://a.example"], has: false };
  expect(inputOf(fields, inForm(fields, objectOf(jsonOf(input))!).drafts)).toEqual(input);
  const other = inForm(fields, { startUrls: ["https://a.example"], limit: 3 });
  expect([inputOf(fields, other.drafts), other.others]).toEqual([{ urls: ["https://a.example"] }, ["limit"]]);
});

it("takes nothing but an object", () => {
  expect(["[]", "1", "null", "{", ""].map(objectOf)).toEqual([null, null, null, null, null]);
});
