import { expect, it } from "vitest";
import { fieldsFrom } from "./fields-from.ts";

const step = fieldsFrom("url", (url) => {
  const [owner, number] = url.split("#");
  return owner !== undefined && number !== undefined ? { owner, number } : null;
});

it.each([
  [{ url: "ann#7", size: 1 }, { owner: "ann", number: "7", size: 1 }, ["owner", "number"]],
  [{ url: "ann#7", owner: "bob" }, { owner: "ann", number: "7" }, ["owner", "number"]],
  [{ url: "ann" }, { url: "ann" }, []],
  [{ url: 7 }, { url: 7 }, []],
  [{ size: 1 }, { size: 1 }, []],
])("fieldsFrom makes %j %j", (raw, expected, fields) => {
  const noted: string[] = [];
  expect(step(raw, (field, reason) => noted.push(`${field} ${reason}`))).toEqual(expected);
  expect(noted).toEqual(fields.map((field) => `${field} read from url`));
});

it("says nothing of a field that stays as it is", () => {
  const said: string[] = [];
  const path = fieldsFrom("path", (text) => ({ path: text.trim() }));
  expect(path({ path: "a" }, (field) => said.push(field))).toEqual({ path: "a" });
  expect(said).toEqual([]);
});

it("may replace the field itself", () => {
  const short = fieldsFrom("repo", (repo) => (repo.includes("#") ? { repo: "a/b", number: 7 } : null));
  expect(short({ repo: "a/b#7" }, () => undefined)).toEqual({ repo: "a/b", number: 7 });
});
