import type { FailureRule, ResponseView } from "./types.ts";

/** Pages that stand in the way are small; a captcha in the form of a real page must not pass for one. */
const MAX_WALL_CHARACTERS = 60_000;
const MAX_CONSENT_CHARACTERS = 200_000;

/** Titles of challenge pages, in the words of who makes them. */
const CHALLENGE_TITLES =
  /^(?:just a moment|attention required! \| cloudflare|access to this page has been denied|access denied|pardon our interruption|robot check|are you a (?:robot|human)|human verification|verify (?:that )?you are (?:a )?human|security check|captcha|bot verification|ddos-guard)/i;

/** Parts of challenge pages that ordinary pages do not have. */
const CHALLENGE_MARKS =
  /id="challenge-(?:form|error-text|stage)"|window\._cf_chl_opt|id="px-captcha"|captcha-delivery\.com\/(?:captcha|interstitial|c\.js)|_Incapsula_Resource\?[^"]{0,300}(?:incident|CWUDNSAI)|Incapsula incident ID|AwsWafIntegration\.|gokuProps|id="sec-(?:if-)?cpt-(?:container|if)"|bm-verify=|KPSDK\.|\/errors\/validateCaptcha|unusual traffic from your computer network|class="(?:g-recaptcha|h-captcha|cf-turnstile)"|id="recaptcha"/i;

const CONSENT_FORM =
  /<form\b[^>]{0,500}\baction="https:\/\/consent\.(?:google|youtube|yahoo)\.|<form\b[^>]{0,500}\bclass="consent-form"/i;

/** Headers by which a guard says that it answered in place of the source. */
const GUARD_HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ["cf-mitigated", /challenge/i],
  ["x-amzn-waf-action", /challenge|captcha/i],
];

const made = new WeakSet<FailureRule>();

/**
 * How any source says no, for the end of a family's `failures`: `[...own, ...commonFailures("Example")]`. Challenge
 * pages and captchas by name and consent pages at status 200 are `source_blocked`; 429 is `source_rate_limited` until the
 * time in Retry-After. A redirect to a page to sign in at is `source_blocked` without a rule, and a missing target is for
 * the family to tell.
 */
export function commonFailures(source: string): readonly FailureRule[] {
  const rules: FailureRule[] = [
    {
      code: "source_rate_limited",
      message: `${source} asks for a slower pace.`,
      when: ({ status }) => status === 429,
    },
    {
      code: "source_blocked",
      message: `${source} showed a challenge in place of the page.`,
      when: isChallenge,
    },
    {
      code: "source_blocked",
      message: `${source} asks for consent to cookies before it shows the page; Quarry does not click it away.`,
      when: (response) => isPage(response, MAX_CONSENT_CHARACTERS) && CONSENT_FORM.test(response.text),
    },
  ];
  return checkedFailures(rules);
}

/** Marks rules of the SDK, which has tests for them: the contract suite wants no case for one in each family. */
export function checkedFailures(rules: readonly FailureRule[]): readonly FailureRule[] {
  for (const rule of rules) made.add(rule);
  return rules;
}

/** Whether a rule is one of those. */
export function isCommonFailure(rule: FailureRule): boolean {
  return made.has(rule);
}

function isChallenge(response: ResponseView): boolean {
  if (GUARD_HEADERS.some(([name, value]) => value.test(response.header(name) ?? ""))) return true;
  if (!isPage(response, MAX_WALL_CHARACTERS)) return false;
  const title = /<title\b[^>]{0,200}>\s*([^<]{0,200})/i.exec(response.text)?.[1] ?? "";
  return CHALLENGE_TITLES.test(title) || CHALLENGE_MARKS.test(response.text);
}

/** HTML of at most so many characters: a challenge quoted in JSON, or in a long text, is none. */
function isPage(response: ResponseView, maxCharacters: number): boolean {
  const { text } = response;
  return (
    text.length <= maxCharacters &&
    /^\s*(?:<!--|<!doctype html|<html|<head|<title|<body|<script|<form)/i.test(text)
  );
}
