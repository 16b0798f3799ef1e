import { glob, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const SRC = new URL("../../src/", import.meta.url);
/** What plugins read are prices of others; the client is published without the kernel; the demo makes up prices. */
const NOT_OURS = /\.test\.ts$|^(plugins|plugin-sdk|plugin-shared|scrape-host|generated|client)\//;

/** Ways in which money was, or could be, written beside `moneyText` and `moneyDigits`. */
const BY_HAND: readonly RegExp[] = [
  /usdText\(/,
  /\}\s*USD\b/,
  /\+ "\s?USD\b/,
  /\$\{[^}]*Usd\b[^}]*\}/,
  /\$\$\{/,
  /[uU]sd(?:Micros)?\)? (?:\/|%) [\d_e]+/,
  /[uU]sd\w*\)*\.(?:toFixed|toLocaleString)\(/,
  /style: "currency"/,
];

/** Where money is written for programs: fields of the API, which the contract gives six places; and the formatter. */
const FOR_PROGRAMS: readonly string[] = [
  "domain/webhook/request-facts.ts",
  "kernel/usd.ts",
  "resolvers/account/present-account.ts",
  "resolvers/request/present-request.ts",
  "resolvers/scraper/present-scraper.ts",
  "rest-compat/streams/ledger-stream.ts",
];

const byHand = (text: string): boolean => BY_HAND.some((way) => way.test(text));

it("money is written for people by one formatter", async () => {
  const found: string[] = [];
  for await (const name of glob("**/*.ts", { cwd: SRC.pathname }))
    if (!NOT_OURS.test(name) && byHand(await readFile(new URL(name, SRC), "utf8"))) found.push(name);
  expect(found.sort()).toEqual(FOR_PROGRAMS);
});

it.each([
  "`${usdText(micros)} of it`",
  "`${row.price} USD`",
  'price + " USD"',
  "`at most ${request.estimatedCostUsd}`",
  "`$${price}`",
  "(usdMicros / 1000).toFixed(2)",
  "row.usdMicros / 1_000_000",
  "amountUsd.toFixed(2)",
])("finds %s", (text) => {
  expect(byHand(text)).toBe(true);
});

it.each(["`${moneyText(usdMicros)} of it`", 'title: "USD A MONTH"', "usdMicros / unitPriceUsdMicros"])(
  "does not mind %s",
  (text) => {
    expect(byHand(text)).toBe(false);
  },
);
