/** Pages that a source may answer with instead of its own, written for this purpose in the structure of common ones. */
export interface ForeignPage {
  name: "challenge" | "consent" | "sign-in" | "maintenance";
  place: string;
  html: string;
}

function page(title: string, body: string, head = ""): string {
  return `<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title>${head}</head>\n<body>\n${body}\n</body>\n</html>\n`;
}

export const FOREIGN_PAGES: readonly ForeignPage[] = [
  {
    name: "challenge",
    place: "just a moment",
    html: page(
      "Just a moment...",
      '<div class="main-wrapper" role="main"><h1>Checking if the site connection is secure</h1><noscript>Enable JavaScript and cookies to continue</noscript></div>\n<script>window._cf_chl_opt={cvId:"3",cType:"managed"};</script><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>',
      '<meta http-equiv="refresh" content="390">',
    ),
  },
  {
    name: "challenge",
    place: "unusual traffic",
    html: page(
      "Sorry...",
      '<form id="captcha-form" action="index" method="post"><div id="recaptcha" class="g-recaptcha" data-sitekey="k"></div></form>\n<div>Our systems have detected unusual traffic from your computer network. This page checks to see if it\'s really you sending the requests, and not a robot.</div>',
    ),
  },
  {
    name: "challenge",
    place: "press and hold",
    html: page(
      "Access to this page has been denied",
      '<div id="px-captcha"></div><p>Press &amp; Hold to confirm you are a human (and not a bot).</p><script>window._pxAppId="PX0";</script>',
    ),
  },
  {
    name: "consent",
    place: "inline",
    html: page(
      "Before you continue",
      '<h1>Before you continue</h1><p>We use cookies and data to deliver and maintain services.</p><form action="https://consent.google.com/save" method="post"><input type="hidden" name="gl" value="DE"><button>Reject all</button><button>Accept all</button></form>',
    ),
  },
  {
    name: "sign-in",
    place: "inline",
    html: page(
      "Sign in",
      '<main><h1>Sign in to continue</h1><form action="/session" method="post"><label>Password <input type="password" name="password" autocomplete="current-password"></label><button type="submit">Sign in</button></form></main>',
    ),
  },
  {
    name: "maintenance",
    place: "instead",
    html: page(
      "We will be back soon",
      "<main><h1>Down for maintenance</h1><p>Please try again in a few minutes.</p></main>",
    ),
  },
];
