import { expect, it } from "vitest";
import { assertKnown } from "./assert-fields.ts";

const SCHEMA = {
  properties: {
    title: { type: "string" },
    owner: { anyOf: [{ type: "null" }, { type: "object", properties: { login: { type: "string" } } }] },
    photos: { type: "array", items: { type: "object", properties: { url: { type: "string" } } } },
    extra: { type: "object" },
    shape: { oneOf: [{ properties: { a: {} } }, { properties: { b: { properties: { c: {} } } } }] },
  },
};

it.each([
  "title",
  "owner",
  "owner.login",
  "photos.url",
  "extra.any.thing",
  "shape.a",
  "shape.b.c",
  "title.anything",
])("knows %s", (field) => {
  expect(() => assertKnown(SCHEMA, ["title", field])).not.toThrow();
});

it.each([
  ["titl", "Did you mean title?"],
  ["owner.logn", "Did you mean login?"],
  ["photos.src", "They have: url."],
  ["shape.b.x", "They have: c."],
  ["toString", "They have: title"],
  ["", "They have: title"],
])("refuses %j", (field, said) => {
  expect(() => assertKnown(SCHEMA, ["title", field])).toThrow(said);
});
