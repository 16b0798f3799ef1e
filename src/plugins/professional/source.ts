import { commonFailures, type FailureRule, type OriginPolicy, sourceUrl } from "../../plugin-sdk/index.ts";
import { isWall, WALL_PATH } from "./page/wall.ts";

/** Where people read the pages; links in Records always point here, whatever the origin is configured to. */
export const SITE = "https://www.linkedin.com";
/** One visitor who reads a page now and then; pages of companies and posts were measured at this pace without a refusal. */
const PACE = { requestsPerSecond: 0.14, concurrency: 1 };
const HEADERS = { "accept-language": "en-US,en;q=0.9" };
/** Countries whose visitors are led to an edition of their own: the same pages in another language. */
const EDITIONS =
  `ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bw by bz ca cc cd cf
  cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo fr ga gd ge gf gg gh
  gi gl gm gn gp gq gr gt gu gw gy hk hn hr ht hu id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kr kw ky kz la
  lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl
  no np nr nu nz om pa pe pf pg ph pk pl pm pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss
  st sv sx sy sz tc td tg th tj tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw`.split(
    /\s+/,
  );

export const origins: Record<string, OriginPolicy> = {
  web: { url: SITE, ...PACE, headers: HEADERS },
  ...Object.fromEntries(
    EDITIONS.map((edition) => [
      edition,
      { url: `https://${edition}.linkedin.com`, ...PACE, headers: HEADERS },
    ]),
  ),
};

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
    when: ({ url, text }) => WALL_PATH.test(URL.parse(url)?.pathname ?? "") || isWall(text),
  },
  ...commonFailures("LinkedIn"),
];

export const jobUrl = (id: string): string => sourceUrl(SITE, "/jobs/view/{id}", { id });
export const profileUrl = (id: string): string => sourceUrl(SITE, "/in/{id}", { id });
export const postUrl = (id: string): string => sourceUrl(SITE, "/feed/update/urn:li:activity:{id}", { id });
/** `google`, or `school/mit` and `showcase/google-cloud` for the other kinds of pages. */
export const companyUrl = (id: string): string =>
  sourceUrl(SITE, "/{path*}", { path: id.includes("/") ? id : `company/${id}` });
