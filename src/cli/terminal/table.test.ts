import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { plain, Screen } from "./screen.ts";
import { printTable, widthOf } from "./table.ts";

function printed(columns: number | undefined, rows: [string, number][]): string {
  const stream = Object.assign(new PassThrough(), columns === undefined ? {} : { isTTY: true, columns });
  printTable(new Screen(stream as unknown as NodeJS.WriteStream), rows, [
    { title: "NAME", cell: ([name]) => name },
    { title: "COUNT", align: "right", cell: ([, count]) => String(count) },
  ]);
  // eslint-disable-next-line no-control-regex -- the colours of the header
  return String(stream.read()).replaceAll(/\u001b\[\d+m/g, "");
}

it("aligns columns and cuts nothing in a pipe", () => {
  expect(
    printed(undefined, [
      ["a name that is long", 7],
      ["b", 12345],
    ]),
  ).toBe("NAME                 COUNT\na name that is long      7\nb                    12345\n");
});

it("cuts the widest column to the terminal", () => {
  expect(printed(20, [["a name that is long", 7]])).toBe("NAME           COUNT\na name that …      7\n");
});

it("never cuts a column that is of use as a whole only", () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 24 });
  const row = ["req_0123456789abcdef", "a name that is long"];
  printTable(
    new Screen(stream as unknown as NodeJS.WriteStream),
    [row],
    [
      { title: "ID", cell: ([id]) => id ?? "", isWhole: true },
      { title: "NAME", cell: ([, name]) => name ?? "" },
    ],
  );
  expect(String(stream.read()).split("\n")[1]).toBe("req_0123456789abcdef  a name …");
});

it("leaves out a spare column where it would cost the others characters", () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 20 });
  const screen = new Screen(stream as unknown as NodeJS.WriteStream);
  const lines = (time: string): string | undefined => {
    printTable(
      screen,
      [["succeeded", time]],
      [
        { title: "STATUS", cell: ([status]) => status ?? "" },
        { title: "CREATED", cell: ([, at]) => at ?? "", isSpare: true },
      ],
    );
    return String(stream.read()).split("\n")[1];
  };
  expect([lines("09:30:05Z"), lines("08-14 09:30:05Z")]).toEqual(["succeeded  09:30:05Z", "succeeded"]);
});

it("counts wide characters as two columns and marks as none", () => {
  expect([widthOf("日本"), widthOf("é"), widthOf("e\u0301"), widthOf("🙂")]).toEqual([4, 1, 1, 2]);
});

it("takes from third-party words what would steer a terminal", () => {
  expect(plain("a\u001b[31mb\nc\u009bd\u202ee")).toBe("a [31mb c d e");
});
