import { expect, it } from "vitest";
import { redactor } from "./redactor.ts";

const SECRET = 's3cret/+ "päss" word';
const redact = redactor([SECRET, "short", "0123456789abcdef"]);

it.each<[string, string]>([
  ["plain", SECRET],
  ["JSON", JSON.stringify(SECRET).slice(1, -1)],
  ["JSON of ASCII alone", JSON.stringify(SECRET).slice(1, -1).replace("ä", "\\u00e4")],
  ["a URL", encodeURIComponent(SECRET)],
  ["a URL, small digits", encodeURIComponent(SECRET).replace(/%../g, (code) => code.toLowerCase())],
  ["a whole URL", encodeURI(SECRET)],
  ["a path", encodeURIComponent(SECRET).replaceAll("%2F", "/")],
  ["a form", encodeURIComponent(SECRET).replaceAll("%20", "+")],
  ["base64", Buffer.from(SECRET).toString("base64")],
  ["base64url", Buffer.from(SECRET).toString("base64url")],
])("takes a value out that is written as %s", (_form, written) => {
  expect(redact(`a ${written}, b`)).toBe("a [secret], b");
  expect(redact(`${written}${written}`)).toBe("[secret][secret]");
});

it.each(["", "u:", "us:", "user:"])("takes a value out of longer base64, behind %j", (before) => {
  for (const after of ["", "x", "xy", "xyz"]) {
    const shown = redact(`Basic ${Buffer.from(before + SECRET + after).toString("base64")}.`);
    expect(shown).toContain("[secret]");
    // What is left holds nothing of it but the bits that it shares with its neighbours.
    const left = shown.slice("Basic ".length).replace("[secret]", "").replace(".", "");
    expect(left.length).toBeLessThanOrEqual(Math.ceil(((before.length + after.length) * 8) / 6) + 6);
  }
});

it("leaves alone what is short, what only begins alike, and everything where there is none", () => {
  expect(redact("short 0123456789abcdeX")).toBe("short 0123456789abcdeX");
  expect(redactor([])("anything")).toBe("anything");
});

it("takes out the beginning of a value where a text is cut, and each line of one that has several", () => {
  expect(redact("key=0123456789ab")).toBe("key=[secret]");
  expect(redact("key=0123456")).toBe("key=0123456");
  const key = redactor(["-----BEGIN KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END KEY-----\n"]);
  // The first line alone could be the beginning of all of it.
  const lines = ["-----BEGIN KEY-----", "MIIEvQIBADANBg", "> kqhkiG9w0BAQEF <", "-----END KEY-----"];
  expect(lines.map(key)).toEqual(["[secret]", "[secret]", "> [secret] <", "-----END KEY-----"]);
});

it("prefers the longest of values that begin alike", () => {
  const both = redactor(["abcdefgh", "abcdefghijkl"]);
  expect(both("abcdefghijkl abcdefghxx")).toBe("[secret] [secret]xx");
});

it("takes 128 large values out of many lines quickly", () => {
  const values = Array.from({ length: 128 }, (_, at) => `${at}-`.repeat(1200).slice(0, 5000));
  const many = redactor(values);
  const line = "GET /api/entries 200 12 ms of a request that says nothing of any value at all ".repeat(10);
  const began = performance.now();
  for (let n = 0; n < 2000; n++) many(line);
  expect(many(`a ${values[77]} b`)).toBe("a [secret] b");
  expect(performance.now() - began).toBeLessThan(3000);
});
