import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  refusedAs,
  type ResponseView,
  sourceUrl,
} from "../../plugin-sdk/index.ts";

/** Where people watch; links in Records always point here, whatever the origin is configured to. */
export const SITE = "https://www.tiktok.com";
export const LIBRARY = "https://library.tiktok.com";
/** One visitor who goes from page to page. */
const PACE = { requestsPerSecond: 0.3, concurrency: 1 };

export const origins: Readonly<Record<string, OriginPolicy>> = {
  web: { url: SITE, ...PACE },
  vm: { url: "https://vm.tiktok.com", ...PACE },
  vt: { url: "https://vt.tiktok.com", ...PACE },
  library: { url: LIBRARY, requestsPerSecond: 1, concurrency: 1 },
};

/** The page that runs a proof of work in place of an answer is small and carries no data. */
const MAX_CHALLENGE_CHARACTERS = 20_000;
const CHALLENGE = /\bid="(?:cs|wci|rci)"|_wafchallengeid/i;
/** Titles of pages that stand in for all others, however long these are. */
const CHALLENGE_TITLE =
  /<title[^>]*>\s*(?:Please wait|tiktok-verify-page|Security (?:check|verification)\b)/i;
/** In the languages of the site. The page of an account has its handle there, too. */
const LOGIN_TITLE = new RegExp(
  `<title[^>]*>\\s*(?:${[
    ...["log ?in", "sign ?up", "anmelden", "registrieren", "se connecter", "connexion", "s'inscrire"],
    ...[
      "inscription",
      "iniciar sesi[oó]n",
      "inicia sesi[oó]n",
      "reg[ií]strate",
      "entrar",
      "iniciar sess[aã]o",
    ],
    ...["accedi", "iscriviti", "inloggen", "zaloguj si[eę]", "giriş yap", "войти", "masuk", "đăng nhập"],
    ...["ログイン", "로그인", "登录", "登入", "تسجيل الدخول", "เข้าสู่ระบบ"],
  ].join("|")})\\s*[|•-]\\s*TikTok\\s*</title>`,
  "iu",
);

const isBare = ({ text }: ResponseView): boolean => text.trim() === "";
const isOn = (path: RegExp, { url }: ResponseView): boolean => path.test(URL.parse(url)?.pathname ?? "");

/** How TikTok says no. What it says of one video or account stands inside of answers: see `page/status.ts`. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "TikTok showed a challenge instead of the page; Quarry does not solve it.",
    when: ({ text }) =>
      CHALLENGE_TITLE.test(text.slice(0, MAX_CHALLENGE_CHARACTERS)) ||
      (text.length <= MAX_CHALLENGE_CHARACTERS && CHALLENGE.test(text)),
  },
  {
    code: "source_blocked",
    message: "TikTok showed a page to sign in at instead of what was asked for.",
    when: ({ text }) => LOGIN_TITLE.test(text.slice(0, MAX_CHALLENGE_CHARACTERS)),
  },
  {
    code: "source_rate_limited",
    message: "TikTok asks for a slower pace.",
    when: (response) =>
      /^[^<]{0,200}overload-protect triggered/.test(response.text) ||
      (response.status === 403 && isBare(response)),
  },
  {
    code: "source_blocked",
    message: "TikTok answered with nothing, as it does to calls that its own app has not signed.",
    when: (response) => response.status === 200 && isBare(response),
  },
  {
    code: "input_not_found",
    message:
      "TikTok has no such video, account, hashtag or sound, or does not let it be embedded (status 400).",
    when: (response) => response.status === 400 && isOn(/^\/(?:embed|oembed)(?:\/|$)/, response),
  },
  refusedAs(404, "input_not_found", "TikTok has no such page (status 404)."),
  refusedAs(403, "source_blocked", "TikTok does not let this program read the page (status 403)."),
  ...commonFailures("TikTok"),
];

export const accountUrl = (handle: string): string => sourceUrl(SITE, "/@{handle}", { handle });
export const tagUrl = (tag: string): string => sourceUrl(SITE, "/tag/{tag}", { tag });
/** Any words may stand before the id. */
export const soundUrl = (id: string): string => sourceUrl(SITE, "/music/sound-{id}", { id });
/** Any handle leads to the video. */
export const videoUrl = (id: string, handle: string | null, kind: "video" | "photo" = "video"): string =>
  sourceUrl(SITE, "/@{handle}/{kind}/{id}", { handle: handle ?? "_", kind, id });
