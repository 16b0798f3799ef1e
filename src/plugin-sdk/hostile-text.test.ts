import { describe, expect, it } from "vitest";
import { FIELD_MAKERS } from "../../test/plugin-sdk/field-makers.ts";
import {
  ALL,
  CODE,
  fill,
  isQuickOnQuarter,
  MARKUP,
  MOST_SECONDS,
  orRefused,
  secondsOf,
  type Shapes,
  slowOnes,
  TEXTS,
} from "../../test/plugin-sdk/hostile-texts.ts";
import * as sdk from "./index.ts";

/** All headers of an answer together. */
const MAX_HEADER = 16_384;

type Row = [shapes: Shapes, work: (text: string) => unknown];
const onJson =
  (work: (value: unknown) => unknown) =>
  (text: string): unknown =>
    work(Array.from({ length: 50_000 }, () => ({ a: [text.slice(0, 20)], text })));

/** One shape for each function that the readers of JSON-LD give their texts to; those have rows of their own. */
const LINKED = Object.fromEntries(
  [
    "open tags",
    "entities",
    "grouped digits",
    "month names",
    "capitals",
    "prices",
    "spaces in words",
    "ligatures",
    "slashes",
  ].map((name) => [name, ({ ...MARKUP, ...TEXTS } as Shapes)[name] ?? ""]),
);
/** An object of JSON-LD that holds the text wherever a reader looks: whole, and cut into many. */
const onLinkedData =
  (type: string, work: (source: sdk.JsonLd) => unknown) =>
  (text: string): void => {
    const pieces = Array.from({ length: 5_000 }, (_, index) => text.slice(index * 200, index * 200 + 200));
    for (const value of [text, pieces]) work({ items: [linkedItem(type, value)], broken: 0 });
  };
const linkedItem = (type: string, value: unknown) =>
  ({
    ...Object.fromEntries(LINKED_PROPERTIES.map((name) => [name, value])),
    "@type": type,
  }) as sdk.JsonObject;
const LINKED_PROPERTIES = (
  "sku name description url brand category image video offers aggregateRating review hasVariant isVariantOf gtin13 color " +
  "additionalProperty keywords price priceCurrency lowPrice highPrice priceSpecification availability itemCondition seller " +
  "shippingDetails eligibleQuantity inventoryLevel ratingValue bestRating ratingCount reviewBody datePublished author " +
  "interactionStatistic itemReviewed itemListElement item position title hiringOrganization jobLocation baseSalary " +
  "employmentType datePosted validThrough address geo latitude addressCountry openingHours openingHoursSpecification telephone"
).split(" ");

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

/** The most that the rules look at of a page. */
function commonFailuresOn(text: string): unknown {
  const page = `<html>${text}`.slice(0, 200_000);
  const views = [page, page.slice(0, 60_000)].map((shown) => ({
    status: 200,
    url: "https://example.com/",
    text: shown,
    header: () => null,
  }));
  const rules = sdk.commonFailures("Example");
  return views.map((view) => rules.map((rule) => rule.when(view)));
}

const NOBODY = (): void => undefined;
const STATED = Object.fromEntries(
  "text flag count number digits id instant link links day texts".split(" ").flatMap((kind) => {
    const from = sdk[`${kind}From` as "textFrom"];
    return [
      [kind, from("a", "A.")],
      [`${kind} of a list`, from("list", "A.")],
    ];
  }),
);
const statedRows = (text: string): unknown =>
  sdk.readRows(STATED, [{ a: text, list: [text] }], { answer: "a", warn: NOBODY }, "rows");

