import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as atoms from "./atoms.ts";

function messages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe("input atoms", () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ["text is trimmed", atoms.searchText, "  a b ", "a b"],
    ["512 characters outside the BMP fit", atoms.searchText, "😀".repeat(512), "😀".repeat(512)],
    ["digits become a count", atoms.countIn(1, 50), " 7 ", 7],
    ["the text true becomes a flag", atoms.flag, "True", true],
    ["the text false becomes a flag", atoms.flag, "false", false],
    [
      "a URL gets its standard form",
      atoms.publicUrl,
      " https://EXAMPLE.com:443/ü",
      "https://example.com/%C3%BC",
    ],
    ["URL objects become text", atoms.urlList(100), [{ url: "http://a.example" }], ["http://a.example/"]],
    ["a number becomes an id", atoms.productId, 1, "1"],
    ["uk means gb", atoms.countryCode, "UK", "gb"],
    ["a language tag gets its case", atoms.languageTag, "zh_hant_tw", "zh-Hant-TW"],
    ["a currency gets upper case", atoms.currencyCode, "try", "TRY"],
    ["a postal code may be a number", atoms.deliveryLocation, 10001, "10001"],
  ])("%s", (_what, schema, given, canonical) => {
    expect(schema.parse(given)).toEqual(canonical);
    expect(schema.parse(canonical)).toEqual(canonical);
  });

  it.each<[z.ZodType, unknown, string]>([
    [atoms.searchText, "x".repeat(513), "The search text has 513 characters; at most 512 are allowed."],
    [atoms.searchText, "   ", "The search text is empty."],
    [atoms.searchText, "a\u0000b", "The search text has control characters."],
    [atoms.searchText, "a\ud800", "The search text is not well-formed Unicode."],
    [atoms.searchTerms, Array(51).fill("x"), "51 search terms; at most 50 are allowed."],
    [atoms.searchTerms, [], "The list of search terms is empty; leave the field out or give at least one."],
    [
      atoms.urlList(atoms.MAX_BROAD_URLS, "product URLs"),
      Array(201).fill("https://a.b/"),
      "201 product URLs; at most 200 are allowed.",
    ],
    [
      atoms.urlList(atoms.MAX_GROUP_URLS),
      Array(101).fill("https://a.b/"),
      "101 URLs; at most 100 are allowed.",
    ],
    [
      atoms.listOf(atoms.categoryId, atoms.MAX_CATEGORY_IDS, "category ids"),
      Array(101).fill("x"),
      "101 category ids; at most 100 are allowed.",
    ],
    [
      atoms.listOf(atoms.productId, atoms.MAX_PRODUCT_IDS, "ids"),
      Array(201).fill("x"),
      "201 ids; at most 200 are allowed.",
    ],
    [atoms.productId, "x".repeat(129), "The id has 129 characters; at most 128 are allowed."],
    [atoms.countIn(1, 50), "51", "51 is outside 1 to 50."],
    [atoms.countIn(1, 50), 1.5, "Expected a whole number from 1 to 50."],
    [atoms.countIn(1, 50), "1e1", "Expected a whole number from 1 to 50."],
    [atoms.flag, 1, "Expected true or false."],
    [atoms.publicUrl, "example.com", "Expected an absolute URL that starts with https:// or http://."],
    [atoms.publicUrl, "ftp://a.b/", "Expected an http or https URL."],
    [atoms.publicUrl, "https://u:p@a.b/", "A URL must not carry a user name or a password."],
    [
      atoms.publicUrl,
      `https://a.b/${"ü".repeat(1_000)}`,
      "The URL, once encoded, has 6,012 characters; at most 2,048 are allowed.",
    ],
    [atoms.countryCode, "zz", '"zz" is no ISO 3166-1 alpha-2 country code, such as "us".'],
    [atoms.languageTag, "english!", '"english!" is no BCP 47 language tag, such as "en" or "pt-BR".'],
    [atoms.currencyCode, "us", "Expected a currency as three letters of ISO 4217, such as USD."],
  ])("%o refuses %j", (schema, given, message) => {
    expect(messages(schema, given)).toEqual([message]);
  });
});
