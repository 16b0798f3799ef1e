import { expect, test } from "vitest";
import { parseHtml, parseXml } from "./document.ts";
import { compileSelector } from "./selector.ts";
import { findAll } from "./walk.ts";

const ROWS = Array.from(
  { length: 200 },
  (_, n) =>
    `<li id="row-${n}" class="row ${n % 2 ? "odd" : "even"}\n wide"><a href="/${n}">Row <b>${n}</b></a></li>`,
);
const PAGE = `<html><head><base href="/x/"></head><body>
  <ul class="list" id="list">${ROWS.join("")}</ul>
  <div id="twice" class=""></div><div id="twice" class="Row"><p class="a b a">x</p></div>
  <DIV ID="Upper" CLASS="b"></DIV></body></html>`;

/** What the index must not change: the last part may stand anywhere, in any form, and lists keep the order of the page. */
const SELECTORS = [
  "*",
  "li",
  "LI",
  "#row-7",
  "li#row-7.odd",
  ".row.odd > a",
  ".list .even b",
  "#twice",
  "#twice .a",
  "#row-150, #row-3, p.a, #row-3",
  "b, li",
  "p, [href='/9'], #row-1",
  "[class]",
  "[class~=odd]",
  "[id=row-12]",
  "[id='ROW-12' i]",
  "[id^=row-19]",
  "[href='/9']",
  "a[HREF='/9'], [ID='row-4']",
  "li[class][id^=row-1], .b",
  "b, [href]",
  "p, [href]",
  "[title]",
  "[class!=row]:not(li):not(a)",
  ":not([href])",
  ".Row",
  ".ROW",
  "#upper, #Upper",
  "li:not(.odd)",
  "li:nth-child(3)",
  ":is(#row-5, .b)",
  "li:has(#none), li:has([href='/4'])",
  "#row-3 + li",
  "#row-3 ~ .odd",
  "a.none",
  "ul > :first-child",
];

test.each(SELECTORS)("%s finds what a walk over all elements finds", (css) => {
  const page = parseHtml(PAGE, "https://example.org/");
  const walked = findAll(page.root, compileSelector(css, false));
  expect(page.all(css).map(({ element }) => element)).toEqual(walked);
  expect(page.one(css)?.element ?? null).toBe(walked[0] ?? null);
  expect(page.has(css)).toBe(walked.length > 0);
});

test("names of a feed are told apart by case", () => {
  const feed = parseXml("<feed><Entry Id='b'>1</Entry><entry id='a'>2</entry><x:entry>3</x:entry></feed>");
  expect(["entry", "Entry", "x\\:entry", "#a", "[id]", "[Id]"].map((css) => feed.textOf(css))).toEqual([
    ...["2", "1", "3", "2"],
    ...["2", "1"],
  ]);
});