/** Every exported function that reads what a page holds, with the shapes that it may meet and a call of it. */
const READERS: Readonly<Record<string, Row>> = {
  parseXml: [MARKUP, (text) => sdk.parseXml(text)],
  jsonLd: [ALL, (text) => sdk.jsonLd(text)],
  findByType: [TEXTS, (text) => sdk.findByType([{ "@type": text }, { "@type": [text, text] }], text)],
  readProduct: [LINKED, onLinkedData("Product", sdk.readProduct)],
  readReviews: [LINKED, onLinkedData("Review", sdk.readReviews)],
  readBreadcrumbs: [LINKED, onLinkedData("BreadcrumbList", sdk.readBreadcrumbs)],
  readJobPosting: [LINKED, onLinkedData("JobPosting", sdk.readJobPosting)],
  readLocalBusiness: [LINKED, onLinkedData("LocalBusiness", sdk.readLocalBusiness)],
  timeOf: [TEXTS, (text) => sdk.timeOf("a", text, { locale: "tr", now: new Date(0) })],
  countOf: [TEXTS, (text) => [sdk.countOf("a", text), sdk.countOf("a", text, "tr")]],
  jsCallArguments: [ALL, (text) => [...sdk.jsCallArguments(text, "f")]],
  jsonScriptById: [ALL, (text) => sdk.jsonScriptById(text, "a")],
  jsonVariable: [ALL, (text) => sdk.jsonVariable(text, "f")],
  scriptSlices: [
    ALL,
    (text) => [...sdk.scriptSlices(text, { id: "x", class: "y", type: "z", containing: "v" })],
  ],
  balancedEnd: [CODE, (text) => sdk.balancedEnd(text, 0)],
  balancedJson: [CODE, (text) => sdk.balancedJson(text)],
  asciiDigits: [TEXTS, sdk.asciiDigits],
  searchKey: [TEXTS, sdk.searchKey],
  holdsWords: [TEXTS, (text) => [sdk.holdsWords(text, "के"), sdk.holdsWords("a b", text)]],
  absoluteUrl: [TEXTS, (text) => sdk.absoluteUrl(text, "https://example.com/")],
  withoutQuery: [TEXTS, (text) => sdk.withoutQuery(text)],
  nextPageProps: [ALL, (text) => sdk.nextPageProps({ text, url: "" })],
  nextPagePropsIfAny: [ALL, (text) => sdk.nextPagePropsIfAny({ text, url: "" })],
  requireEnd: [ALL, (text) => sdk.requireEnd({ text, url: "" }, "</html>")],
  commonFailures: [ALL, commonFailuresOn],
  nextLink: [
    { ...ALL, "starts of links": fill("<"), "links without end": fill("<a>;") },
    (text) => sdk.nextLink({ url: "https://example.com/", header: () => text.slice(0, MAX_HEADER) }),
  ],
  readObject: [TEXTS, statedRows],
  readRows: [TEXTS, statedRows],
  wholeNumberIn: [TEXTS, (text) => sdk.wholeNumberIn(text)],
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
  filledText: [TEXTS, (text) => sdk.filledText({ text }, "text")],
  strs: [TEXTS, onJson((value) => sdk.strs(value, "*.text"))],
  urlAt: [TEXTS, (text) => sdk.urlAt({ text }, "text", "https://example.com/")],
  isJsonObject: [TEXTS, (text) => sdk.isJsonObject(text)],
  parseJsonSafe: [CODE, (text) => sdk.parseJsonSafe(text)],
  collapse: [ALL, (text) => sdk.collapse(text)],
  withoutEnd: [{ ...TEXTS, "slashes before a letter": `${fill("/")}x` }, (text) => sdk.withoutEnd(text, "/")],
  escapeRegExp: [TEXTS, (text) => sdk.escapeRegExp(text)],
  decodeEntities: [ALL, (text) => sdk.decodeEntities(text)],
  decodePercent: [{ ...TEXTS, "escapes of letters": fill("%C3%A9") }, (text) => sdk.decodePercent(text)],
  htmlToText: [MARKUP, (text) => sdk.htmlToText(text)],
  hashtagsIn: [{ ...TEXTS, tags: fill("#a"), addresses: fill("a:/") }, (text) => sdk.hashtagsIn(text)],
  mentionsIn: [{ ...TEXTS, handles: fill("@a.") }, (text) => sdk.mentionsIn(text)],
  parsePay: [TEXTS, (text) => [sdk.parsePay(text), sdk.parsePay(text, "en-IN")]],
  parseNumber: [TEXTS, (text) => [sdk.parseNumber(text), sdk.parseNumber(text, "tr")]],
  parsePrice: [TEXTS, (text) => [sdk.parsePrice(text), sdk.parsePrice(text, "sv")]],
  parseDate: [
    TEXTS,
    (text) =>
      ["tr", "th", "vi", undefined].map((locale) =>
        sdk.parseDate(text, { now: new Date(0), ...(locale && { locale }) }),
      ),
  ],
  parseRelativeTime: [TEXTS, (text) => sdk.parseRelativeTime(text, { now: new Date(0) })],
  parseDuration: [TEXTS, (text) => sdk.parseDuration(text)],
};
/** Every exported function that reads a parsed page, with a call of it. */
const PAGE_READERS: Readonly<Record<string, (page: sdk.HtmlDocument) => unknown>> = {
  cellText: (page) =>
    page
      .all("*")
      .slice(0, 1)
      .map((row) => sdk.cellText(row, "x", "b")),
  microdata: sdk.microdata,
  canonicalUrl: sdk.canonicalUrl,
  metaContent: (page) => sdk.metaContent(page, "a"),
  openGraph: sdk.openGraph,
  jsonScript: (page) => sdk.jsonScript(page, "script"),
};
/** Exported functions that never meet a page: declarations, and inputs, which have caps of their own. */
const OTHERS = new Set(
  (
    "defineScraper operation changed contentId coverageOf outcomeOf shopFlags eachPage eachTarget asLists atLeastOne fieldsFrom idsFromUrls localeFromUrls oneOrMany steps " +
    "wordsTo SourceError InvalidPath categoryId countIn countryCode currencyCode " +
    "deliveryLocation flag languageTag listOf productId publicUrl searchTerms searchText " +
    "shortText urlItem urlList ExtraPages listAsAsked listPages wholeList namedRows refusedAs statedOn " +
    "countFrom dayFrom digitsFrom fieldFrom flagFrom idFrom instantFrom linkFrom linksFrom listFrom numberFrom objectFrom textFrom " +
    "textsFrom maybe rarely statedIn withoutRecords fieldMask searchFields"
  ).split(" "),
);

