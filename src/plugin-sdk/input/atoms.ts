/**
 * The input fields that many families share. Each is a zod schema: add `.optional()`, `.default()`, `.describe()` and
 * `.meta({ aliases: [...] })` as the operation needs. Every cap is a constant below, reaches JSON Schema
 * (`maxItems`, `maxLength`, `maximum`) and is named in the message together with what was given.
 *
 * The JSON Schema shows the canonical form. Accepted besides, and recorded in `normalizations`: outer white space,
 * "true"/"false" for a flag, digits as text for a count, a whole number for an id, `{ "url": … }` for a URL in a list.
 */
import { z } from "zod";
import { grouped } from "../../kernel/grouped.ts";
import { COUNTRY_CODES } from "./country-codes.ts";

/** Characters (Unicode code points) of one search text. */
const MAX_SEARCH_TEXT_CHARACTERS = 512;
/** Search terms in one Request. */
export const MAX_SEARCH_TERMS = 50;
/** Characters of one URL, as given and after parsing. */
export const MAX_URL_CHARACTERS = 2_048;
/** Product, listing and other broad URLs in one Request. */
export const MAX_BROAD_URLS = 200;
/** Seller, shop or category URLs in one Request. */
export const MAX_GROUP_URLS = 100;
/** Characters of one product or category id. */
export const MAX_ID_CHARACTERS = 128;
/** Product ids in one Request. */
export const MAX_PRODUCT_IDS = 200;
/** Category ids in one Request. */
export const MAX_CATEGORY_IDS = 100;
/** Characters of a delivery location: a postal code or the name of a place. */
const MAX_DELIVERY_LOCATION_CHARACTERS = 128;

