import { commonFailures, type FailureRule, type OriginPolicy } from "../../plugin-sdk/index.ts";

export const ZILLOW = "https://www.zillow.com";
export const REDFIN = "https://www.redfin.com";
export const REDFIN_CANADA = "https://www.redfin.ca";

/** Neither site publishes a limit; faster callers were seen to be shut out for a while. */
const PACE = { requestsPerSecond: 0.2, concurrency: 1 };

export const origins: Record<"zillow" | "redfin" | "redfinCanada", OriginPolicy> = {
  zillow: { url: ZILLOW, ...PACE },
  redfin: { url: REDFIN, ...PACE },
  redfinCanada: { url: REDFIN_CANADA, ...PACE },
};

/** A page of these guards is small; each good page names the guard's script as well. */
const MAX_GUARD_CHARACTERS = 80_000;

export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "Zillow asks the caller to sign in before it shows the page.",
    when: ({ url }) => /\/user\/(?:acct\/)?login\b|[?&]login=true\b/.test(url),
  },
  {
    code: "source_blocked",
    message: "Zillow asks the caller to press and hold a button before it shows the page.",
    when: ({ text }) =>
      text.length < MAX_GUARD_CHARACTERS && /captcha\.px-c(?:dn|loud)\.net|px-captcha/.test(text),
  },
  {
    code: "source_blocked",
    message: "Redfin showed the challenge of its firewall instead of the answer.",
    when: ({ text }) => text.length < MAX_GUARD_CHARACTERS && /awswaf\.com\/[^"'\s]*challenge\.js/.test(text),
  },
  ...commonFailures("The site"),
];

/** The declared origin of a page of one of the sites. */
export const originOf = (url: string): keyof typeof origins =>
  url.startsWith(REDFIN_CANADA) ? "redfinCanada" : url.startsWith(REDFIN) ? "redfin" : "zillow";
