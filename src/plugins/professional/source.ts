import { commonFailures, type FailureRule, type OriginPolicy, sourceUrl } from "../../plugin-sdk/index.ts";

/** Where people read the pages; links in Records always point here, whatever the origin is configured to. */
export const SITE = "https://www.linkedin.com";
/** One visitor who reads a page now and then; pages of companies and posts were measured at this pace without a refusal. */
const PACE = { requestsPerSecond: 0.14, concurrency: 1 };
const HEADERS = { "accept-language": "en-US,en;q=0.9" };
/** Countries whose visitors are led to an edition of their own: the same pages in another language. */
const EDITIONS =
  `ae ar at au be br ca ch cl cn co cz de dk eg es fi fr gr hk hu id ie il in it jp kr ma mx my ng
  nl no nz pe ph pk pl pt ro sa se sg th tr tw ua uk uy ve vn za`.split(/\s+/);

export const origins: Record<string, OriginPolicy> = {
  web: { url: SITE, ...PACE, headers: HEADERS },
  ...Object.fromEntries(
    EDITIONS.map((edition) => [
      edition,
      { url: `https://${edition}.linkedin.com`, ...PACE, headers: HEADERS },
    ]),
  ),
};

const WALL_PATH = /^\/(?:authwall|login|signup|checkpoint|uas\/login)(?:[/?-]|$)/;
/** The page whose script leads on to where one signs in; real pages are larger, and say what they are in `pageKey`. */
const WALL_SCRIPT = /\/authwall\?|[?&]sessionRedirect=/;
const MAX_WALL_CHARACTERS = 60_000;
/** After a refusal for speed the source wants a pause of this length. */
const PAUSE_MS = 30_000;

/** How LinkedIn says no. A status of 404 is a missing target without a rule. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "LinkedIn takes the caller for a program and shows nothing (status 999).",
    when: ({ status }) => status === 999,
  },
  {
    code: "source_changed",
    message: "LinkedIn no longer has this list for guests (status 404).",
    when: ({ status, url }) =>
      status === 404 && /\/jobs-guest\/.*(?:typeaheadHits|\/search)$/.test(URL.parse(url)?.pathname ?? ""),
  },
  {
    code: "source_rate_limited",
    message: "LinkedIn asks for a slower pace.",
    when: ({ status }) => status === 429,
    retryAt: (_response, now) => new Date(now.getTime() + PAUSE_MS),
  },
  {
    code: "source_blocked",
    message: "LinkedIn asks to sign in before it shows this page; Quarry reads what guests see.",
    when: ({ url, text }) =>
      WALL_PATH.test(URL.parse(url)?.pathname ?? "") ||
      (text.length <= MAX_WALL_CHARACTERS && WALL_SCRIPT.test(text) && !text.includes('name="pageKey"')),
  },
  ...commonFailures("LinkedIn"),
];

export const jobUrl = (id: string): string => sourceUrl(SITE, "/jobs/view/{id}", { id });
export const profileUrl = (id: string): string => sourceUrl(SITE, "/in/{id}", { id });
export const postUrl = (id: string): string => sourceUrl(SITE, "/feed/update/urn:li:activity:{id}", { id });
/** `google`, or `school/mit` and `showcase/google-cloud` for the other kinds of pages. */
export const companyUrl = (id: string): string =>
  sourceUrl(SITE, "/{path*}", { path: id.includes("/") ? id : `company/${id}` });
