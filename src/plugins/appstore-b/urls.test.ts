import { describe, expect, test } from "vitest";
import { appUrl, isUrl, publicUrl, reviewUrl, searchUrl } from "./urls.ts";

const US = { country: "us", lang: "en" };

describe("links to pages", () => {
  test("are written as URLSearchParams writes them", () => {
    for (const term of ["chess", "a & b", "100% ~ (x)!'", "şeker 日本", "a+b=c", "", "x*y_z.-"]) {
      const query = new URLSearchParams({ q: term, c: "apps", hl: "en", gl: "us" });
      expect(searchUrl(term, US)).toBe(`https://play.google.com/store/search?${query.toString()}`);
    }
  });

  test("name app, review and locale", () => {
    const page = "https://play.google.com/store/apps/details?id=com.example.app";
    expect(appUrl("com.example.app")).toBe(page);
    expect(appUrl("com.example.app", { country: "br", lang: "pt-BR" })).toBe(`${page}&hl=pt-BR&gl=br`);
    expect(reviewUrl("com.example.app", "gp:A/b c", US)).toBe(`${page}&reviewId=gp%3AA%2Fb+c&hl=en&gl=us`);
  });
});

test.each([
  "https://play-lh.googleusercontent.com/abc-_=w240",
  "https://play.google.com/store/apps/details?id=com.example.app&hl=en",
  "https://play-lh.googleusercontent.com/a b",
  "https://play-lh.googleusercontent.com/ü",
  "https://play-lh.googleusercontent.com/a/../b",
  "https://play-lh.googleusercontent.com:80/a",
  "https://PLAY.google.com/x",
  "http://example.com",
  "https://example.com/a?b=c d",
  "https://example.com/a?b='c'",
  "https://example.com/a#b",
])("publicUrl gives %s as the URL parser writes it", (link) => {
  expect(publicUrl(link)).toBe(new URL(link).href);
});

test.each([
  ["https://play-lh.googleusercontent.com/a b", true],
  ["https://play.google.com/\ud800", true],
  ["https://play.google.com:bad/", false],
  ["https://play.google.com", true],
  ["https://", false],
  ["/store/apps", false],
  ["", false],
])("isUrl of %j says what URL.canParse says", (link, expected) => {
  expect(isUrl(link)).toBe(expected);
  expect(URL.canParse(link)).toBe(expected);
});
