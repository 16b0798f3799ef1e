import { SECRET_PREFIXES } from "../../kernel/secret-token.ts";
import { classChanges, hasLetterAndDigit, isSlug } from "./looks-secret.ts";

/** What the characters after a prefix may be. */
const ALPHABETS = {
  hex: "0-9a-fA-F",
  upper: "A-Z0-9",
  base62: "A-Za-z0-9",
  word: "\\w",
  url: "\\w-",
  dotted: "\\w.-",
  base64: "\\w+/=-",
};

/** A prefix that a long run of one letter would meet at every character. */
const LETTERS_A = "A".repeat(21);

/**
 * Secrets that their issuers mark with a prefix: the prefixes, what follows, and how many of it at least. Add a row
 * for a new format; what follows must mix its characters as no word or slug does.
 */
const MARKED: readonly (readonly [
  prefixes: string,
  alphabet: keyof typeof ALPHABETS,
  least: number,
  what: string,
])[] = [
  [Object.values(SECRET_PREFIXES).join(" "), "url", 30, "a key or token of Quarry"],
  ["portal_ cs_sandbox_", "hex", 32, "a link to payments"],
  ["ghp_ gho_ ghu_ ghs_ ghr_", "base62", 20, "a code host token"],
  ["github_pat_", "word", 20, "a code host token"],
  ["glpat- gldt- glrt- glptt- glft- glsoat- glcbt- glimt- glagent- gloas-", "url", 16, "a code host token"],
  ["GR1348941 ATBB ATCTT3 ATATT3", "base64", 20, "a code host token"],
  ["AKIA ASIA AROA AIDA AGPA ANPA ANVA AIPA ABIA ACCA", "upper", 16, "a cloud access key"],
  ["FwoGZXIvYXdz IQoJb3JpZ2lu", "base64", 40, "a cloud session"],
  ["LTAI AKID", "base62", 20, "a cloud access key"],
  ["AQVN YC k8s-aws-v1.", "url", 36, "a cloud access key"],
  ["dop_v1_ doo_v1_ dor_v1_", "hex", 40, "a cloud token"],
  ["dapi dkea dose", "hex", 32, "a cloud token"],
  ["vcr_", "word", 20, "a cloud token"],
  ["fo1_ HRKU-", "url", 30, "a cloud token"],
  ["tfp_ .atlasv1. tskey-", "url", 20, "a cloud token"],
  ["pul- scw_", "hex", 40, "a cloud token"],
  ["sk-proj- sk-ant- sk-svcacct- sk-or-v1- sk-admin- sk-lf- pk-lf-", "url", 16, "an API key"],
  ["sk- r8_ fc-", "word", 20, "an API key"],
  ["lsv2_pt_ lsv2_sk_ xaat-", "url", 24, "an API key"],
  ["sk_ sk_V2_", "hex", 40, "an API key"],
  ["T3BlbkFJ", "base62", 16, "an API key"],
  ["sk_live_ sk_test_ rk_live_ rk_test_ sk_prod_ whsec_", "base64", 10, "a payment key"],
  ["rzp_live_ rzp_test_ EZAK EZTK shippo_live_ shippo_test_ duffel_live_", "word", 14, "a payment key"],
  ["FLWSECK- FLWSECK_TEST- sq0atp- sq0csp- EAAA", "url", 22, "a payment key"],
  ["access_token$production$ access_token$sandbox$", "base62", 16, "a payment key"],
  ["xoxb- xoxp- xoxa- xoxe- xoxo- xoxr- xoxs- xoxc- xoxd- xapp- xwfp-", "url", 10, "a chat token"],
  ["AIza", "url", 30, "an API key"],
  ["GOCSPX-", "url", 20, "a client secret"],
  ["ya29.", "dotted", 16, "an access token"],
  ["1//0", "url", 16, "a refresh token"],
  ["EAA IGQV IGAA", "base62", 30, "an access token"],
  [LETTERS_A, "word", 25, "an access token"],
  ["sl.", "url", 80, "an access token"],
  ["AQED AQEF", "url", 80, "session data"],
  ["p8e-", "base62", 30, "a client secret"],
  ["npm_ hf_ oy2", "base62", 28, "a registry token"],
  ["pypi- dckr_pat_ dckr_oat_", "url", 20, "a registry token"],
  ["CLOJARS_ cmVmd AKCp", "base62", 40, "a registry token"],
  ["cio", "base62", 32, "a registry token"],
  ["shpat_ shpca_ shppa_ shpss_ shptka_", "hex", 28, "a shop token"],
  ["SG.", "dotted", 32, "an API key"],
  ["xkeysib- xsmtpsib-", "hex", 40, "an API key"],
  ["key- SK", "hex", 32, "an API key"],
  ["mlsn. PMAK- PMAT- CFPAT-", "dotted", 24, "an API key"],
  ["ATTA sha256~", "base64", 36, "an API key"],
  ["CCIPAT_ CCIPRJ_ e2b_", "word", 24, "an API key"],
  ["pat-na1- pat-na2- pat-eu1- pat-ap1-", "url", 30, "an access token"],
  ["fm2_ fm1r_ fm1a_", "base64", 40, "a cloud token"],
  ["sk.eyJ", "dotted", 40, "an API key"],
  ["hvs. hvb. hvr. dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.", "url", 20, "a vault token"],
  ["eyJrIjoi", "base64", 24, "a monitoring token"],
  ["NRAK- NRAA- NRII- NRJS- dt0c01. dt0s01. dt0s02.", "dotted", 18, "a monitoring token"],
  ["AGE-SECRET-KEY-1", "base62", 40, "a private key"],
  ["xprv yprv zprv tprv", "base62", 90, "a private key"],
  ["nsec1 ncryptsec1", "base62", 50, "a private key"],
  ["gAAAAAB", "url", 60, "an access token"],
  ["b3BlbnNzaC1rZXktdj", "base64", 20, "a private key"],
];