/** White space at the ends is trimmed; empty text, control characters and text over `max` code points are refused. */
export function shortText(max: number, what: string) {
  return z
    .string()
    .trim()
    .min(1, `${what} is empty.`)
    .refine((text) => !/\p{Cc}/u.test(text), `${what} has control characters.`)
    .refine((text) => text.isWellFormed(), `${what} is not well-formed Unicode.`)
    .check((ctx) => refuseOver(max, ctx.value, what, ctx.issues))
    .meta({ maxLength: max, pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$" });
}

/** zod's own .max() counts UTF-16 units; JSON Schema and the caps count characters. */
function refuseOver(max: number, text: string, what: string, issues: z.core.$ZodRawIssue[]): void {
  const length = text.length <= max ? text.length : [...text].length;
  if (length <= max) return;
  issues.push({
    code: "too_big",
    origin: "string",
    maximum: max,
    inclusive: true,
    input: text,
    actual: length,
    message: `${what} has ${grouped(length)} characters; at most ${grouped(max)} are allowed.`,
  });
}

/** A list of 1 to `max` items. `what` is the plural noun of the message, such as `search terms`. */
export function listOf<T extends z.ZodType>(item: T, max: number, what: string) {
  return z
    .array(item)
    .min(1, `The list of ${what} is empty; leave the field out or give at least one.`)
    .max(max, {
      error: (issue) =>
        `${grouped((issue.input as unknown[]).length)} ${what}; at most ${grouped(max)} are allowed.`,
    });
}

/** The same where one item without a list is accepted too; it becomes a list of one. */
export function oneOrMany<T extends z.ZodType>(item: T, max: number, what: string) {
  return z.preprocess(
    (value) => (value === undefined || value === null || Array.isArray(value) ? value : [value]),
    listOf(item, max, what),
  );
}

/** Whole number from `min` to `max`. Digits as text ("25") are accepted and become a number. */
export function countIn(min: number, max: number) {
  const range = () => `${grouped(min)} to ${grouped(max)}`;
  const notWhole = { error: () => `Expected a whole number from ${range()}.` };
  const outside = (issue: { input?: unknown }) => `${String(issue.input)} is outside ${range()}.`;
  return z.preprocess(
    (value) => (typeof value === "string" && /^\s*[+-]?\d{1,15}\s*$/.test(value) ? Number(value) : value),
    z.number(notWhole).int(notWhole).min(min, { error: outside }).max(max, { error: outside }),
  );
}

/** True or false. The texts "true" and "false" are accepted too, in any case; nothing else is (not 1, 0, "yes"). */
export const flag = z.preprocess((value) => {
  if (typeof value !== "string") return value;
  const word = value.trim().toLowerCase();
  return word === "true" ? true : word === "false" ? false : value;
}, z.boolean("Expected true or false."));

export const searchText = shortText(MAX_SEARCH_TEXT_CHARACTERS, "The search text").describe("Search text.");

export const searchTerms = listOf(searchText, MAX_SEARCH_TERMS, "search terms").describe(
  "Search texts; each is searched separately.",
);

/** An absolute http or https URL without user name or password, in the form that the URL standard gives it. */
export const publicUrl = shortText(MAX_URL_CHARACTERS, "The URL")
  .check((ctx) => {
    if (ctx.issues.length > 0) return; // Empty or too long; one message is enough.
    const problem = urlProblem(ctx.value);
    if (problem !== null) ctx.issues.push({ code: "custom", input: ctx.value, message: problem });
    else refuseOver(MAX_URL_CHARACTERS, new URL(ctx.value).href, "The URL, once encoded,", ctx.issues);
  })
  .overwrite((text) => (urlProblem(text) === null ? new URL(text).href : text))
  .meta({ format: "uri", description: "Public http or https URL." });

function urlProblem(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return "Expected an absolute URL that starts with https:// or http://.";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "Expected an http or https URL.";
  if (url.username !== "" || url.password !== "") return "A URL must not carry a user name or a password.";
  return null;
}

/** A URL as text or as `{ "url": "https://…" }`; always becomes text. */
export const urlItem = z.union([
  publicUrl,
  z.strictObject({ url: publicUrl }).transform((wrapped) => wrapped.url),
]);

/** A list of up to `max` URLs, each as text or as `{ "url": … }`. */
export function urlList(max: number, what = "URLs") {
  return listOf(urlItem, max, what);
}

function idText(what: string) {
  return z.preprocess(
    (value) => (Number.isSafeInteger(value) ? String(value) : value),
    shortText(MAX_ID_CHARACTERS, what),
  );
}

/** An id of a product, app, listing or video. A whole number becomes text. */
export const productId = idText("The id").describe("Public id.");
export const categoryId = idText("The category id").describe("Public category id.");

/** ISO 3166-1 alpha-2, in lower case. `uk` becomes `gb`. */
export const countryCode = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite((code) => (code === "uk" ? "gb" : code))
  .refine((code) => COUNTRY_CODES.has(code), {
    error: (issue) =>
      `"${String(issue.input).slice(0, 20)}" is no ISO 3166-1 alpha-2 country code, such as "us".`,
  })
  .meta({ pattern: "^[A-Za-z]{2}$", description: "Country: two letters of ISO 3166-1, such as us." });

/** BCP 47 tag in canonical case, such as `en`, `pt-BR` or `zh-Hant-TW`. An underscore is read as a hyphen. */
export const languageTag = z
  .string()
  .trim()
  .overwrite((tag) => canonicalTag(tag) ?? tag)
  .refine((tag) => canonicalTag(tag) !== null, {
    error: (issue) =>
      `"${String(issue.input).slice(0, 40)}" is no BCP 47 language tag, such as "en" or "pt-BR".`,
  })
  .meta({ maxLength: 35, description: "Language: BCP 47 tag, such as en or pt-BR." });

function canonicalTag(tag: string): string | null {
  const candidate = tag.replaceAll("_", "-");
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(candidate) || candidate.length > 35) return null;
  try {
    return Intl.getCanonicalLocales(candidate)[0] ?? null;
  } catch {
    return null; // RangeError: the subtags are in no legal order.
  }
}

/** ISO 4217 code in upper case, such as `USD`. */
export const currencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "Expected a currency as three letters of ISO 4217, such as USD.")
  .describe("Currency: three letters of ISO 4217, such as USD.");

/** Postal code or place to deliver to. A number (10001) becomes text. */
export const deliveryLocation = z
  .preprocess(
    (value) => (Number.isSafeInteger(value) ? String(value) : value),
    shortText(MAX_DELIVERY_LOCATION_CHARACTERS, "The delivery location"),
  )
  .meta({ aliases: ["postalCode", "zipCode"], description: "Postal code or place to deliver to." });
