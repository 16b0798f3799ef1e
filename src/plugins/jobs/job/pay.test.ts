import { expect, test } from "vitest";
import { payAt, payOn } from "./pay.ts";

const PLACES = [payAt(false, { min: "min", max: "max", period: "type", currency: "currency", text: "text" })];
const reading = { answer: "card", warn: () => undefined };

test.each([
  ["$1,500 - $2,000 a month", "USD", "en-CR", "USD"],
  ["Rs 50,000 a month", "PKR", "en-PK", "PKR"],
  ["$1,500 a month", "", "en-CA", "CAD"],
])(
  "the currency that stands beside %s goes before that of the text",
  (text, currency, language, expected) => {
    expect(payOn({ text, currency }, reading, PLACES, language).salaryCurrency).toBe(expected);
  },
);
