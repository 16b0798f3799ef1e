import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  refusedAs,
  searchKey,
} from "../../plugin-sdk/index.ts";
import { isCheck, isSignIn } from "./walls.ts";

/** Countries with a site of their own; its host begins with the code, but for those in HOSTS. */
const CODES =
  `us ar au at bh be br ca cl cn co cr cz dk ec eg fi fr de gr hk hu in id ie il it jp kw lu my mx ma nl nz ng
  no om pk pa pe ph pl pt qa ro sa sg za kr es se ch tw th tr ua ae gb uy ve vn`.split(/\s+/);
const HOSTS: Readonly<Record<string, string>> = { us: "www", gb: "uk", my: "malaysia" };

const hostOf = (country: string): string => `${HOSTS[country] ?? country}.indeed.com`;
const COUNTRIES = new Map(CODES.map((code) => [hostOf(code), code]));

/** The country of a host; `m.indeed.com` and the bare domain are the site of the United States. Undefined elsewhere. */
export function countryOfHost(host: string): string | undefined {
  const bare = host.toLowerCase().replace(/^(?:www\.)?(?=[a-z]+\.indeed\.com$)/, "");
  return /^(?:m\.)?indeed\.com$/.test(bare) ? "us" : COUNTRIES.get(bare);
}

export const hasSite = (country: string): boolean => CODES.includes(country);

/** Languages of a country besides the one that most of its people speak. */
const MORE_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  be: ["fr"],
  ca: ["fr"],
  ch: ["fr", "it"],
  lu: ["de"],
};

/** What the countries are called in English and in their own languages, with and without accents. */
function ownNames(code: string): string[] {
  const region = code.toUpperCase();
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  const names = ["en", language, ...(MORE_LANGUAGES[code] ?? [])].flatMap(
    (each) => new Intl.DisplayNames(each, { type: "region" }).of(region) ?? [],
  );
  return names.flatMap((name) => [name, searchKey(name)]);
}

/** Names of the countries, and what people write for them, by code. */
export const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CODES.flatMap((code) => ownNames(code).map((name) => [name, code]))),
  ...{
    usa: "us",
    america: "us",
    worldwide: "us",
    global: "us",
    uk: "gb",
    england: "gb",
    "great britain": "gb",
  },
  ...{ turkey: "tr", "czech republic": "cz", "hong kong": "hk", korea: "kr", uae: "ae", holland: "nl" },
};

export const namesOfCountry = (country: string): string[] =>
  Object.keys(COUNTRY_WORDS).filter((name) => COUNTRY_WORDS[name] === country);

/** One visitor who reads a page now and then; guests who hurry are shown challenges. */
const PACE = { requestsPerSecond: 0.2, concurrency: 1 };
export const origins: Record<string, OriginPolicy> = Object.fromEntries(
  CODES.map((code) => [code, { url: `https://${hostOf(code)}`, ...PACE }]),
);

/** Where people read the site; links in Records point here, whatever the origin is configured to. */
export const siteOf = (country: string): string => `https://${hostOf(country)}`;
export const jobUrl = (country: string, id: string): string => `${siteOf(country)}/viewjob?jk=${id}`;

/** How the source says no. */
export const failures: readonly FailureRule[] = [
  ...commonFailures("Indeed"),
  refusedAs(404, "input_not_found", "Indeed has no such page."),
  refusedAs(410, "input_not_found", "Indeed has removed this page."),
  {
    code: "source_blocked",
    message: "Indeed takes the visitor for a program and shows its own check instead of the page.",
    when: ({ status, text }) => status === 401 || status === 403 || isCheck(text),
  },
  {
    code: "source_blocked",
    message: "Indeed asks to sign in before it shows this page.",
    when: ({ url, text }) => url.startsWith("https://secure.indeed.com/") || isSignIn(text),
  },
];
