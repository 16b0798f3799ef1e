import { describe, expect, it } from "vitest";
import { countryOf } from "./countries.ts";
import { currencyIn } from "./currencies.ts";
import { parseDate } from "./date.ts";
import { knownLocale } from "./known-locale.ts";
import { parseNumber } from "./number.ts";
import { parsePrice } from "./price.ts";
import { parseRelativeTime } from "./relative-time.ts";

const now = new Date("2026-01-01T00:00:00Z");
const NONE = ["", " ", "-", "x", "und", "english!", "de_", "{{lang}}", "zz-ZZ", "\u0000"];

describe("knownLocale", () => {
  it.each([
    ["en_US", "en-US"],
    ["pt_BR", "pt-BR"],
    [" DE ", "de"],
    ["zh_Hant_TW", "zh-Hant-TW"],
  ])("%s is %s", (locale, expected) => {
    expect(knownLocale(locale)).toBe(expected);
  });

  it.each(NONE)("%j is none", (locale) => {
    expect(knownLocale(locale)).toBeUndefined();
  });
});

describe.each(NONE)("readers with the locale %j read as without one", (locale) => {
  it("and do not throw", () => {
    expect(parseNumber("1,234.5", locale)).toBe(1234.5);
    expect(parsePrice("$1,299.00", locale)).toMatchObject({ amount: 1299, currency: "USD" });
    expect(currencyIn("$5", locale)).toEqual(currencyIn("$5"));
    expect(parseDate("5 August 2024", { locale })).toBe("2024-08-05");
    expect(parseDate("03/04/2024", { locale })).toBeNull();
    expect(parseRelativeTime("2 gün önce", { now, locale })).toBe("2025-12-30");
    expect(countryOf("Germany", locale)).toBe("de");
  });
});

it("readers take a locale with an underscore", () => {
  expect(parseNumber("1.234", "pt_BR")).toBe(1234);
  expect(parseNumber("12 B.", "tr_TR")).toBe(12_000);
  expect(parsePrice("$5", "en_CA")?.currency).toBe("CAD");
  expect(parseDate("5 Ağustos 2024", { locale: "tr_TR" })).toBe("2024-08-05");
  expect(parseDate("03/04/2024", { locale: "en_GB" })).toBe("2024-04-03");
  expect(parseRelativeTime("vor 3 Tagen", { now, locale: "de_DE" })).toBe("2025-12-29");
  expect(countryOf("Deutschland", "de_AT")).toBe("de");
});
