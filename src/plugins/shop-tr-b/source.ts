import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  refusedAs,
  type ResponseView,
} from "../../plugin-sdk/index.ts";

/** Where people read Hepsiburada; links in Records always point here, whatever the origin is configured to. */
export const SHOP = "https://www.hepsiburada.com";
/** No limit is published; careful readers ask every two seconds and stop at the first refusal. */
const PACE = { requestsPerSecond: 0.5, concurrency: 1 };
const headers = { "accept-language": "tr-TR,tr;q=0.9" };

export const origins: Record<"web" | "reviews" | "short" | "app", OriginPolicy> = {
  web: { url: SHOP, ...PACE, headers },
  reviews: {
    ...{ url: "https://user-content-gw-hermes.hepsiburada.com", requestsPerSecond: 0.8, concurrency: 1 },
    headers: { ...headers, accept: "application/json" },
  },
  short: { url: "https://hb.biz", ...PACE },
  app: { url: "https://app.hb.biz", ...PACE },
};

/** Said by Hepsiburada when a page could not be read; its pages are guarded by Akamai. */
export const GUARDED = "The guard of the site refuses many clients; then the run ends as source_blocked.";

const GUARD = /HBBlockandCaptcha|security\/HBBlock|static\.hepsiburada\.net\/security|akReferanceId/;
const GUARD_TITLE = /<title\b[^>]*>\s*Hepsiburada \| Güvenlik/;
/** Pages of the shop carry much more than this. */
const MAX_GUARD_CHARACTERS = 60_000;
const isGuard = ({ url, text }: ResponseView): boolean =>
  GUARD.test(url) || (text.length < MAX_GUARD_CHARACTERS && (GUARD.test(text) || GUARD_TITLE.test(text)));

/** Calls are told by their path: the host may be configured to another. */
const isReviewCall = ({ url }: ResponseView): boolean => /^https?:\/\/[^/]+\/queryapi\//.test(url);
const isCall = (response: ResponseView): boolean =>
  isReviewCall(response) || /^https?:\/\/[^/]+\/api\//.test(response.url);

/** How Hepsiburada says no. */
export const failures: readonly FailureRule[] = [
  { code: "source_blocked", message: "Hepsiburada showed its security page.", when: isGuard },
  refusedAs(403, "source_blocked", "Hepsiburada refuses to answer (status 403)."),
  {
    code: "source_blocked",
    message: "Hepsiburada answered with a page where its call has data: a challenge or a redirect.",
    when: (response) => response.status < 400 && isCall(response) && /^\s*</.test(response.text),
  },
  {
    code: "source_request_refused",
    message:
      "Hepsiburada refuses the call for reviews: it knows no such product, or no longer takes the call.",
    when: (response) => (response.status === 400 || response.status === 404) && isReviewCall(response),
  },
  {
    code: "source_request_refused",
    message: "Hepsiburada no longer takes searches at this address (status 404).",
    when: ({ status, url }) => status === 404 && /^https?:\/\/[^/]+\/ara(?:\?|$)/.test(url),
  },
  ...commonFailures("Hepsiburada"),
];
