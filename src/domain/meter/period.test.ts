import { expect, test } from "vitest";
import { dayOf, monthOf } from "./period.ts";

test("days and months are those of UTC, in whichever order they are asked for", () => {
  const [last, first] = [new Date("2026-11-30T23:59:59.999Z"), new Date("2026-12-01T00:00:00.000Z")];
  for (const [at, day] of [
    [last, "2026-11-30"],
    [first, "2026-12-01"],
    [last, "2026-11-30"],
    [new Date("1969-12-31T23:59:59Z"), "1969-12-31"],
  ] as const)
    expect([dayOf(at), monthOf(at)]).toEqual([day, day.slice(0, 7)]);
});