/** What is read beyond the least length, to see whether it looks random. */
const EXTRA = 40;

/** Letters before a short prefix that may be stuck to it. */
const GLUED = 12;

interface Format {
  prefix: string;
  what: string;
  rest: RegExp;
  /** The same as copied from a wrapped line, with white space in it. Only for prefixes that mean nothing else. */
  broken: RegExp | null;
}

const formats = MARKED.flatMap(([prefixes, alphabet, least, what]) =>
  prefixes.split(" ").map((prefix): Format => {
    const one = `[${ALPHABETS[alphabet]}]`;
    const isBroken = /[_-]$/.test(prefix) && prefix.length >= 4 && least >= 20;
    return {
      prefix,
      what,
      rest: new RegExp(`${one}{${least},${least + EXTRA}}`, "y"),
      broken: isBroken ? new RegExp(`(?:${one}\\s?){${least},${least + EXTRA}}`, "y") : null,
    };
  }),
);
const longestFirst = formats.map(({ prefix }) => prefix).sort((a, b) => b.length - a.length);
const PREFIX = new RegExp(
  longestFirst
    .map((prefix) => (prefix === LETTERS_A ? `(?<!A)${prefix}` : prefix.replace(/[.$/]/g, "\\$&")))
    .join("|"),
  "g",
);
/** A long prefix may hide a short one that fits: `sk-proj-` begins with `sk-`. */
const formatsOf = new Map(
  longestFirst.map((found) => [found, formats.filter(({ prefix }) => found.startsWith(prefix))]),
);

/** What secret with a known prefix a text holds, or null. Linear: each prefix is followed for a bounded length. */
export function markedSecretIn(text: string): string | null {
  PREFIX.lastIndex = 0;
  for (let match = PREFIX.exec(text); match !== null; match = PREFIX.exec(text)) {
    const at = match.index;
    const found = formatsOf.get(match[0])?.find((format) => fits(format, text, at));
    if (found) return found.what;
    PREFIX.lastIndex = at + 1;
  }
  return null;
}

/** A prefix counts in the middle of a word too, for a token is easily glued to a letter; a short one behind letters alone. */
function fits({ prefix, rest, broken }: Format, text: string, at: number): boolean {
  const isCommon = prefix === LETTERS_A || (prefix.length < 4 && !prefix.endsWith("_"));
  const before = /[A-Za-z0-9]*$/.exec(text.slice(Math.max(0, at - GLUED - 1), at))?.[0] ?? "";
  if (isCommon && before !== "") return false;
  // In the middle of a long id a short prefix stands there by chance.
  if (prefix.length < 5 && !(before.length <= GLUED && /^(?:[a-z]*|[A-Z]*)$/.test(before))) return false;
  const from = at + prefix.length;
  const whole = matchAt(rest, text, from);
  if (whole !== null) {
    const isMixed =
      hasLetterAndDigit(whole) || classChanges(whole) >= 6 || (prefix.length >= 3 && /[_./-]/.test(prefix));
    return isMixed && !isSlug(whole);
  }
  const joined = broken === null ? "" : (matchAt(broken, text, from) ?? "").replace(/\s/g, "");
  return joined !== "" && classChanges(joined) * 4 >= joined.length;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
