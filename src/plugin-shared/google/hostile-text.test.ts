import { describe, expect, it } from "vitest";
import { ALL, type Shapes, slowOnes, TEXTS } from "../../../test/plugin-sdk/hostile-texts.ts";
import { googleChallenge } from "./failures.ts";
import * as fieldTable from "./field-table.ts";
import * as jspb from "./jspb.ts";
import * as kinds from "./kinds.ts";

const challengeOn = (text: string): unknown =>
  googleChallenge.when({
    status: 200,
    url: "https://example.com/",
    text: `<html>${text}`,
    header: () => null,
  });

const TABLE = new fieldTable.FieldTable(
  Object.fromEntries(
    Object.values(kinds.cell)
      .map((one) => (typeof one === "function" ? one("https://example.com/") : one))
      .map((kind, index) => [
        String(index),
        fieldTable.maybeAt(kind as kinds.Kind<unknown>, "A.", [0], [1, 0]),
      ]),
  ),
);

/** Every function that reads what a page or an answer holds, with the shapes that it may meet and a call of it. */
const READERS: Readonly<Record<string, [shapes: Shapes, work: (text: string) => unknown]>> = {
  googleChallenge: [ALL, challengeOn],
  jspbAt: [
    TEXTS,
    (text) => {
      const rows = Array.from({ length: 50_000 }, () => [text.slice(0, 20), [text]]);
      return rows.map((row) => jspb.jspbAt(row, [1, 0]));
    },
  ],
  FieldTable: [ALL, (text) => TABLE.read([text, [text]], "a", () => undefined)],
};
/** These meet no page. */
const OTHERS = ["neededAt", "alwaysAt", "maybeAt", "kindOf"];

describe("a megabyte of hostile text takes less than a second of CPU in", () => {
  it("every function: each has a row, or a reason for none", () => {
    const all = { ...fieldTable, ...jspb, ...kinds };
    const functions = Object.entries(all).filter(([, value]) => typeof value === "function");
    expect(["googleChallenge", ...functions.map(([name]) => name)].sort()).toEqual(
      [...Object.keys(READERS), ...OTHERS].sort(),
    );
  });

  // By name: a test of each entry would print its megabytes.
  it.each(Object.keys(READERS))("%s", (name) => {
    const [shapes, work] = READERS[name]!;
    expect(slowOnes(shapes, work)).toEqual({});
  });
});