describe("a megabyte of hostile text takes less than a second of CPU in", () => {
  it("every exported function: each has a row, or a reason for none", () => {
    const functions = Object.entries(sdk)
      .filter(([name, value]) => typeof value === "function" && !OTHERS.has(name) && !FIELD_MAKERS.has(name))
      .map(([name]) => name);
    const rows = [...Object.keys(READERS), ...Object.keys(PAGE_READERS), "parseHtml"];
    expect(rows.sort()).toEqual(functions.sort());
  });

  it("no function that is gone is exempt", () => {
    expect([...OTHERS, ...FIELD_MAKERS].filter((name) => !(name in sdk))).toEqual([]);
  });

  // By name: a test of each entry would print its megabytes.
  it.each(Object.keys(READERS))("%s", (name) => {
    const [shapes, work] = READERS[name] as Row;
    expect(slowOnes(shapes, work)).toEqual({});
  });

  it.each([
    ["readProduct", "Product", sdk.readProduct],
    ["readReviews", "Review", sdk.readReviews],
    ["readBreadcrumbs", "BreadcrumbList", sdk.readBreadcrumbs],
    ["readJobPosting", "JobPosting", sdk.readJobPosting],
    ["readLocalBusiness", "LocalBusiness", sdk.readLocalBusiness],
  ] as const)("%s, on objects that all refer to all others", (_name, type, work) => {
    const ring = Array.from({ length: 1_000 }, (_, index) => ({ "@id": `#${index}` }));
    const items = ring.map((node) => ({ ...linkedItem(type, ring), ...node }));
    expect(secondsOf(() => work({ items, broken: 0 }))).toBeLessThan(MOST_SECONDS);
  });

  // A page takes a hundred times the memory of its text, so each is read by all at once and let go.
  it.each(Object.keys(MARKUP))("parseHtml, its readers, every selector and every node, on %s", (shape) => {
    const text = MARKUP[shape] as string;
    if (isQuickOnQuarter(shape, (some) => Object.values(readingsOf(some)).forEach(orRefused))) return;
    const slow = Object.entries(readingsOf(text)).filter(([, read]) => secondsOf(read) > MOST_SECONDS);
    expect(slow.map(([name]) => name)).toEqual([]);
  });
});

/** parseHtml first, of which the others read what it made last. */
function readingsOf(text: string): Record<string, () => unknown> {
  let page = sdk.parseHtml("");
  const node = () => page.one("*");
  return {
    parseHtml: () => (page = sdk.parseHtml(text, "https://example.com/")),
    ...Object.fromEntries(
      Object.entries(PAGE_READERS).map(([name, read]) => [name, () => read(page)] as const),
    ),
    ...Object.fromEntries(SELECTORS.map((css) => [css, () => page.all(css)] as const)),
    text: () => node()?.text(),
    rawText: () => node()?.rawText(),
    all: () => node()?.all("x a, x ~ b"),
    last: () => page.all("*").at(-1)?.closest("x ~ b"),
    baseUrl: () => page.baseUrl,
    title: () => page.title,
  };
}
