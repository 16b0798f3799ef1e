import {
  commonFailures,
  decodeEntities,
  type FailureRule,
  type OriginPolicy,
  sourceUrl,
} from "../../plugin-sdk/index.ts";
import { isLoginTitle } from "./page/words.ts";

/** Where people read Instagram; links in Records always point here, whatever the origin is configured to. */
export const SITE = "https://www.instagram.com";

export const origins: Record<"web", OriginPolicy> = {
  web: {
    url: SITE,
    // One page in seven seconds: what one reader does, and what was answered without a wall.
    requestsPerSecond: 0.15,
    concurrency: 1,
    headers: {
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      // The rounded counts in meta tags are words of the language of the page.
      "accept-language": "en-US,en;q=0.9",
      // Say that a page is asked for, and no part of one: else Instagram answers with a shell without data.
      "sec-fetch-dest": "document",
      "sec-fetch-mode": "navigate",
      "sec-fetch-site": "none",
      "sec-fetch-user": "?1",
      "upgrade-insecure-requests": "1",
    },
  },
};

const MAX_REFUSAL_CHARACTERS = 4_000;
/** What Instagram answers in place of a page when it wants an account. */
const REFUSAL = /"require_login"\s*:\s*true|Please wait a few minutes before you try again/;
/** What only the page to sign in at says of itself, in any language. */
const LOGIN_PAGE =
  /<(?:link|meta)\b(?=[^>]{0,300}"(?:canonical|og:url)")[^>]{0,300}"https:\/\/www\.instagram\.com\/accounts\/login\/|"LoginAndSignupPage"\s*:/;
const TITLE = /<title[^>]{0,200}>([^<]{1,100})/i;

const isLogin = (text: string): boolean =>
  isLoginTitle(decodeEntities(TITLE.exec(text)?.[1] ?? "")) || LOGIN_PAGE.test(text);

/** How Instagram says no. What it says of one post or account stands inside of pages: see `page/`. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "Instagram sent its start page instead of the one that was asked for: it wants an account.",
    when: ({ url }) => URL.parse(url)?.pathname === "/",
  },
  {
    code: "source_blocked",
    message: "Instagram asks to sign in before it shows more.",
    when: ({ text }) => (text.length <= MAX_REFUSAL_CHARACTERS && REFUSAL.test(text)) || isLogin(text),
  },
  {
    code: "source_request_refused",
    message: "Instagram does not take this request from a program (SecFetch Policy violation).",
    when: ({ status, text }) => status === 400 && text.includes("SecFetch Policy violation"),
  },
  ...commonFailures("Instagram"),
];

export const profileUrl = (username: string): string => sourceUrl(SITE, "/{username}/", { username });
/** The page of a post; that of a reel, too. */
export const postUrl = (code: string): string => sourceUrl(SITE, "/p/{code}/", { code });
