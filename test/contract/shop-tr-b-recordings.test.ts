import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { harSchema } from "../../src/scrape-host/http/har/schema.ts";
import { runCase } from "../../src/scrape-host/testkit/run-case.ts";
import scraper from "../../src/plugins/shop-tr-b/index.ts";

// Real answers of 2022 to 2026, which are kept outside the repository.
const FOLDER = new URL("../../../shared/fixtures/shop-tr-b/", import.meta.url);
const present = existsSync(FOLDER);
if (!present)
  console.log(
    "Skipped: the recordings of Hepsiburada are not on this machine (../shared/fixtures/shop-tr-b).",
  );

const recording = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

/** Runs an operation over answers by the URL that it asks; a number stands for a status. */
async function run(input: JsonObject, answers: Record<string, string | number>, limit = 100) {
  const entries = Object.entries(answers).map(([url, text]) => ({
    request: { method: "GET", url },
    response: typeof text === "number" ? { status: text } : { status: 200, content: { text } },
  }));
  const creator = { name: "test", version: "1" };
  const har = harSchema.parse({ log: { version: "1.2", creator, entries } });
  const oneCase = { name: "recording", input, limit, har: "", expect: { count: 0 } };
  return runCase(scraper, oneCase, { casesUrl: import.meta.url, entries: har.log.entries });
}

const SHOP = "https://www.hepsiburada.com";
const SLUG =
  "casper-nirvana-a60-5700-bv00x-v-amd-ryzen-7-5700u-16gb-500gb-ssd-freedos-23-8-all-in-one-bilgisayar";
const PC = `${SHOP}/${SLUG}-p-HBCV00005Z5G9Z`;
const half = (text: string): string => text.slice(0, text.length / 2);
const guard = "<html><head><title>Hepsiburada | Güvenlik</title></head><body>akReferanceId</body></html>";

describe.skipIf(!present)("recordings", () => {
  test("a product", async () => {
    const page = recording("hepsiburada-product-HBCV00005Z5G9Z-2025-05.html");
    const { records, warnings, ending, message, log } = await run(
      { operation: "product", productUrls: [PC] },
      { [PC]: page },
    );
    console.log(JSON.stringify({ records, warnings, ending, message, log }, null, 1));
    const m = await run({ operation: "merchant", productUrls: [PC] }, { [PC]: page });
    console.log(
      JSON.stringify({ r: m.records, w: m.warnings, e: m.ending, m: m.message, l: m.log }, null, 1),
    );
    expect(half(guard)).toBe("");
  });
});
