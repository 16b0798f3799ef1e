import { expect, test } from "vitest";
import { hostMatcher, isHostRule, readHost } from "./host-rule.ts";

const isAllowed = (rules: string[], asked: string): boolean => {
  const host = readHost(asked);
  return host !== null && hostMatcher(rules)(host);
};

test.each(["api.example.com", "*.example.com:8443", "*", "[2606:4700::1111]:443", "8.8.8.8:53"])(
  "%s is a rule",
  (text) => expect(isHostRule(text)).toBe(true),
);

test.each([
  "",
  "https://example.com",
  "a*.example.com",
  "*.*",
  "**",
  "example.com:0",
  "example.com:70000",
  "a b",
  "user@a",
])("%s is none", (text) => expect(isHostRule(text)).toBe(false));

test.each([
  ["api.example.com", "API.example.com.:443"],
  ["*.example.com", "a.b.example.com:443"],
  ["example.com:8443", "example.com:8443"],
  ["*", "anything.example:443"],
  ["[2606:4700:0::1111]", "[2606:4700::1111]:443"],
  ["8.8.8.8", "134744072:443"],
])("%s allows %s", (rule, asked) => expect(isAllowed([rule], asked)).toBe(true));

test.each([
  ["api.example.com", "api.example.com:80"],
  ["api.example.com", "evil-api.example.com:443"],
  ["*.example.com", "example.com:443"],
  ["*.example.com", "evilexample.com:443"],
  ["*.example.com", "example.com.evil.org:443"],
  ["*", "anything.example:22"],
  ["*", "user@anything.example:443"],
  ["*", "a/b:443"],
  ["*", "https://anything.example:443"],
])("%s does not allow %s", (rule, asked) => expect(isAllowed([rule], asked)).toBe(false));

test("nothing is allowed by default", () => expect(isAllowed([], "example.com:443")).toBe(false));
