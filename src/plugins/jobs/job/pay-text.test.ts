import { expect, test } from "vitest";
import { payInText } from "./pay-text.ts";

test.each([
  ["$15 - $20 an hour", "en-US", 15, 20, "USD", "hour"],
  ["$80K - $100K a year", "en-US", 80_000, 100_000, "USD", "year"],
  ["From $20.50 an hour", "en-US", 20.5, null, "USD", "hour"],
  ["Up to $35.50 an hour", "en-US", null, 35.5, "USD", "hour"],
  ["£28,000–£35,000 a year", "en-GB", 28_000, 35_000, "GBP", "year"],
  ["€110 a day", "en-IE", 110, 110, "EUR", "day"],
  ["2.800 € – 3.500 € pro Monat", "de-DE", 2800, 3500, "EUR", "month"],
  ["Ab 15,50 € pro Stunde", "de-DE", 15.5, null, "EUR", "hour"],
  ["Bis zu 60.000 € pro Jahr", "de-DE", null, 60_000, "EUR", "year"],
  ["CHF 5'500 - 6'000 pro Monat", "de-CH", 5500, 6000, "CHF", "month"],
  ["De 1 900 € à 2 300 € par mois", "fr-FR", 1900, 2300, "EUR", "month"],
  ["À partir de 12,31 € par heure", "fr-FR", 12.31, null, "EUR", "hour"],
  ["Jusqu’à 40 000 € par an", "fr-FR", null, 40_000, "EUR", "year"],
  ["$9,000 - $12,000 por mes", "es-MX", 9000, 12_000, null, "month"],
  ["R$ 2.500,00 por mês", "pt-BR", 2500, 2500, "BRL", "month"],
  ["€ 2.500 - € 3.200 per maand", "nl-NL", 2500, 3200, "EUR", "month"],
  ["Da 1.300 € al mese", "it-IT", 1300, null, "EUR", "month"],
  ["時給 1,200円 ~ 1,500円", "ja-JP", 1200, 1500, "JPY", "hour"],
  ["₹15,000 - ₹25,000 a month", "en-IN", 15_000, 25_000, "INR", "month"],
  ["$50,000 a year, full-time", "en-US", 50_000, 50_000, "USD", "year"],
  ["$60,000 a year - Day shift", "en-US", 60_000, 60_000, "USD", "year"],
  ["$18/hr", "en-US", 18, 18, "USD", "hour"],
  ["2 500 kr/mån", "sv-SE", 2500, 2500, null, "month"],
  ["EGP 8,000 - EGP 12,000 a month", "en-EG", 8000, 12_000, "EGP", "month"],
  ["20.000€-24.000€ al año", "es-ES", 20_000, 24_000, "EUR", "year"],
  ["Entre 20.000€ y 24.000€ al año", "es-ES", 20_000, 24_000, "EUR", "year"],
  ["Rs 50,000 - Rs 80,000 a month", "en-PK", 50_000, 80_000, "PKR", "month"],
  ["月給25万5000円 ~ 30万円", "ja-JP", 255_000, 300_000, "JPY", "month"],
  ["연봉 1억 2,000만원", "ko-KR", 120_000_000, 120_000_000, "KRW", "year"],
  ["RD$40,000 - RD$52,000 a month", "en-US", 40_000, 52_000, "DOP", "month"],
  ["월급 2,500,000원 ~ 3,000,000원", "ko-KR", 2_500_000, 3_000_000, "KRW", "month"],
  ["5 000–7 000 zł miesięcznie", "pl-PL", 5000, 7000, "PLN", "month"],
  ["od 31,50 zł za godzinę", "pl-PL", 31.5, null, "PLN", "hour"],
  ["25 000 - 30 000 Kč měsíčně", "cs-CZ", 25_000, 30_000, "CZK", "month"],
  ["20 $ à 25 $ de l’heure", "fr-CA", 20, 25, "CAD", "hour"],
  ["NT$36,000 - NT$45,000 一個月", "zh-TW", 36_000, 45_000, "TWD", "month"],
  ["月薪 NT$36,000 - NT$45,000", "zh-TW", 36_000, 45_000, "TWD", "month"],
  ["10.000.000 ₫ - 12.000.000 ₫ một tháng", "vi-VN", 10_000_000, 12_000_000, "VND", "month"],
])("%s", (text, language, salaryMin, salaryMax, salaryCurrency, salaryPeriod) => {
  const found = payInText(text, language);
  expect(found).toMatchObject({ salaryMin, salaryMax, salaryPeriod, salaryText: text });
  // A lone "$" is the dollar of the country.
  if (salaryCurrency !== null) expect(found?.salaryCurrency).toBe(salaryCurrency);
});

test.each([
  "$75 an appointment",
  "$500 an event",
  "$500 sign-on bonus",
  "Competitive salary",
  "30 days of holidays",
  "",
])("%j is no pay", (text) => {
  expect(payInText(text, "en-US")).toBeNull();
});
