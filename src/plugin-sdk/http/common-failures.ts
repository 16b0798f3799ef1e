import { isChallengeAnswer, isChallengePage } from "./challenge-page.ts";
import type { FailureRule, ResponseView } from "./types.ts";

/** Pages that stand in the way are small; a captcha in the form of a real page must not pass for one. */
const MAX_WALL_CHARACTERS = 60_000;
const MAX_CONSENT_CHARACTERS = 200_000;

const CONSENT_FORM =
  /<form\b[^>]{0,500}\baction="https:\/\/consent\.(?:google|youtube|yahoo)\.|<form\b[^>]{0,500}\bclass="consent-form"/i;

/** Headers by which a guard says that it answered in place of the source. */
const GUARD_HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ["cf-mitigated", /challenge/i],
  ["x-amzn-waf-action", /challenge|captcha/i],
];

/** Rules that have tests here: the contract suite wants no case for one in each family. */
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
      message: `${source} showed a challenge instead of the page.`,
      when: isChallenge,
    },
    {
      code: "source_blocked",
      message: `${source} asks for consent to cookies before it shows the page; Quarry does not click it away.`,
      when: (response) => isPage(response, MAX_CONSENT_CHARACTERS) && CONSENT_FORM.test(response.text),
    },
  ];
  for (const rule of rules) made.add(rule);
  return rules;
}

/** Whether a rule is of `commonFailures`. */
export function isCommonFailure(rule: FailureRule): boolean {
  return made.has(rule);
}

function isChallenge(response: ResponseView): boolean {
  if (GUARD_HEADERS.some(([name, value]) => value.test(response.header(name) ?? ""))) return true;
  if (isChallengeAnswer(response.text)) return true;
  return isPage(response, MAX_WALL_CHARACTERS) && isChallengePage(response.text);
}

/** HTML of at most so many characters: a challenge quoted in JSON, or in a long text, is none. */
function isPage(response: ResponseView, maxCharacters: number): boolean {
  const { text } = response;
  return (
    text.length <= maxCharacters &&
    /^\s*(?:<!--|<!doctype html|<html|<head|<title|<body|<script|<form)/i.test(text)
  );
}
