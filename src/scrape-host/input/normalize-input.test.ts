import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import type { JsonObject } from "../../kernel/json.ts";
import { defineScraper, operation } from "../../plugin-sdk/define-scraper.ts";
import * as atoms from "../../plugin-sdk/input/atoms.ts";
import { inputSchemaOf, recordSchemaOf, scraperInputSchema } from "./json-schema.ts";
import { canonicalInput, normalizeInput } from "./normalize-input.ts";

const record = z.object({ id: z.string(), rating: z.number().nullable().describe("Stars.") });

async function* nothing(): AsyncGenerator<never, void, void> {}

const search = operation({
  name: "search",
  aliases: ["find_items", "ad-library"],
  title: "Search",
  summary: "Finds products.",
  agentHint: "Start here.",
  availability: "full",
  input: z.object({
    searchTerms: atoms.searchTerms.optional().meta({ aliases: ["queries"] }),
    query: atoms.searchText.optional(),
    maxPages: atoms.countIn(1, 20).default(5).describe("Pages per term."),
    includeReviews: atoms.flag.default(false),
    includeOffers: atoms.flag.default(false),
    countryCode: atoms.countryCode.default("us"),
    deliveryLocation: atoms.deliveryLocation.optional(),
    productUrls: atoms.urlList(200).optional(),
    productIds: z.optional(atoms.listOf(atoms.productId, 200, "ids")).meta({ aliases: ["asins"] }),
  }),
  features: ["includeReviews", "includeOffers"],
  record,
  dedupeKey: (found) => found.id,
  run: nothing,
});

const issue = operation({
  name: "issue",
  title: "Issue",
  summary: "One issue.",
  agentHint: "Needs a repository.",
  availability: "full",
  input: z.object({ repo: z.string().max(100), number: atoms.countIn(1, 1_000_000) }),
  normalize(raw, note) {
    const match = typeof raw["repo"] === "string" ? /^(.+)#(\d+)$/.exec(raw["repo"]) : null;
    if (!match) return raw;
    note("repo", "owner/name#1 holds the number");
    return { ...raw, repo: match[1] ?? "", number: Number(match[2]) };
  },
  selects: (raw) => raw["repo"] !== undefined,
  record,
  dedupeKey: (found) => found.id,
  run: nothing,
});

const followers = operation({
  name: "followers",
  title: "Followers",
  summary: "Followers.",
  agentHint: "Not available.",
  availability: "not_public",
  availabilityNote: "Followers are shown to members only.",
  nearest: "search",
  input: z.object({}),
  record,
  dedupeKey: (found) => found.id,
  run: nothing,
});

const scraper = defineScraper({
  id: "shop",
  title: "Shop",
  summary: "A shop.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 700,
  origins: {},
  failures: [],
  defaultOperation: "search",
  operations: [search, issue, followers],
});

