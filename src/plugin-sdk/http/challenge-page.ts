import { htmlToText } from "../text/html-to-text.ts";

/** Titles of challenge pages, in the words of who makes them. */
const TITLES =
  /^(?:just a moment|attention required! \| cloudflare|access to this page has been denied|pardon our interruption|are you a (?:robot|human)|robot or human|verify (?:that )?you(?: are|'re) (?:a )?human|ddos-guard)/i;
/** Titles that may also begin that of a thing: "Captcha solver". Nothing but the name of the site follows. */
const SHORT_TITLES =
  /^(?:access denied|robot check|human verification|security (?:check|verification)|captcha|bot verification)[\s.…!?]*(?:$|\s[|–—·:-]\s|:)/i;

/**
 * Parts of challenge pages that ordinary pages do not have, by who makes them. Scripts by which guards watch ordinary
 * pages (`challenge-platform/…/jsd`, `_pxAppId`, `SWJIYLWA`, `js.datadome.co`) are none.
 */
const MARKS = [
  // Cloudflare
  /id=["']?challenge-(?:form|error-text|stage|running)\b|_cf_chl_opt\s*=|cf-browser-verification|challenge-platform\/(?:h\/\w+\/)?orchestrate\//i,
  // PerimeterX, which calls itself HUMAN now
  /(?:id|content|name)=["']?px-captcha\b|captcha\.px-(?:cdn|cloud)\.net|\/captcha\/PX\w{4,20}\/captcha\.js|_pxBlock(?:Script|edUrl)/i,
  // DataDome
  /captcha-delivery\.com\/(?:captcha|interstitial|c\.js|i\.js)|\bdd\s*=\s*\{[^{}<>]{0,2000}captcha-delivery\.com/i,
  // Imperva
  /_Incapsula_Resource\?[^"]{0,300}(?:incident|[CS]WUDNSAI)|id=["']?main-iframe["']?[^>]{0,100}\/_Incapsula_Resource|Incapsula incident ID/i,
  // AWS
  /AwsWafIntegration\.|gokuProps/i,
  // Akamai
  /id=["']?sec-(?:if-)?cpt-(?:container|if)\b|bm-verify=|\/_sec\/(?:cp_challenge|verify\?provider)|https?:\/\/errors\.edgesuite\.net\//i,
  // Kasada, Amazon, Google
  /KPSDK\.|\/errors\/validateCaptcha|unusual traffic from your computer network/i,
];
/** Answers to calls, in which a guard names the page to show in place of the data. */
const JSON_MARK =
  /^\s*\{(?:"url":"https:\/\/geo\.captcha-delivery\.com\/(?:captcha|interstitial)\/|[^{}]{0,1000}"blockScript":")/;

/** What a form of an ordinary page may have as well. */
const CAPTCHA =
  /class=["'][^"']{0,200}(?<![\w-])(?:g-recaptcha|h-captcha|cf-turnstile)(?![\w-])|id=["']?recaptcha\b|<iframe\b[^>]{0,500}(?:hcaptcha\.com\/|\/recaptcha\/api2\/|challenges\.cloudflare\.com\/)/i;
const HEADINGS =
  /<(?:h[1-3]|p|div|span|label)\b[^>]{0,300}>\s*(?:please )?(?:verify (?:that )?you(?: are|'re) (?:a )?human|verifying you are human|confirm (?:that )?you(?: are|'re) (?:a )?human|press (?:&(?:amp;)?|and) hold|checking your browser|checking if the site connection is secure|enable javascript and cookies to continue|please enable js and disable any ad blocker|are you a (?:robot|human)|i'm not a robot|prove (?:that )?you(?: are|'re) (?:not a robot|human))/i;
/** Pages with a challenge say little else. */
const MAX_WORDS = 1_500;

/** Whether a page in HTML stands in the way of the page that was asked for. */
export function isChallengePage(text: string): boolean {
  const title = /<title\b[^>]{0,200}>\s*([^<]{0,200})/i.exec(text)?.[1] ?? "";
  if (TITLES.test(title) || SHORT_TITLES.test(title) || MARKS.some((mark) => mark.test(text))) return true;
  return (CAPTCHA.test(text) || HEADINGS.test(text)) && htmlToText(text).length <= MAX_WORDS;
}

/** Whether an answer in JSON is a guard's. */
export const isChallengeAnswer = (text: string): boolean => JSON_MARK.test(text);
