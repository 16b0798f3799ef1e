import { describe, expect, it } from "vitest";
import { collapse } from "./collapse.ts";
import { decodeEntities } from "./entities.ts";
import { htmlToText } from "./html-to-text.ts";

describe("collapse", () => {
  it.each([
    ["  a \n\t b\u00a0c ", "a b c"],
    ["a\u200bb\u200e", "ab"],
    ["plain", "plain"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["", ""],
  ])("%j", (text, expected) => {
    expect(collapse(text)).toBe(expected);
  });
});

describe("decodeEntities", () => {
  it.each([
    ["a &amp; b", "a & b"],
    ["&eacute;&#8378;&#x20BA;", "é₺₺"],
    ["&amp;lt;", "&lt;"],
    ["&nope; &", "&nope; &"],
    ["AT&amp;T &#0;", "AT&T \ufffd"],
  ])("%j", (text, expected) => {
    expect(decodeEntities(text)).toBe(expected);
  });
});

describe("htmlToText", () => {
  it.each([
    ["a<br>b<p>c\n  d</p><ul><li>x</li><li><b>y</b> z</li></ul><script>s</script>", "a\nb\nc d\nx\ny z"],
    ["one <i>two</i>three", "one twothree"],
    ["<p>&lt;tag&gt;</p><p> </p>", "<tag>"],
    ["", ""],
  ])("%j", (html, expected) => {
    expect(htmlToText(html)).toBe(expected);
  });
});