function refused(raw: unknown): AppError {
  try {
    normalizeInput(scraper, raw);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("The input was accepted.");
}

const FRIENDLY: JsonObject[] = [
  {},
  { operation: "search", query: "cookie recipe" },
  { Operation: "Find-Items", queries: [" a ", "b"], maxPages: "7", includeReviews: "True", limit: "25" },
  {
    zipCode: 10001,
    countryCode: " UK ",
    product_urls: ["https://Example.com", { url: "http://a.example/ü b" }],
  },
  { repo: "nodejs/undici#12" },
  { repo: "a/b", number: "3", operation: "ISSUE" },
  { asins: [123, "B0"], query: null, limit: null },
];

describe("normalizeInput", () => {
  it("leaves canonical input as it is and says so", () => {
    const sent = {
      operation: "search",
      query: "a",
      maxPages: 5,
      includeReviews: true,
      includeOffers: false,
      countryCode: "us",
      limit: 3,
    };
    const { input, limit, normalizations, requestedFeatures } = normalizeInput(scraper, sent);
    expect(normalizations).toEqual([]);
    expect(requestedFeatures).toEqual(["includeReviews"]);
    expect({ operation: "search", ...input, limit }).toEqual(sent);
  });

  it("records every change", () => {
    const {
      operation: chosen,
      input,
      limit,
      normalizations,
    } = normalizeInput(scraper, {
      operation: "Ad Library",
      queries: [" a ", "b"],
      maxPages: "7",
      includeReviews: "true",
      postalCode: 10001,
      countryCode: "DE",
      productUrls: [{ url: "https://x.example" }],
      limit: "25",
    });
    expect([chosen.name, limit]).toEqual(["search", 25]);
    expect(input).toEqual({
      searchTerms: ["a", "b"],
      maxPages: 7,
      includeReviews: true,
      includeOffers: false,
      countryCode: "de",
      deliveryLocation: "10001",
      productUrls: ["https://x.example/"],
    });
    expect(normalizations).toEqual([
      { path: "input.operation", from: "Ad Library", to: "search", reason: "alias" },
      { path: "input.limit", from: "25", to: 25, reason: "number" },
      { path: "input.searchTerms", from: "queries", to: "searchTerms", reason: "alias" },
      { path: "input.deliveryLocation", from: "postalCode", to: "deliveryLocation", reason: "alias" },
      { path: "input.searchTerms.0", from: " a ", to: "a", reason: "trimmed" },
      { path: "input.maxPages", from: "7", to: 7, reason: "number" },
      { path: "input.includeReviews", from: "true", to: true, reason: "boolean" },
      { path: "input.deliveryLocation", from: 10001, to: "10001", reason: "text" },
      { path: "input.countryCode", from: "DE", to: "de", reason: "lower_case" },
      {
        path: "input.productUrls.0",
        from: { url: "https://x.example" },
        to: "https://x.example/",
        reason: "text",
      },
      { path: "input.includeOffers", from: null, to: false, reason: "default" },
    ]);
  });

  it("lets the input select the operation and the operation read its own forms", () => {
    const { input, normalizations } = normalizeInput(scraper, { repo: "a/b#12" });
    expect(input).toEqual({ repo: "a/b", number: 12 });
    expect(normalizations).toEqual([
      { path: "input.operation", from: null, to: "issue", reason: "selected_by_input" },
      { path: "input.repo", from: "a/b#12", to: "a/b", reason: "owner/name#1 holds the number" },
      { path: "input.number", from: null, to: 12, reason: "derived" },
    ]);
  });

  it.each(FRIENDLY)("is idempotent and deterministic for %j", (sent) => {
    const before = JSON.stringify(sent);
    const once = normalizeInput(scraper, sent);
    expect(JSON.stringify(sent)).toBe(before);
    expect(normalizeInput(scraper, JSON.parse(before))).toEqual(once);
    const again = normalizeInput(scraper, canonicalInput(once));
    expect(again.normalizations).toEqual([]);
    expect(JSON.stringify(canonicalInput(again))).toBe(JSON.stringify(canonicalInput(once)));
  });

  it("refuses private input before anything else", () => {
    const error = refused({ operation: "nonsense", headers: [{ name: "Cookie", value: "a=b" }], zzz: 1 });
    expect(error.code).toBe("private_input_refused");
    expect(error.details).toEqual([
      { path: "input.headers.0", code: "private_input", message: "The entry is cookies." },
    ]);
  });

  it.each([null, [], "x", 3])("refuses %j as an input", (raw) => {
    expect(refused(raw).details).toEqual([
      { path: "input", code: "invalid_value", message: "The input must be a JSON object." },
    ]);
  });

  it("names the operations when the token is unknown", () => {
    const error = refused({ operation: "serch" });
    expect([error.code, error.message]).toEqual([
      "operation_not_found",
      'The scraper shop has no operation "serch". Did you mean "search"?',
    ]);
    expect(error.details.map((detail) => detail.message)).toEqual(["search", "issue", "followers"]);
  });

  it("names the nearest operation for one that is not public", () => {
    const error = refused({ operation: "followers" });
    expect([error.code, error.message, error.details[0]?.message]).toEqual([
      "operation_not_public",
      'Followers are shown to members only. The nearest operation that works is "search".',
      "search",
    ]);
  });

  it("lists caps with limit and actual under input_cap_exceeded", () => {
    const error = refused({
      searchTerms: Array(51).fill("x"),
      query: "😀".repeat(513),
      maxPages: 21,
      limit: 100_001,
      productUrls: [`https://x.example/${"a".repeat(2_048)}`],
    });
    expect(error.code).toBe("input_cap_exceeded");
    expect(error.details.map(({ path, limit, actual, message }) => [path, limit, actual, message])).toEqual([
      ["input.limit", 100_000, 100_001, "100001 is outside 1 to 100000."],
      ["input.searchTerms", 50, 51, "51 search terms; at most 50 are allowed."],
      ["input.query", 512, 513, "The search text has 513 characters; at most 512 are allowed."],
      ["input.maxPages", 20, 21, "21 is outside 1 to 20."],
      ["input.productUrls.0", 2_048, 2_066, "The URL has 2,066 characters; at most 2,048 are allowed."],
    ]);
    expect(refused({ limit: 0 })).toMatchObject({
      code: "invalid_input",
      details: [{ limit: 1, actual: 0 }],
    });
  });

  it("lists every other problem at once under invalid_input", () => {
    const error = refused({
      operation: "search",
      serchTerms: ["x"],
      asins: ["1"],
      productIds: ["2"],
      maxPages: "many",
      searchTerms: Array(51).fill("x"),
      productUrls: ["ftp://x.example", { url: "nope" }, { link: "x" }],
      limit: 1.5,
    });
    expect(error.code).toBe("invalid_input");
    expect(error.details.map(({ path, code }) => [path, code])).toEqual([
      ["input.limit", "invalid_value"],
      ["input.serchTerms", "unknown_field"],
      ["input.productIds", "conflicting_aliases"],
      ["input.searchTerms", "cap_exceeded"],
      ["input.maxPages", "invalid_value"],
      ["input.productUrls.0", "invalid_value"],
      ["input.productUrls.1.url", "invalid_value"],
      ["input.productUrls.2.url", "required"],
      ["input.productUrls.2.link", "unknown_field"],
    ]);
    expect(error.details[1]?.message).toBe(
      'The operation search has no field "serchTerms". Did you mean "searchTerms"?',
    );
  });

  it("lists twenty unknown fields and counts the rest", () => {
    const many = Object.fromEntries(Array.from({ length: 1_999 }, (_, index) => [`zz${index}`, 1]));
    const { code, details } = refused({ operation: "search", ...many });
    expect(code).toBe("invalid_input");
    expect(details).toHaveLength(21);
    expect(details.slice(0, 20).map(({ path }) => path)).toEqual(
      Array.from({ length: 20 }, (_, index) => `input.zz${index}`),
    );
    expect(details[20]).toEqual({
      path: "input",
      code: "unknown_field",
      message: "The input has 1999 fields that the operation search does not take; the first 20 are listed.",
      limit: 0,
      actual: 1999,
    });
  });

  it("names the caps of the whole input and its size", () => {
    const nested = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`) as unknown;
    const cases: [unknown, string, number, number][] = [
      [{ productUrls: Array(90).fill("a".repeat(6_000)) }, "characters", 500_000, 540_011],
      [{ ids: Array(70_000).fill(1) }, "values", 10_000, 70_002],
    ];
    for (const [raw, what, limit, actual] of cases) {
      const { code, details } = refused(raw);
      expect(code).toBe("input_cap_exceeded");
      const shown = (count: number): string => count.toLocaleString("en-US");
      const message = `The whole input has ${shown(actual)} ${what}; at most ${shown(limit)} are allowed.`;
      expect(details).toContainEqual({ path: "input", code: "cap_exceeded", message, limit, actual });
    }
    expect(refused({ ids: nested }).details.map(({ message }) => message)).toContain(
      "The input is nested more than 32 levels deep and cannot be checked.",
    );
    expect(refused({ ids: Array(70_000).fill({ token: 1 }) }).code).toBe("input_cap_exceeded");
  });

  it("refuses a long text, by its place, before the rules of an operation read it", () => {
    const message = "The text has 8,193 characters; at most 8,192 are allowed.";
    const { code, details } = refused({ productUrls: ["x", { url: "/".repeat(8_193) }], query: "x" });
    expect(code).toBe("input_cap_exceeded");
    expect(details).toEqual([
      { path: "input.productUrls.1.url", code: "cap_exceeded", message, limit: 8_192, actual: 8_193 },
    ]);
    expect(refused({ productUrls: "/".repeat(8_192) }).code).not.toBe("input_cap_exceeded");
  });

  it("takes 200 URLs of 2,048 characters", () => {
    const url = `https://x.example/${"a".repeat(2_048 - 18)}`;
    expect(normalizeInput(scraper, { productUrls: Array(200).fill(url) }).input["productUrls"]).toHaveLength(
      200,
    );
  });

  it("says which field is needed, and survives a field named __proto__", () => {
    expect(refused({ operation: "issue" }).details).toEqual([
      { path: "input.repo", code: "required", message: "This field is needed." },
      { path: "input.number", code: "required", message: "This field is needed." },
    ]);
    expect(refused(JSON.parse('{"__proto__":{"query":"x"}}')).details).toMatchObject([
      { code: "unknown_field" },
    ]);
  });
});

describe("JSON Schema", () => {
  it("shows every cap, default and alias of an operation", () => {
    const schema = inputSchemaOf(search);
    const fields = schema["properties"] as Record<string, JsonObject>;
    expect(schema["$schema"]).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(schema["additionalProperties"]).toBe(false);
    expect(schema["required"]).toBeUndefined();
    expect(fields["operation"]).toMatchObject({ enum: ["search", "find_items", "ad-library"] });
    expect(fields["limit"]).toMatchObject({ minimum: 1, maximum: 100_000, default: 100 });
    expect(fields["searchTerms"]).toMatchObject({
      maxItems: 50,
      "x-aliases": ["queries"],
      items: { maxLength: 512 },
    });
    expect(fields["maxPages"]).toEqual({
      type: "integer",
      minimum: 1,
      maximum: 20,
      default: 5,
      description: "Pages per term.",
    });
    expect(fields["includeReviews"]).toMatchObject({ type: "boolean", default: false });
    expect(fields["productUrls"]).toMatchObject({
      maxItems: 200,
      items: { anyOf: [{ maxLength: 2_048 }, {}] },
    });
    expect(fields["productIds"]).toMatchObject({ maxItems: 200, items: { maxLength: 128 } });
    expect(fields["deliveryLocation"]).toMatchObject({ "x-aliases": ["postalCode", "zipCode"] });
    expect(JSON.stringify(schema)).not.toContain('"aliases"');
    expect(inputSchemaOf(search)).toBe(schema);
  });

  it("lets only default and selectable operations go unnamed, and hides what is not public", () => {
    const branches = scraperInputSchema(scraper)["anyOf"] as JsonObject[];
    expect(branches.map((branch) => [branch["title"], branch["required"]])).toEqual([
      ["Search", undefined],
      ["Issue", ["repo", "number"]],
    ]);
  });

  it("describes a stored Record with the host's fields", () => {
    const schema = recordSchemaOf(search);
    expect(schema["required"]).toEqual(["id", "rating", "_source"]);
    expect(Object.keys(schema["properties"] as JsonObject)).toEqual([
      "id",
      "rating",
      "requestedFeatures",
      "featureCoverage",
      "_source",
      "_truncated",
    ]);
  });

  it("refuses an operation whose fields claim one name twice", () => {
    const input = z.object({ a: z.string().meta({ aliases: ["B"] }), b: z.string() });
    expect(() => inputSchemaOf({ ...issue, input })).toThrow('"b" of field b already names a');
    const limit = z.object({ limit: z.number() });
    expect(() => inputSchemaOf({ ...issue, input: limit })).toThrow(
      '"limit" of field limit already names limit',
    );
  });
});
