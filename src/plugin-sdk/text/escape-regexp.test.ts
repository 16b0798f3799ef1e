import { expect, it } from "vitest";
import { escapeRegExp } from "./escape-regexp.ts";

const EVERY = String.raw`a1 -^$\.*+?()[]{}|/é`;

it.each(["", "u", "v"])("matches a text and no other, flag %j", (flag) => {
  const pattern = new RegExp(`^${escapeRegExp(EVERY)}$`, flag);
  expect(pattern.test(EVERY)).toBe(true);
  for (const at of EVERY.split("").keys())
    expect(pattern.test(EVERY.slice(0, at) + EVERY.slice(at + 1))).toBe(false);
});

it("leaves spaces and letters as they are, so that callers may loosen them", () => {
  expect(escapeRegExp("thg 7, 2022")).toBe("thg 7, 2022");
});
