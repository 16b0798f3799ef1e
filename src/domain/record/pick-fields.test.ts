import { expect, test } from "vitest";
import type { JsonObject } from "../../kernel/json.ts";
import { PickedFields } from "./pick-fields.ts";

const RECORD: JsonObject = {
  id: 1,
  owner: { login: "ada", site: null, at: { city: "London" } },
  topics: [{ name: "a", n: 1 }, { name: "b" }, 3],
  empty: null,
};

test.each<[string[], object, unknown[]]>([
  [["id"], { id: 1 }, [1]],
  [["owner.login", "id"], { owner: { login: "ada" }, id: 1 }, ["ada", 1]],
  [["owner.at.city", "owner.login"], { owner: { at: { city: "London" }, login: "ada" } }, ["London", "ada"]],
  [["owner.login", "owner"], { owner: RECORD["owner"] }, ["ada", RECORD["owner"]]],
  [["owner", "owner.login"], { owner: RECORD["owner"] }, [RECORD["owner"], "ada"]],
  [["topics.name"], { topics: [{ name: "a" }, { name: "b" }, null] }, [["a", "b"]]],
  [["empty", "empty.x"], { empty: null }, [null, undefined]],
  [
    ["nothing", "id.toString", "owner.hasOwnProperty"],
    { id: null, owner: {} },
    [undefined, undefined, undefined],
  ],
])("%j", (paths, record, values) => {
  const picked = new PickedFields(paths, null);
  expect(picked.of(RECORD)).toEqual(record);
  expect(picked.valuesOf(RECORD)).toEqual(values);
});

test("names once what is asked for twice", () => {
  expect(new PickedFields(["id", "id"], null).paths).toEqual(["id"]);
});

test.each<[string, string[]]>([
  ["no fields", []],
  ["too many", Array.from({ length: 101 }, (_, n) => `f${n}`)],
  ["an empty one", [""]],
  ["an empty step", ["a..b"]],
  ["a prototype", ["a.__proto__.b"]],
  ["a constructor", ["constructor"]],
  ["many steps", ["a.b.c.d.e.f.g.h.i.j.k"]],
  ["a long one", ["x".repeat(201)]],
])("refuses %s", (_name, paths) => {
  expect(() => new PickedFields(paths, null)).toThrow(expect.objectContaining({ code: "invalid_input" }));
});

test("suggests the nearest field that the Records have", () => {
  const make = (path: string) => () => new PickedFields([path], ["title", "owner"]);
  const detail = (message: string) =>
    expect.objectContaining({ details: [{ path: "fields", code: "invalid_value", message }] });
  expect(make("titl")).toThrow(detail('These Records have no field "titl". Did you mean "title"?'));
  expect(make("x.owner")).toThrow(detail('These Records have no field "x". They have: title, owner.'));
  expect(make("owner.anything").call(null).paths).toEqual(["owner.anything"]);
});
