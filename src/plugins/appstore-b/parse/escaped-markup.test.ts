import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapedMarkupText } from "./escaped-markup.ts";
import { JsonText } from "./json-text.ts";
import { markupText } from "./markup.ts";

/** A text as the source writes it in JSON, somewhere in a page that goes on after it. */
function inPage(json: string): JsonText {
  const before = 'data:["';
  return new JsonText(
    `${before}${json}","<b>&amp;\\u003cbr\\u003e"]`,
    before.length,
    before.length + json.length,
  );
}

function asSource(text: string): string {
  const written = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<>&='\u2028]/g, written);
}

test.each([
  [
    "lines",
    String.raw`One\u003cbr\u003e\u003cbr/\u003eTwo\u003cbr /\u003eThree\nFour`,
    "One\n\nTwo\nThree\nFour",
  ],
  ["tags", String.raw`\u003cb\u003eBold\u003c/b\u003e \u003ch1\u003eand\u003c/h1\u003e big`, "Bold and big"],
  ["entities", String.raw`\u0026#39;A\u0026quot; \u0026amp;lt; \u0026nope;`, `'A" &lt; &nope;`],
  ["other escapes", String.raw`a \"quoted\" text, 1+1\u003d2`, 'a "quoted" text, 1+1=2'],
  ["no escapes", "日本語 🎮", "日本語 🎮"],
  ["space around it", String.raw` \u003cbr\u003e text \u0026nbsp;`, "text"],
  ["nothing", "", ""],
])("reads %s", (_name, json, expected) => {
  expect(escapedMarkupText(inPage(json))).toBe(expected);
  expect(markupText(inPage(json).decoded())).toBe(expected);
});

describe("leaves to markupText", () => {
  test.each([
    ["markup that is not escaped", "<b>a</b>"],
    ["an entity that is not escaped", "a &amp; b"],
    ["a tag with escapes in it", String.raw`\u003ca href\u003d\"/x\"\u003ea\u003c/a\u003e`],
    ["a tag without an end", String.raw`a \u003cb`],
    ["a tag that ends beyond the text", String.raw`a \u003cb","x\u003e`.slice(0, 9)],
    ["what is no tag", String.raw`1 \u003c 2`],
    ["an entity without an end", String.raw`a \u0026copy b`],
    ["an entity with escapes in it", String.raw`a \u0026\u0023 b`],
    ["escapes in capitals", String.raw`a \u003Cbr\u003E`],
    ["any other escape", String.raw`a\\b\tc\u00e9`],
  ])("%s", (_name, json) => {
    expect(escapedMarkupText(inPage(json))).toBeNull();
  });
});

test("what it reads is what markupText gives", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "<br>",
      "<BR/>",
      "<b>",
      "</b >",
      '<a href="x">',
      "<",
      ">",
      "< b>",
      "<b",
      "<!--",
      "&",
      "=",
      '"',
      "\\",
    ),
    fc.constantFrom(
      "&amp;",
      "&lt;br&gt;",
      "&#39;",
      "&#x27;",
      "&copy",
      "&no;",
      "&#99999999;",
      "\n",
      "\t",
      "\u00a0",
      " ",
    ),
    fc.string({ unit: "binary", maxLength: 4 }),
    fc.string({ unit: "grapheme", maxLength: 4 }),
  );
  let readHere = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      const read = escapedMarkupText(inPage(asSource(text)));
      if (read === null) return;
      readHere += 1;
      expect(read).toBe(markupText(text));
    }),
    { numRuns: 3_000 },
  );
  expect(readHere).toBeGreaterThan(100);
});
