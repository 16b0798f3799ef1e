import { describe, expect, test } from "vitest";
import { cell, type Kind } from "./kinds.ts";

const BASE = "https://play.example";
const read = (kind: Kind<unknown>, found: unknown) => kind.read(found, () => undefined, "field", "thing");

describe("kinds", () => {
  test.each<[string, Kind<unknown>, unknown, unknown]>([
    ["text", cell.text, " a ", " a "],
    ["text", cell.text, "", null],
    ["text", cell.text, 7, null],
    ["markup", cell.markup, "Play.<br>Solve &amp; <b>learn</b>.<BR/>1 < 2", "Play.\nSolve & learn.\n1 < 2"],
    ["markup", cell.markup, "a<br><br>b", "a\n\nb"],
    ["markup", cell.markup, " plain ", "plain"],
    ["markup", cell.markup, "<br>", null],
    ["markup", cell.markup, 7, null],
    ["number", cell.number, 4.5, 4.5],
    ["number", cell.number, "4.5", null],
    ["integer", cell.integer, -3, -3],
    ["integer", cell.integer, 4.5, null],
    ["count", cell.count, 0, 0],
    ["count", cell.count, -1, null],
    ["instant", cell.instant, [1_783_346_124, 77_000_000], "2026-07-06T13:55:24.077Z"],
    ["instant", cell.instant, [1_783_346_124], "2026-07-06T13:55:24.000Z"],
    ["instant", cell.instant, [1e300], null],
    ["instant", cell.instant, "2026", null],
    ["link", cell.link(BASE), "/dev?id=1", `${BASE}/dev?id=1`],
    ["link", cell.link(BASE), "https://img.example/a/b=w1", "https://img.example/a/b=w1"],
    ["link", cell.link(BASE), "HTTPS://img.example/a/../b", "https://img.example/b"],
    ["link", cell.link(BASE), "javascript:alert(1)", null],
  ])("%s of %j", (_name, kind, found, value) => {
    expect(read(kind, found)).toBe(value);
  });
});
