import { describe, expect, it } from "vitest";
import * as sdk from "./index.ts";
import { SourceError } from "./source-error.ts";

const SIZE = 1_000_000;
/** CPU seconds that one megabyte may take; a machine with other work shows more than the wall clock of an idle one. */
const MOST_SECONDS = 1;

const fill = (part: string, size = SIZE): string => part.repeat(Math.ceil(size / part.length)).slice(0, size);
const half = (part: string): string => fill(part, SIZE / 2);

const MARKUP: Readonly<Record<string, string>> = {
  "open tags": fill("<a>"),
  "nested blocks": fill("<div>"),
  "open tags, then other ends": half("<b>") + half("</i>"),
  "nested tags that end each other": fill("<p><li><b>"),
  "flat rows": fill("<b></b><i></i>"),
  "flat rows of one kind": fill("<i></i>"),
  "one tag of many attributes": `<a ${fill("b=1 c ")}>`,
  "many classes": `<a class="${fill("b c ")}"></a>`,
  "unclosed tag": `<script ${fill("a='")}`,
  "unclosed scripts": fill("<script "),
  "open scripts": fill("<script>"),
  scripts: fill("<script id=a type=application/ld+json>{</script>"),
  "unclosed comments": fill("<!--"),
  "ends of comments": `<!--${fill("--!")}`,
  cdata: fill("<![CDATA["),
  "angle brackets": fill("<"),
  ampersands: fill("&"),
  entities: fill("&amp;&#1114111;&nosuch;"),
  "long entity": `&${fill("a")}`,
  "items that refer to each other": fill('<a itemscope itemref="x" id=x></a>'),
  "items that refer to many": `<a itemscope itemref="${half("x y ")}"></a>${half("<b id=x itemprop=p>")}`,
  "nested items": fill("<a itemscope itemprop=x>"),
  "many meta tags": fill("<meta name=a content=b>"),
  "many bases": fill("<base href=x>"),
  "table rows": fill("<table><tr><td>"),
  selects: fill("<select><option>"),
  "foreign markup": fill("<svg><p>"),
};
const TEXTS: Readonly<Record<string, string>> = {
  digits: fill("1"),
  "grouped digits": fill("1,"),
  "groups of three": fill("123 "),
  "clock times": fill("1:"),
  "decimal points": fill("1."),
  "month names": fill("may "),
  "days of months": fill("1 may "),
  "date marks": fill("1/"),
  years: fill("2024 "),
  letters: fill("a"),
  capitals: fill("AB"),
  prices: fill("$ 1 "),
  "currency signs": fill("$"),
  "minus signs": fill("-"),
  spaces: fill(" "),
  "spaces in words": fill("a  "),
  "no-break spaces": fill("\u00a0"),
  "combining marks": fill("a\u0301"),
  "wide digits": fill("\uff11"),
  ligatures: fill("\ufdfa", SIZE / 3),
  units: fill("1h2m3s "),
  durations: `PT${fill("1")}S`,
  "days ago": fill("3 days ago "),
  dots: fill("../"),
  escapes: fill("%2525252e"),
  slashes: fill("/"),
  backslashes: fill("\\"),
};
const CODE: Readonly<Record<string, string>> = {
  "open brackets": fill("{["),
  "closed brackets": fill("[]"),
  quotes: fill('"'),
  "open strings": fill('["'),
  "backslashes in a string": `["${fill("\\")}`,
  "escaped quotes": `"${fill('\\"')}`,
  calls: fill("f("),
  "calls apart": fill("f ( "),
  names: fill("f"),
  "names and spaces": fill("f   "),
  assignments: fill("f="),
  "assigned objects": fill("f={"),
  "assigned strings": fill("f=JSON.parse('"),
  "spaces after a name": `f${fill(" ")}`,
  "nested arrays": half("[") + half("]"),
  "nested objects": half('{"a":') + half("}"),
  "long numbers": `[${fill("12345678901234567890,")}1]`,
  "one long number": fill("9"),
  commas: `{${fill(" ,")}}`,
  "commas and spaces": `{"a":1${fill(", ")}`,
  graphs: `{"@graph":[${fill('{"@type":"A"},')}{}]}`,
  "scripts of commas": `<script type="application/ld+json">{${fill(",  ")}</script>`,
  "scripts of quotes": `<script type="application/ld+json">{${fill('"\\')}</script>`,
  "scripts of entities": `<script type="application/ld+json">{${fill("&quot;")}</script>`,
};
const ALL = { ...MARKUP, ...TEXTS, ...CODE };

