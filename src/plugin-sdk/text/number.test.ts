import { describe, expect, it } from "vitest";
import { parsePrice } from "./price.ts";
import { parseNumber } from "./number.ts";

type Case = [text: string, expected: number | null, locale?: string];

describe("parseNumber", () => {
  it.each([
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1 234,5", 1234.5],
    ["1\u202f234,5", 1234.5],
    ["1’234", 1234],
    ["1,23,456", 123456],
    ["1.234.567,89", 1234567.89],
    ["٢٬٣٤٥", 2345],
    ["١٬٢٣٤٫٥", 1234.5],
    ["１２３", 123],
    ["0.125", 0.125],
    ["1234.567", 1234.567],
    [".5", 0.5],
    ["-5", -5],
    ["−3.5", -3.5],
    ["(1,234 ratings)", 1234],
    ["4.5 out of 5", 4.5],
    ["45%", 45],
    ["%45", 45],
    ["120 m²", 120],
    ["5 kg", 5],
    ["1,234", 1234],
    ["1,234", 1.234, "de"],
    ["1.234", 1234, "de"],
    ["1.234", 1.234, "en"],
    ["12.50", 12.5, "de"],
    ["1.234,5", 1234.5, "tr"],
    ["12,5", 12.5, "fr"],
    // With two marks the last one is decimal, whatever the locale says; of a lone mark the locale decides.
    ["1,234.5", 1234.5, "de"],
    ["1.234,5", 1234.5, "en-US"],
    ["1,234,567.8", 1234567.8, "tr"],
    ["1.234.567,8", 1234567.8, "en"],
    ["1 234,5", 1234.5, "en"],
    ["12,34,567.8", 1234567.8, "es-AR"],
    ["1,234,567", 1234567, "de"],
    ["1,234", 1.234, "es-CO"],
    ["1,234", 1234, "es-MX"],
    // English where the region writes a comma: pages in English write either.
    ["1,234", 1234, "en-ZA"],
    ["1.234", null, "en-ZA"],
    ["129.00", 129, "en-ZA"],
    ["129,50", 129.5, "en-DE"],
    ["0.125", 0.125, "de"],
    ["5 123,456", null, "en"],
    ["5 123,456", 5123.456, "fr"],
    ["1.234,567.8", null, "de"],
  ] as Case[])("%s", (text, expected, locale) => {
    expect(parseNumber(text, locale)).toBe(expected);
  });

  it.each([
    ["1.2K", 1200],
    ["3M", 3_000_000],
    ["1.1M", 1_100_000],
    ["1,2 Mio.", 1_200_000],
    ["3 bin", 3000],
    ["12 B.", 12_000, "tr"],
    ["12B", 12e9],
    ["1.2m", 1_200_000, "en"],
    ["0.5 mi", 0.5],
    ["2 mi", 2_000_000, "pt-BR"],
    ["12万", 120_000],
    ["1.5億", 150_000_000],
    ["1億2000万", 120_000_000],
    ["3만", 30_000],
    ["1.5 lakh", 150_000],
    ["2 crore", 20_000_000],
    ["1.234M", 1_234_000],
    ["10M+ downloads", 10_000_000],
    // Words of one language, which may mean another number in the next.
    ["12 tn", 12_000],
    ["12 tn visningar", 12_000, "sv-SE"],
    ["1,2 tn visninger", 1200, "da"],
    ["1,2 t visninger", 1200, "da"],
    ["12 tusen visninger", 12_000, "nb"],
    ["1,2 mn", 1_200_000],
    ["3,4 mn visningar", 3_400_000, "sv"],
    ["2,1 md visningar", 2_100_000_000, "sv"],
    ["3,4 mil", 3400],
    ["3,4 mil visualizações", 3400, "pt-PT"],
    ["3,4 mil. zhlédnutí", 3_400_000, "cs"],
    ["12 tis. zhlédnutí", 12_000, "cs"],
    ["2 tysiące", 2000, "pl"],
    ["1,5 milj. katselukertaa", 1_500_000, "fi"],
    ["2,5 χιλ.", 2500, "el"],
    ["5 万", 50_000],
    ["5 万 回視聴", 50_000, "ja"],
    ["1.2 หมื่น", 12_000, "th"],
    ["1.2 Mio.", 1_200_000],
    ["1,2 Mrd. Aufrufe", 1_200_000_000, "de"],
    ["2 billion", 2_000_000_000],
    ["2 billioner", 2_000_000_000_000, "da"],
    ["3 B", 3000, "tr"],
    ["1,2 Mn görüntüleme", 1_200_000, "tr"],
    ["2 mil millones", 2_000_000_000, "es"],
    ["1,2 mil M de vistas", 1_200_000_000, "es-419"],
    ["1 lakh crore", 1_000_000_000_000, "en-IN"],
  ] as Case[])("scale word in %s", (text, expected, locale) => {
    expect(parseNumber(text, locale)).toBe(expected);
  });

  it.each([
    ["12 km"],
    ["12 km", "ca"],
    ["12 mm", "pt-PT"],
    ["12 min", "az"],
    ["12 m", "is"],
    ["5 L", "en-IN"],
    ["12 tn", "es"],
    ["6 Bio-Eier", "de"],
    ["12 kg", "sv"],
    ["12 views"],
  ] as [string, string?][])("%s in %s is the number alone", (text, locale) => {
    expect(parseNumber(text, locale)).toBe(Number(/\d+/.exec(text)?.[0]));
  });

  it.each(["", "abc", "1.234", "1.2.3", "1,2,3", "192.168.0.1", "1,234.567,89", "12:30", "1e5", "B08XYZ12"])(
    "%j is null",
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );
});

