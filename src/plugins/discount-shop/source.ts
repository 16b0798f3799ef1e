import {
  commonFailures,
  type FailureRule,
  type OriginPolicy,
  refusedAs,
  type ResponseView,
} from "../../plugin-sdk/index.ts";

/** Where people read Temu; links in Records always point here, whatever the origin is configured to. */
export const TEMU = "https://www.temu.com";
/** No limit is published. Readers with a session meet captchas after a few dozen pages; one without is slower. */
const PACE = { requestsPerSecond: 0.1, concurrency: 1 };

export const origins: Record<"web" | "share" | "short", OriginPolicy> = {
  web: { url: TEMU, ...PACE },
  share: { url: "https://share.temu.com", ...PACE },
  short: { url: "https://temu.to", ...PACE },
};

const isPage = ({ text }: ResponseView): boolean => /^\s*</.test(text);
const errorIs = ({ text }: ResponseView, codes: string): boolean =>
  new RegExp(`^\\s*\\{[^]{0,2000}?"error_?[cC]ode"\\s*:\\s*"?(?:${codes})\\b`).test(text);

/** The error by which a state or an answer says that a check must be solved first. */
export const CHECK_WANTED = "54001";

/** How Temu says no. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message: "Temu wants its security check solved instead of the page.",
    // The check keeps the title and tags of the page that it stands in for; pages with goods may load its script, too.
    when: (response) =>
      /\/bgn_verification\.html/.test(response.url) ||
      (isPage(response) &&
        (/id="imageSemantics"|<body[^>]*\bverifyDialog\b/.test(response.text) ||
          /role="dialog"[^]{0,400}>\s*(?:Security Verification|安全验证)\s*</.test(response.text) ||
          (/\bapi\/phantom\/(?:vc_pre_ck|obtain_captcha)/.test(response.text) &&
            !/\brawData\b/.test(response.text)))),
  },
  {
    code: "source_blocked",
    message: "Temu asks to sign in before it shows the page.",
    when: (response) =>
      /^https?:\/\/[^/]+\/(?:[\w-]+\/)?(?:login\.html|no-auth)/.test(response.url) ||
      (isPage(response) && /"page_id":"login"|"origin_url":"(?:\\u002F|\/)login\.html"/.test(response.text)),
  },
  {
    code: "source_blocked",
    message: "Temu wants its security check solved before it answers.",
    when: (response) => errorIs(response, CHECK_WANTED),
  },
  {
    code: "source_blocked",
    message: "Temu answers this call only with the token that its own scripts make.",
    when: (response) =>
      /^\s*\{[^]{0,200}"intercepted"\s*:\s*true/.test(response.text) || errorIs(response, "40001|50000"),
  },
  refusedAs(403, "source_blocked", "Temu refuses to answer (status 403)."),
  {
    code: "source_changed",
    message: "Temu no longer has its results or this call where they were.",
    when: ({ status, url }) => status === 404 && /\/search_result\.html|\/api\//.test(url),
  },
  refusedAs(404, "input_not_found", "Temu has no such page."),
  ...commonFailures("Temu"),
];
