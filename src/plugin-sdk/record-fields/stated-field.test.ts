import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { readFields, readObject, readRows } from "./read-fields.ts";
import { numberField } from "./field-types.ts";
import {
  countFrom,
  dayFrom,
  digitsFrom,
  fieldFrom,
  flagFrom,
  idFrom,
  instantFrom,
  linkFrom,
  linksFrom,
  listFrom,
  maybe,
  needed,
  numberFrom,
  objectFrom,
  rarely,
  shapeOf,
  statedIn,
  textFrom,
  textsFrom,
} from "./stated-field.ts";

const warned: string[] = [];
const warn = (code: string, message: string) => void warned.push(`${code} ${message}`);
const reading = { answer: "item list", warn };
beforeEach(() => void (warned.length = 0));

const owner = { login: needed(textFrom("login", "Name.")), url: textFrom("html_url", "Page.") };
const fields = {
  id: idFrom("id", "Number."),
  title: needed(textFrom("title", "Title.")),
  note: maybe(textFrom("note", "Note.")),
  open: flagFrom("state.open", "Open."),
  stars: statedIn(["item"], countFrom("stars", "Stars.")),
  madeAt: instantFrom("made", "When."),
  tags: textsFrom("tags", "Tags."),
  owner: maybe(objectFrom("owner", owner, "Owner.")),
  others: listFrom("others", owner, "Others."),
};
const row = {
  id: 7,
  title: "Kite",
  note: null,
  state: { open: true },
  stars: 3,
  made: "2026-01-01T01:00:00+01:00",
  tags: ["a"],
  owner: { login: "ann", html_url: "https://x.example/ann" },
  others: [],
};

describe("readFields", () => {
  it("reads every kind and warns of nothing where all is there", () => {
    expect(readFields(fields, row, reading)).toEqual({
      id: "7",
      title: "Kite",
      note: null,
      open: true,
      stars: 3,
      madeAt: "2026-01-01T00:00:00.000Z",
      tags: ["a"],
      owner: { login: "ann", url: "https://x.example/ann" },
      others: [],
    });
    expect(warned).toEqual([]);
  });

  it.each([
    ["a missing key", { tags: undefined }, ["tags"]],
    ["null where a value is always stated", { tags: null }, ["tags"]],
    ["another kind of value", { tags: "a", state: { open: "yes" } }, ["open", "tags"]],
    ["a list with another kind of item", { tags: [1] }, ["tags"]],
    ["a missing key of a field that may be null", { note: undefined }, ["note"]],
    ["null above", { state: null }, ["open"]],
    ["a date that is none", { made: "today" }, ["madeAt"]],
    ["a field that this answer need not state", { stars: undefined }, []],
    ["another kind of it", { stars: "3" }, ["stars"]],
    ["null for it", { stars: null }, ["stars"]],
    ["an empty text that stands for nothing", { note: "" }, []],
    ["nothing where there may be nothing", { owner: null }, []],
    ["an object that is none", { owner: "ann" }, ["owner"]],
  ])("names what is gone: %s", (_what, change, names) => {
    const given = JSON.parse(JSON.stringify({ ...row, ...change })) as unknown;
    const read = readFields(fields, given, reading);
    expect(warned.map((line) => line.split(":")[0])).toEqual(names.map((name) => `field_missing ${name}`));
    for (const name of names) expect(read).toMatchObject({ [name]: null });
  });

  it("says where it looked, and in what", () => {
    readFields({ open: flagFrom("state.open", "Open.") }, {}, reading, "item.");
    expect(warned).toEqual(["field_missing item.open: the item list has nothing readable at state.open."]);
  });

  it("does not take an inherited key for a field", () => {
    expect(readFields({ kind: textFrom("constructor.name", "Kind.") }, {}, reading)).toEqual({ kind: null });
  });
});

describe("objects and lists in a Record", () => {
  it("are null without a field that they need", () => {
    expect(readObject(owner, { html_url: "https://x.example" }, reading, "owner")).toBeNull();
    expect(readObject(owner, "ann", reading, "owner")).toBeNull();
    expect(warned).toEqual(["field_missing owner.login: the item list has nothing readable at login."]);
  });

  it("count a row that cannot be read and keep the others", () => {
    const rows = ["old form", { login: "bob", html_url: "u" }];
    expect(readRows(owner, rows, reading, "others")).toEqual([{ login: "bob", url: "u" }]);
    expect(warned).toEqual(["row_dropped others: a row could not be read."]);
  });
});

it("makes the schema that the Record needs", () => {
  const schema = z.object(shapeOf(fields));
  expect(schema.safeParse({ ...readFields(fields, row, reading) }).success).toBe(true);
  expect(schema.safeParse({ ...readFields(fields, row, reading), title: null }).success).toBe(false);
  expect(schema.shape.title.description).toBe("Title.");
  expect(schema.shape.owner.description).toBe("Owner.");
});

describe("values that a source writes in other ways", () => {
  const other = {
    size: digitsFrom("size", "Size."),
    price: numberFrom("price", "Price."),
    shownOn: dayFrom("day", "Day."),
    page: linkFrom("page", "Page."),
    images: linksFrom("images", "Images."),
    doubled: fieldFrom("price", numberField("Twice."), (value) => (value === 7 ? 14 : null)),
    bonus: rarely(textFrom("bonus", "Bonus.")),
    first: textFrom("pairs.0.1", "Second of the first pair."),
    pairs: listFrom(
      "pairs",
      { name: needed(textFrom("0", "Name.")), value: textFrom("1", "Value.") },
      "Pairs.",
    ),
  };
  const answer = {
    size: "1520",
    price: 7,
    day: "Tue Aug 11 2026 08:00:00 GMT+0000 (Coordinated Universal Time)",
    page: "https://x.example/a",
    images: ["https://x.example/a.png"],
    pairs: [["Gold", "$1"]],
  };

  it("reads digits, days, addresses, tuples and places in lists", () => {
    expect(readFields(other, answer, reading)).toEqual({
      size: 1520,
      price: 7,
      shownOn: "2026-08-11",
      page: "https://x.example/a",
      images: ["https://x.example/a.png"],
      doubled: 14,
      bonus: null,
      first: "$1",
      pairs: [{ name: "Gold", value: "$1" }],
    });
    expect(warned).toEqual([]);
  });

  it("warns of each that has another form, also of one that is rarely there", () => {
    const changed = {
      size: "1.5K",
      price: "7 EUR",
      day: "soon",
      page: "a",
      images: ["a"],
      bonus: 1,
      pairs: [null],
    };
    expect(readFields(other, changed, reading)).toMatchObject({ bonus: null, pairs: [] });
    const names = ["size", "price", "shownOn", "page", "images", "doubled", "bonus", "first", "pairs"];
    expect(warned.map((line) => /^\w+ (\w+):/.exec(line)?.[1])).toEqual(names);
  });

  it("takes the first place of several that is stated, and warns where none is", () => {
    const brand = { brand: textFrom("brand.name|brand|maker", "Brand.") };
    const rows = [{ brand: { name: "Kites" } }, { brand: "Kites" }, { brand: null, maker: "Kites" }];
    for (const one of rows) expect(readFields(brand, one, reading)).toEqual({ brand: "Kites" });
    expect(warned).toEqual([]);
    expect(readFields(brand, { brand: {} }, reading)).toEqual({ brand: null });
    expect(warned).toHaveLength(1);
  });
});
