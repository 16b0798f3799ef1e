/** What pages say, read by the parsers of the SDK: a value or null, in time, whatever the text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../src/scrape-host/http/decode.ts";
import { parseRetryAfter } from "../../src/scrape-host/http/retry.ts";
import { scrubText, scrubUrl } from "../../src/scrape-host/http/har/scrub.ts";
import { parseDate } from "../../src/plugin-sdk/text/date.ts";
import { parseNumber } from "../../src/plugin-sdk/text/number.ts";
import { parsePrice } from "../../src/plugin-sdk/text/price.ts";
import { parseRelativeTime } from "../../src/plugin-sdk/text/relative-time.ts";
import { bounded } from "./bounded.ts";

const PIECES =
  "0 1 12 999 1000 2024 31 02 99999999999999999999 . , ' \u00a0 \u202f - \u2212 + / : ( ) % e E 1e400 $ US$ € ₺ kr Rs ¥ USD TRY K M Mio. bin lakh 万 亿 ١٢٣ " +
  "Jan March Ağustos août maj Monday de of th 年 月 日 AM PM T Z +99:99 GMT ago yesterday dün il y a heures vor Stunden in constructor __proto__";

const pageText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES.split(" "), " ", ""), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.array(fc.constantFrom(...PIECES.split(" ")), { maxLength: 10 }).map((parts) => parts.join(" ")),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom("9", "1,", "1.", " ", "a", "1 ", "-", "年", "$", "Jan ", ":1"),
      fc.nat({ max: 2000 }),
    )
    .map(([unit, times]) => unit.repeat(times)),
);
const locale = fc.constantFrom(
  undefined,
  "en",
  "en-US",
  "en-GB",
  "de",
  "tr",
  "fr-CH",
  "ar",
  "hi",
  "ja",
  "zh-Hant-TW",
  "sv",
);
const now = new Date("2026-01-02T03:04:05Z");
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/;

describe("any text", () => {
  it("parseNumber gives a finite number or null", () => {
    fc.assert(
      fc.property(pageText, locale, (text, tag) => {
        const number = parseNumber(text, tag);
        if (number !== null) expect(Number.isFinite(number)).toBe(true);
      }),
      bounded(6000),
    );
  });

  it("parsePrice gives finite amounts or null", () => {
    fc.assert(
      fc.property(pageText, locale, fc.constantFrom(undefined, "USD", "KWD"), (text, tag, currency) => {
        const price = parsePrice(text, tag, currency);
        if (price === null) return;
        expect(Number.isFinite(price.amount)).toBe(true);
        if (price.amountMicros !== null) expect(Number.isSafeInteger(price.amountMicros)).toBe(true);
        if (price.range) expect(price.range.max).toBeGreaterThanOrEqual(price.range.min);
      }),
      bounded(6000),
    );
  });

  it("parseDate and parseRelativeTime give real days or null", () => {
    fc.assert(
      fc.property(
        fc.oneof(pageText, fc.double(), fc.integer()),
        locale,
        fc.boolean(),
        (text, tag, withNow) => {
          const options = { ...(tag === undefined ? {} : { locale: tag }), ...(withNow ? { now } : {}) };
          const date = parseDate(text, options);
          if (date !== null) {
            expect(date).toMatch(ISO);
            expect(Number.isNaN(Date.parse(date))).toBe(false);
          }
          const relative = parseRelativeTime(String(text), {
            now,
            ...(tag === undefined ? {} : { locale: tag }),
          });
          if (relative !== null) expect(Number.isNaN(Date.parse(String(relative)))).toBe(false);
        },
      ),
      bounded(6000),
    );
  });

  it("a Retry-After header gives a real time or nothing", () => {
    fc.assert(
      fc.property(fc.oneof(pageText, fc.nat().map(String)), (text) => {
        const at = parseRetryAfter(text, now);
        if (at !== undefined) expect(Number.isNaN(at.getTime())).toBe(false);
      }),
      bounded(3000),
    );
  });

  it("scrubbing never throws, and twice is once", () => {
    const url = fc.oneof(pageText, fc.webUrl({ withQueryParameters: true, withFragments: true }));
    fc.assert(
      fc.property(url, (text) => {
        expect(scrubUrl(scrubUrl(text))).toBe(scrubUrl(text));
        expect(scrubText(scrubText(text))).toBe(scrubText(text));
      }),
      bounded(3000),
    );
  });
});

it("any bytes under any charset become text", () => {
  const charset = fc.oneof(
    fc.constantFrom(
      "utf-8",
      "utf-16",
      "utf-7",
      "utf-32",
      "iso-2022-jp",
      "gbk",
      "big5",
      "shift_jis",
      "windows-1254",
      "base64",
      "hex",
      "constructor",
      "__proto__",
      "toString",
      "valueOf",
      "hasOwnProperty",
      "_dbcs",
      "_sbcs",
      "internal",
      "cesu8",
      "ucs2",
      "utf8\u0000",
    ),
    fc.string({ maxLength: 12 }),
  );
  const wrap = fc.constantFrom("header", "meta", "both", "none");
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), charset, wrap, (bytes, label, where) => {
      const inHeader = where === "header" || where === "both";
      const inMeta = where === "meta" || where === "both";
      const body = inMeta ? Buffer.concat([Buffer.from(`<meta charset="${label}">`), bytes]) : bytes;
      expect(typeof decodeText(body, inHeader ? `text/html; charset=${label}` : "text/html")).toBe("string");
    }),
    bounded(4000),
  );
});

it("long texts are read in time", () => {
  for (const unit of [
    "9",
    "1,",
    "1.234.",
    "1 ",
    "- ",
    "$1 ",
    "Jan ",
    "1 Jan ",
    "年",
    "5:",
    "a ",
    "(",
    "\u00a0",
    "1/",
    "of ",
  ]) {
    const text = unit.repeat(50_000 / unit.length);
    const start = performance.now();
    parseNumber(text);
    parsePrice(text, "en");
    parseDate(text, { locale: "en", now });
    expect([unit, performance.now() - start < 2000]).toEqual([unit, true]);
  }
});
