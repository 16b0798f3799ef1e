import {
  asLists,
  countryCode,
  flag,
  idsFromUrls,
  type JsonObject,
  listOf,
  localeFromUrls,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  productId,
  type Step,
  steps,
  str,
  wordsTo,
} from "../../plugin-sdk/index.ts";
import { COUNTRY_WORDS, hasSite } from "./source.ts";
import { readUrl, type TargetKind } from "./targets.ts";

export const URLS = ["url", "urls", "startUrl", "startUrls"];

export const countryInput = {
  country: countryCode
    .refine(hasSite, "Indeed has no site for this country.")
    .default("us")
    .describe("Country whose site is read: code or English name. Addresses name it by their host.")
    .meta({ aliases: ["countryCode", "cc", "co", "domain", "market", "region"] }),
};

export const companyInfoFlag = flag
  .default(false)
  .describe("Also reads the page of each company, once.")
  .meta({ aliases: ["companyInfo", "includeCompany", "includeCompanyDetails"] });

/** A list of ids of some form. */
export const idList = (form: RegExp, expected: string, what: string, max = MAX_BROAD_URLS) =>
  listOf(
    productId.refine((id) => form.test(id), `Expected ${expected}.`),
    max,
    what,
  );

/** Slug of a company: no slash, no scheme. */
const SLUG = /^[^/:?#]+$/;
export const COMPANY_WORDS = [
  ...["company", "companyUrls", "companyUrl", "companyIds", "companyId"],
  ...["companyName", "companyNames", "slug"],
];
export const companies = idList(
  SLUG,
  "the slug of a company page such as Dr-Martens, a name, or the address of the page",
  "companies",
  MAX_GROUP_URLS,
).describe("Companies: addresses of their pages, the slugs in these, or names.");

/** The country of addresses, and friendly words for one. */
export const countryForms = (...fields: string[]): Step =>
  steps(
    localeFromUrls(fields, (address) => ({ country: readUrl(address)?.country })),
    wordsTo("country", COUNTRY_WORDS),
  );

/** Friendly forms of a list of ids: one of them alone, or addresses of these kinds. */
export const idForms = (field: string, ...kinds: TargetKind[]): Step =>
  steps(
    asLists(field),
    idsFromUrls(field, (address) => {
      const target = readUrl(address);
      return target !== null && kinds.includes(target.kind) ? target.value : null;
    }),
  );

/** Names become slugs, as the source spells them: spaces are hyphens. */
export const slugged =
  (field: string, spell: (name: string) => string): Step =>
  (raw, note) => {
    const items = raw[field];
    if (!Array.isArray(items)) return raw;
    const spelled = items.map((item, index) => {
      const slug = typeof item === "string" && readUrl(item) === null ? spell(item.trim()) : item;
      if (slug !== item) note(`${field}.${index}`, "Written as the source has it in addresses.");
      return slug;
    });
    return { ...raw, [field]: spelled };
  };

/** For inputs without `operation`: true when a field holds an address of this kind; where `takesTexts`, any other text too. */
export const names =
  (kind: TargetKind, field: string, takesTexts: boolean) =>
  (raw: JsonObject): boolean =>
    [raw[field] ?? []]
      .flat()
      .map((item) => str(item) ?? str(item, "url") ?? "")
      .some((item) => (item.includes("://") ? readUrl(item)?.kind === kind : takesTexts && item !== ""));
