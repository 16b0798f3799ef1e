import { describe, expect, it } from "vitest";
import { parsePay } from "./pay.ts";

describe("parsePay", () => {
  it.each<[string, number | null, number | null, string | null, string?]>([
    ["$50,000 - $80,000 a year", 50_000, 80_000, "USD"],
    ["$25 to $30 per hour", 25, 30, "USD"],
    ["between £20,000 and £30,000", 20_000, 30_000, "GBP"],
    ["$50-80k", 50_000, 80_000, "USD"],
    ["€45.000 – €60.000", 45_000, 60_000, "EUR"],
    ["48.300 €", 48_300, 48_300, "EUR"],
    ["up to $30 an hour", null, 30, "USD"],
    ["Up to USD 30", null, 30, "USD"],
    ["from $25 an hour", 25, null, "USD"],
    ["ab 3.000 €", 3000, null, "EUR"],
    ["$100,000+", 100_000, null, "USD"],
    ["月給25万5000円", 255_000, 255_000, "JPY"],
    ["月給25万5000円 ~ 30万円", 255_000, 300_000, "JPY"],
    ["時給1万2000円～1万5000円", 12_000, 15_000, "JPY"],
    ["月給25万円以上", 250_000, null, "JPY"],
    ["月給30万円以下", null, 300_000, "JPY"],
    ["연봉 1억 2,000만원", 120_000_000, 120_000_000, "KRW"],
    ["연봉 3천5백만원", 35_000_000, 35_000_000, "KRW"],
    ["연봉 3,500만원 이상", 35_000_000, null, "KRW"],
    ["₹5 lakh - ₹12 lakh", 500_000, 1_200_000, "INR"],
    ["₹1 crore 20 lakh", 12_000_000, 12_000_000, "INR"],
    ["Rs 50,000 - Rs 80,000 a month", 50_000, 80_000, "PKR", "en-PK"],
    ["Rs 50,000 a month", 50_000, 50_000, null],
    ["CN¥300,000 - CN¥400,000 a year", 300_000, 400_000, "CNY", "en-CN"],
    ["RD$40,000 - RD$52,000 a month", 40_000, 52_000, "DOP", "en-US"],
  ])("%s", (text, min, max, currency, locale) => {
    expect(parsePay(text, locale)).toEqual({ min, max, currency });
  });

  it.each(["$80,000 - $50,000", "Bonus $500, pay $20", "competitive", "10%", "$10 - $20 - $30"])(
    "%s is a doubt",
    (text) => {
      expect(parsePay(text)).toBeNull();
    },
  );
});
