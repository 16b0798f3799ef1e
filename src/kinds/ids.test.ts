import { describe, expect, test } from "vitest";
import { ID_PREFIX, kindOfId, newId } from "./ids.ts";

describe("ids", () => {
  test("carry kind and second, differ within the second, and sort by time", () => {
    const at = new Date("2026-01-02T03:04:05.678Z");
    const ids = Array.from({ length: 1000 }, () => newId("request", at));
    const second = Math.floor(at.getTime() / 1000).toString(16);
    for (const id of ids) expect(id).toMatch(new RegExp(`^req_${second}[0-9a-f]{16}$`));
    expect(new Set(ids).size).toBe(1000);
    const later = newId("request", new Date(at.getTime() + 1000));
    expect([later, ...ids].sort().at(-1)).toBe(later);
  });

  test("name their kind; anything else names none", () => {
    for (const kind of Object.keys(ID_PREFIX) as (keyof typeof ID_PREFIX)[])
      expect(kindOfId(newId(kind, new Date()))).toBe(kind);
    const id = newId("request", new Date());
    for (const wrong of [
      "",
      "req_",
      id.slice(0, -1),
      `${id}0`,
      id.toUpperCase(),
      `xyz_${id.slice(4)}`,
      ` ${id}`,
      `${id}\n`,
    ])
      expect([wrong, kindOfId(wrong)]).toEqual([wrong, null]);
  });
});
