import { selectAll } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { describe, expect, it } from "vitest";
import { parseHtml } from "./document.ts";

const PAGE =
  parseHtml(`<main><div id="root" class="a b"><p class="a" lang="EN">1<span class="ab b">2</span></p>
  <p class=" b  a" data-x="one two" title="">3<i><span data-x="one-two">4</span></i></p><h2>5</h2><em>6</em>
  <section><div><p id="p:1" class="a">7</p></div><input type="TEXT" data-x></section></div></main>`);

const SIMPLE = [
  "*",
  "p",
  "P",
  ".a",
  "p.a",
  "p.a.b",
  "#root",
  "div#root.b",
  "[data-x]",
  '[data-x="one two"]',
  "[data-x~=two]",
  "[data-x^='one']",
  '[data-x$="two"]',
  "[data-x*=e-t]",
  '[title=""]',
  '[title^=""]',
  "p span",
  "div > p",
  "#root>p>span",
  "h2 + em",
  "p ~ em",
  "p, h2 , em",
  "div div p",
  "#p\\:1",
  "section *",
  "[constructor]",
  ".toString",
];
const GENERAL = [
  "p:first-child",
  "p:not(.b)",
  "span:contains('4')",
  "div:has(> h2)",
  "[lang=en]",
  "[type=text]",
  "p:nth-child(2) span",
  "[class|=a]",
];

function byCssSelect(css: string, scope: AnyNode): Element[] {
  return selectAll<AnyNode, Element>(css, scope, { context: scope });
}

describe("selectors", () => {
  it.each(SIMPLE)("%s matches as css-select would", (css) => {
    expect(PAGE.all(css).map((node) => node.element)).toEqual(byCssSelect(css, PAGE.root));
  });

  it.each(GENERAL)("%s matches as css-select would, and something", (css) => {
    expect(PAGE.all(css).map((node) => node.element)).toEqual(byCssSelect(css, PAGE.root));
    expect(PAGE.all(css).length).toBeGreaterThan(0);
  });

  it.each([...SIMPLE, ...GENERAL, "> p", "> p, :scope > h2", "> p:first-child"])(
    "%s counts only what is inside a scope",
    (css) => {
      const scopes = [PAGE.one("#root"), PAGE.one("section")];
      for (const scope of scopes) {
        expect(scope?.all(css).map((node) => node.element)).toEqual(
          byCssSelect(css, scope?.element as Element),
        );
        expect(scope?.one(css)?.element).toBe(scope?.all(css)[0]?.element);
      }
    },
  );

  it.each(["", "p >", "p >> a", ",p", "[", "p:nope", "p..a", "a:not(", "+ p"])(
    "%j is a programmer's error",
    (css) => {
      expect(() => PAGE.all(css)).toThrow(TypeError);
      expect(() => PAGE.all(css)).toThrow(`${JSON.stringify(css)} is not a CSS selector`);
    },
  );
});
