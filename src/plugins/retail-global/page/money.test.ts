import { expect, test } from "vitest";
import { type Facts, starsIn } from "./facts.ts";
import { priceIn, shippingIn } from "./money.ts";

const facts = (language: string, currency: string): Facts => ({
  ...{ country: "us", language, currency },
  warn: () => undefined,
});
const us = facts("en-US", "USD");

test.each([
  ["en-ZA", "ZAR", "R129.00", 129],
  ["en-ZA", "ZAR", "R1,299.00", 1299],
  ["en-ZA", "ZAR", "R12,999", 12_999],
  ["en-ZA", "ZAR", "R 1 299,00", 1299],
  ["de-DE", "EUR", "1.299,00 €", 1299],
  ["en-DE", "EUR", "€1,299.00", 1299],
  ["tr-TR", "TRY", "12.345,67TL", 12_345.67],
  ["en-TR", "TRY", "12.345,67 TL", 12_345.67],
  ["es-MX", "MXN", "$1,299.00", 1299],
  ["ja-JP", "JPY", "￥1,299", 1299],
  ["pl-PL", "PLN", "1 299,00 zł", 1299],
  ["sv-SE", "SEK", "1 299,00 kr", 1299],
  ["ar-EG", "EGP", "١٬٢٩٩٫٠٠ جنيه", 1299],
])("a price in %s and %s: %s", (language, currency, text, amount) => {
  expect(priceIn(text, facts(language, currency))).toMatchObject({ amount });
});

test.each([
  "FREE delivery Friday",
  "GRATIS",
  "KOSTENFREIE Lieferung",
  "Kostenfrei",
  "Kostenlose Lieferung",
  "Livraison GRATUITE",
  "Spedizione gratuita",
  "Envío GRATIS",
  "Sin costo de envío",
  "Frete GRÁTIS",
  "Ücretsiz teslimat",
  "ÜCRETSİZ",
  "DARMOWA dostawa",
  "Bezpłatna dostawa",
  "Fri frakt",
  "Fraktfritt",
  "توصيل مجاني",
  "無料配送",
  "Order by Dec 5 for FREE delivery",
  "免費配送",
])("%s costs nothing", (text) => {
  expect(shippingIn(text, null, us)).toMatchObject({ price: 0, text });
  expect(shippingIn(text, "", us)).toMatchObject({ price: 0 });
  expect(shippingIn("Lieferung", text, us)).toMatchObject({ price: 0 });
});

test.each([
  ["Delivery Fri, Dec 5", null, null],
  ["$4.99 delivery Friday, FREE on orders over $35", null, null],
  ["XOF 6,765 delivery, free from XOF 30,000", null, null],
  ["Delivery for $4.99, or FREE from $35", "$4.99", 4.99],
  ["Frisbee delivered Monday", null, null],
])("%s (%s) costs %s", (text, priceText, price) => {
  expect(shippingIn(text, priceText, us)).toMatchObject({ price });
});

test.each([
  ["4.6 out of 5 stars", 4.6],
  ["٤٫٦ من ٥ نجوم", 4.6],
  ["5つ星のうち4.3", 4.3],
])("%s are %d stars", (text, stars) => {
  expect(starsIn(text)).toBe(stars);
});