type Shapes = Readonly<Record<string, string>>;
type Row = [shapes: Shapes, work: (text: string) => unknown];
/** Parsed once for all: `parseHtml` has a row of its own. */
const PAGES = new Map<string, sdk.HtmlDocument>();
function pageOf(text: string): sdk.HtmlDocument {
  let page = PAGES.get(text);
  if (!page) PAGES.set(text, (page = sdk.parseHtml(text, "https://example.com/")));
  return page;
}
const onPage =
  (work: (page: sdk.HtmlDocument) => unknown) =>
  (text: string): unknown =>
    work(pageOf(text));
const onJson =
  (work: (value: unknown) => unknown) =>
  (text: string): unknown =>
    work(Array.from({ length: 50_000 }, () => ({ a: [text.slice(0, 20)], text })));

const SELECTORS = [
  "a ~ b",
  "b ~ i ~ b",
  "x ~ i",
  "x a",
  "x div div",
  "x > a b i",
  "a a a x",
  "i:nth-last-of-type(2)",
  "i:nth-child(2n+1)",
  "b:not(x ~ b)",
  "i:only-of-type",
  "div:has(x)",
  "b:first-of-type ~ i",
  "[class~=d]",
];

/** Every exported function that reads what a page holds, with the shapes that it may meet and a call of it. */
const READERS: Readonly<Record<string, Row>> = {
  parseHtml: [MARKUP, (text) => sdk.parseHtml(text)],
  parseXml: [MARKUP, (text) => sdk.parseXml(text)],
  jsonLd: [ALL, (text) => sdk.jsonLd(text)],
  findByType: [TEXTS, (text) => sdk.findByType([{ "@type": text }, { "@type": [text, text] }], text)],
  microdata: [MARKUP, onPage(sdk.microdata)],
  canonicalUrl: [MARKUP, onPage(sdk.canonicalUrl)],
  metaContent: [MARKUP, onPage((page) => sdk.metaContent(page, "a"))],
  metaTags: [MARKUP, onPage(sdk.metaTags)],
  openGraph: [MARKUP, onPage(sdk.openGraph)],
  jsCallArguments: [ALL, (text) => [...sdk.jsCallArguments(text, "f")]],
  jsonScript: [MARKUP, onPage((page) => sdk.jsonScript(page, "script"))],
  jsonScriptById: [ALL, (text) => sdk.jsonScriptById(text, "a")],
  jsonVariable: [ALL, (text) => sdk.jsonVariable(text, "f")],
  scriptSlices: [
    ALL,
    (text) => [...sdk.scriptSlices(text, { id: "x", class: "y", type: "z", containing: "v" })],
  ],
  balancedEnd: [CODE, (text) => sdk.balancedEnd(text, 0)],
  balancedJson: [CODE, (text) => sdk.balancedJson(text)],
  absoluteUrl: [TEXTS, (text) => sdk.absoluteUrl(text, "https://example.com/")],
  isSafePath: [TEXTS, (text) => sdk.isSafePath(text)],
  sourceUrl: [TEXTS, (text) => sdk.sourceUrl("https://example.com", "/a/{b*}", { b: text })],
  at: [TEXTS, onJson((value) => sdk.at(value, "*.a.*"))],
  firstOf: [TEXTS, onJson((value) => sdk.firstOf(value, ["x", "*.a[0]"]))],
  checkPaths: [TEXTS, (text) => sdk.checkPaths([text])],
  project: [TEXTS, onJson((value) => sdk.project(value, ["*.a", "x"]))],
  arr: [TEXTS, onJson((value) => sdk.arr(value, "*.a"))],
  bool: [TEXTS, (text) => sdk.bool(text)],
  idString: [TEXTS, (text) => sdk.idString(text)],
  int: [TEXTS, (text) => sdk.int(text)],
  num: [TEXTS, (text) => sdk.num(text)],
  obj: [TEXTS, (text) => sdk.obj({ text }, "text")],
  str: [TEXTS, (text) => sdk.str({ text }, "text")],
  isJsonObject: [TEXTS, (text) => sdk.isJsonObject(text)],
  parseJsonSafe: [CODE, (text) => sdk.parseJsonSafe(text)],
  collapse: [ALL, (text) => sdk.collapse(text)],
  decodeEntities: [ALL, (text) => sdk.decodeEntities(text)],
  decodeEntity: [MARKUP, (text) => sdk.decodeEntity(text)],
  htmlToText: [MARKUP, (text) => sdk.htmlToText(text)],
  parseNumber: [TEXTS, (text) => [sdk.parseNumber(text), sdk.parseNumber(text, "tr")]],
  parsePrice: [TEXTS, (text) => [sdk.parsePrice(text), sdk.parsePrice(text, "sv")]],
  parseDate: [
    TEXTS,
    (text) => [sdk.parseDate(text), sdk.parseDate(text, { locale: "tr", now: new Date(0) })],
  ],
  parseRelativeTime: [TEXTS, (text) => sdk.parseRelativeTime(text, { now: new Date(0) })],
  parseDuration: [TEXTS, (text) => sdk.parseDuration(text)],
};
/** Exported functions that never meet a page: declarations, and inputs, which have caps of their own. */
const OTHERS = new Set(
  (
    "defineScraper operation SourceError InvalidPath broadUrls categoryUrls categoryId categoryIds countIn countryCode currencyCode " +
    "deliveryLocation flag languageTag listOf productId productIds productUrls publicUrl searchTerms searchText sellerUrls " +
    "shopUrls shortText urlItem urlList"
  ).split(" "),
);

function cpuSecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch (error) {
    // Refusing is an answer; overflowing the stack is none.
    if (!(error instanceof SourceError || error instanceof sdk.InvalidPath)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The shapes that take too long, with their seconds. */
function slowOnes(shapes: Shapes, work: (text: string) => unknown): Record<string, number> {
  const slow: Record<string, number> = {};
  for (const [name, text] of Object.entries(shapes)) {
    if (shapes === MARKUP) pageOf(text);
    const first = cpuSecondsOf(() => work(text));
    // A second look keeps out what a garbage collection of the neighbours' rubbish cost.
    const seconds =
      first > MOST_SECONDS
        ? Math.min(
            first,
            cpuSecondsOf(() => work(text)),
          )
        : first;
    if (seconds > MOST_SECONDS) slow[name] = seconds;
  }
  return slow;
}

describe("a megabyte of hostile text takes less than a second of CPU in", () => {
  it("every exported function: each has a row, or a reason for none", () => {
    const functions = Object.entries(sdk)
      .filter(([name, value]) => typeof value === "function" && !OTHERS.has(name))
      .map(([name]) => name);
    expect(Object.keys(READERS).sort()).toEqual(functions.sort());
  });

  // By name: a test of each entry would print its megabytes.
  it.each(Object.keys(READERS))(
    "%s",
    (name) => {
      const [shapes, work] = READERS[name] as Row;
      expect(slowOnes(shapes, work)).toEqual({});
    },
    120_000,
  );

  it.each(Object.keys(MARKUP))(
    "every selector and every reading of a node, on %s",
    (shape) => {
      const text = MARKUP[shape] as string;
      const page = pageOf(text);
      const slow = SELECTORS.filter((css) => cpuSecondsOf(() => page.all(css)) > MOST_SECONDS);
      const node = page.one("*");
      const readings = {
        text: () => node?.text(),
        rawText: () => node?.rawText(),
        all: () => node?.all("x a, x ~ b"),
        last: () => page.all("*").at(-1)?.closest("x ~ b"),
        baseUrl: () => page.baseUrl,
        title: () => page.title,
      };
      for (const [name, read] of Object.entries(readings))
        if (cpuSecondsOf(read) > MOST_SECONDS) slow.push(name);
      expect(slow).toEqual([]);
    },
    120_000,
  );
});
