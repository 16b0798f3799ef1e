/** Hosts and paths where sources send callers who are to sign in, consent or solve a captcha first. */
const HOST = /^(?:accounts|account|auth|login|signin|sso|consent|guce|captcha|geo\.captcha-delivery)\./;
const PATH =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:log-?in|sign-?in|sign_in|authwall|uas\/login|accounts\/(?:log-?in|signin)|users\/sign_in|sessions?\/new|session|captcha|errors\/validatecaptcha|sorry|checkpoint\/challenge|servicelogin|collectconsent)(?:[/.;]|$)/i;

/** Whether a URL is such a place. A caller of public pages gets there only by a redirect, so it is a refusal. */
export function isWall(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && (HOST.test(parsed.hostname) || PATH.test(parsed.pathname));
}