describe("parsePrice", () => {
  it.each([
    ["$19.99", 19.99, "USD"],
    ["₺1.299,00", 1299, "TRY"],
    ["1.299 TL", 1299, "TRY"],
    ["R$ 1.234,56", 1234.56, "BRL"],
    ["C$ 20", 20, "CAD"],
    ["A$5", 5, "AUD"],
    ["US $3", 3, "USD"],
    ["¥1,980", 1980, "JPY"],
    ["￥1,980", 1980, "JPY"],
    ["＄5", 5, "USD"],
    ["￡3", 3, "GBP"],
    ["￦5,000", 5000, "KRW"],
    ["1,980円", 1980, "JPY"],
    // Of India, Pakistan, Sri Lanka, Nepal or Mauritius.
    ["Rs. 1,23,456.00", 123456, null],
    ["Rs500", 500, null],
    ["₹ 2 lakh", 200_000, "INR"],
    ["USD12", 12, "USD"],
    ["12 EUR", 12, "EUR"],
    ["1 299,00 zł", 1299, "PLN"],
    ["CHF 1'234.50", 1234.5, "CHF"],
    ["12 000 ₽", 12000, "RUB"],
    ["£3", 3, "GBP"],
    ["$1.2M", 1_200_000, "USD"],
    ["KWD 1.250", 1.25, "KWD"],
    ["GH₵80.51", 80.51, "GHS"],
    ["12,50 ₼", 12.5, "AZN"],
    ["₭10,000", 10000, "LAK"],
    ["1.234,- kr", 1234, null],
    ["12.50", 12.5, null],
    ["Red 5", 5, null],
    ["$10 ($2.30 / oz)", 10, "USD"],
  ] as [string, number, string | null][])("%s", (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({
      amount,
      amountMicros: Math.round(amount * 1e6),
      currency,
      range: null,
      text,
    });
  });

  it.each([
    ["R1,299.00", "en-ZA", 1299, "ZAR"],
    ["R 12,999", "en-ZA", 12_999, "ZAR"],
    ["R 1 299,00", "en-ZA", 1299, "ZAR"],
    ["€1,299.00", "en-DE", 1299, "EUR"],
    ["€1.299", "en-NL", 1299, "EUR"],
    ["US$1,299.00", "es-CO", 1299, "USD"],
    ["US$ 1,299.00", "pt-BR", 1299, "USD"],
    ["12.345,67 TL", "en-TR", 12_345.67, "TRY"],
    // The number beside the sign, and not one that counts or compares.
    ["4 options from $439.34", "en-US", 439.34, "USD"],
    ["Save 10% $90.00", "en-US", 90, "USD"],
    ["-15% $15.50", "en-US", 15.5, "USD"],
    ["3 x R$ 43,33", "pt-BR", 43.33, "BRL"],
    ["12x de R$ 99,90", "pt-BR", 99.9, "BRL"],
    ["%20 indirimle 3.839,00 TL", "tr-TR", 3839, "TRY"],
    // The longest sign, and what touches it.
    ["CN¥8.00", "en-US", 8, "CNY"],
    ["RD$480.00", "en-US", 480, "DOP"],
    ["J$1,200", "en-US", 1200, "JMD"],
    ["T$5", "en-US", 5, "TOP"],
    ["NT$120", "en-US", 120, "TWD"],
    ["MX$99.50", "en-US", 99.5, "MXN"],
    ["HK$88", "en-US", 88, "HKD"],
    ["12,34 $ US", "fr-CA", 12.34, "USD"],
    ["12,34 $CA", "fr-FR", 12.34, "CAD"],
    ["Rs 450", "en-PK", 450, "PKR"],
    ["Rs 450", "en-IN", 450, "INR"],
    ["Rs 450", "en-LK", 450, "LKR"],
    ["Rs 450", "en-US", 450, null],
    ["1.299,00 €", "en-US", 1299, "EUR"],
  ])("%s in %s", (text, locale, amount, currency) => {
    expect(parsePrice(text, locale)).toMatchObject({ amount, currency });
  });

  it.each(["20%", "$1.299", "$50 - $20"])("%s without a locale is a doubt", (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it("uses the locale's region, then the caller's currency, for shared signs only", () => {
    expect(parsePrice("$5", "en-CA")?.currency).toBe("CAD");
    expect(parsePrice("$5", "en-CA", "AUD")?.currency).toBe("AUD");
    expect(parsePrice("¥5", "zh-CN")?.currency).toBe("CNY");
    expect(parsePrice("5 kr", "sv")?.currency).toBe("SEK");
    expect(parsePrice("5 kr", undefined, "DKK")?.currency).toBe("DKK");
    expect(parsePrice("5 €", undefined, "USD")?.currency).toBe("EUR");
    expect(parsePrice("5", undefined, "USD")?.currency).toBe("USD");
  });

  it.each([
    ["US $1,234.50 - $2,000", 1234.5, 2000],
    ["€ 12,99 – € 15,99", 12.99, 15.99],
    ["10-20 $", 10, 20],
    ["from 12 to 15 €", 12, 15],
  ])("range %s", (text, min, max) => {
    expect(parsePrice(text)).toMatchObject({ amount: min, range: { min, max } });
  });

  it("has no micros where they would not be exact", () => {
    expect(parsePrice("Rp 12.000.000.000")).toMatchObject({
      amount: 12e9,
      amountMicros: null,
      currency: "IDR",
    });
    expect(parsePrice("0,10 €")?.amountMicros).toBe(100_000);
  });

  it.each(["", "free", "Ücretsiz", "1.2.3 $"])("%j is null", (text) => {
    expect(parsePrice(text)).toBeNull();
  });
});
