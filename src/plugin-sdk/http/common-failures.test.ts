import { describe, expect, test } from "vitest";
import { commonFailures, isCommonFailure } from "./common-failures.ts";
import type { ResponseView } from "./types.ts";

const rules = commonFailures("Example");

function codeOf(view: Partial<ResponseView> & { headers?: Record<string, string> }): string | null {
  const response: ResponseView = {
    status: 200,
    url: "https://a.example/items?page=1",
    text: "",
    header: (name) => view.headers?.[name] ?? null,
    ...view,
  };
  return rules.find((rule) => rule.when(response))?.code ?? null;
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

describe("common failures", () => {
  test.each([
    ["Cloudflare", page("Just a moment...", `<div id="challenge-error-text">Enable JavaScript</div>`)],
    ["Cloudflare's block", page("Attention Required! | Cloudflare", "<h1>Sorry, you have been blocked</h1>")],
    ["PerimeterX", page("Access to this page has been denied.", `<div id="px-captcha"></div>`)],
    ["DataDome", page("shop", `<script src="https://ct.captcha-delivery.com/c.js"></script>`)],
    ["Imperva", page("", `<iframe src="/_Incapsula_Resource?CWUDNSAI=9&incident_id=1"></iframe>`)],
    ["Akamai", page("Access Denied", "You don't have permission. Reference #18.2d")],
    ["Akamai's captcha", page(" ", `<div id="sec-cpt-container"></div>`)],
    [
      "Cloudflare in another language",
      page(
        "Bir dakika lütfen...",
        `<script>(function(){window._cf_chl_opt = {cType: 'managed'};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=9';}());</script>`,
      ),
    ],
    [
      "Cloudflare without its script",
      page("Einen Moment", `<script src="/cdn-cgi/challenge-platform/h/g/orchestrate/jsch/v1"></script>`),
    ],
    [
      "Cloudflare of older years",
      page("Shop", `<div class="cf-browser-verification cf-im-under-attack"></div>`),
    ],
    [
      "DataDome by its data alone",
      page(
        "shop.example",
        `<p id="cmsg">Please enable JS and disable any ad blocker</p><script data-cfasync="false">var dd={'rt':'c','cid':'A','hsh':'B','t':'bv','s':1,'host':'geo.captcha-delivery.com'}</script>`,
      ),
    ],
    ["DataDome to a call", `{"url":"https://geo.captcha-delivery.com/captcha/?initialCid=A&cid=B"}`],
    [
      "PerimeterX by its script",
      page("shop.example", `<script src="https://captcha.px-cdn.net/PX12345678/captcha.js?a=c"></script>`),
    ],
    [
      "PerimeterX by its name",
      `<html><head><meta name="description" content="px-captcha"></head><body></body></html>`,
    ],
    [
      "PerimeterX to a call",
      `{"appId":"PX12345678","jsClientSrc":"/i.js","blockScript":"/c.js","altBlockScript":""}`,
    ],
    ["PerimeterX in words", page("Shop", "<div><p>Press &amp; Hold to confirm you are a human</p></div>")],
    [
      "Imperva by its frame",
      `<html style="height:100%"><head></head><body style="margin:0px"><iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=1"></iframe></body></html>`,
    ],
    [
      "Akamai in another language",
      page("Zugriff verweigert", `<p>Reference #18.2d<br>https://errors.edgesuite.net/18.2d</p>`),
    ],
    ["hCaptcha", page("Shop", `<form><div data-sitekey="k" class="box h-captcha"></div></form>`)],
    [
      "hCaptcha in a frame",
      page("Shop", `<iframe src="https://newassets.hcaptcha.com/captcha/v1/a"></iframe>`),
    ],
    ["one in words", page("shop.example", `<h1>Verify you are human by completing the action below.</h1>`)],
    ["a captcha for a site", page("Security Check | Example", "<p>One more step</p>")],
    ["AWS", page("", `<script>window.gokuProps = {"key":"x"}; AwsWafIntegration.getToken()</script>`)],
    ["a captcha of letters", page("Shop", `<form action="/errors/validateCaptcha"></form>`)],
    ["Google", page("Sorry...", "unusual traffic from your computer network")],
    ["a captcha", page("Check", `<div class="g-recaptcha" data-sitekey="k"></div>`)],
    [
      "consent at status 200",
      page("Before you continue", `<form action="https://consent.google.com/save" method="POST"></form>`),
    ],
  ])("know the page of %s", (_who, text) => {
    expect(codeOf({ text })).toBe("source_blocked");
    expect(codeOf({ text, status: 403 })).toBe("source_blocked");
  });

  test.each([
    ["a list", page("Items", "<ul><li>Kite</li></ul>")],
    ["a text that quotes a challenge", page("Forum", "<p>&lt;title&gt;Just a moment...&lt;/title&gt;</p>")],
    ["a title that begins otherwise", page("What does “Just a moment...” mean?", "")],
    [
      "a guard's script on an ordinary page",
      page("Items", `<script src="/cdn-cgi/challenge-platform/s.js"></script>`),
    ],
    [
      "a long page with a captcha in its form",
      page("Items", `${"<p>row</p>".repeat(9000)}<div class="g-recaptcha">`),
    ],
    [
      "a guard's scripts on an ordinary page",
      page(
        "Items",
        `<ul><li>Kite</li></ul><script>window._pxAppId = 'PX12345678';window.ddjskey='K';window['__CF$cv$params']={r:'9'};</script><script src="https://js.datadome.co/tags.js"></script><script src="/_Incapsula_Resource?SWJIYLWA=719d34"></script><script src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/main.js"></script>`,
      ),
    ],
    [
      "an article with a captcha below it",
      page(
        "Kites",
        `${"<p>Kites fly in light wind.</p>".repeat(80)}<form><div class="g-recaptcha"></div></form>`,
      ),
    ],
    [
      "an article about them",
      page("Kites", `<h2>Are you a robot?</h2>${"<p>Kites fly in light wind.</p>".repeat(80)}`),
    ],
    ["a thing of that name", page("captcha-solver: solves nothing", "<p>Read me</p>")],
    ["another thing of that name", page("Access Denied Records", "<p>Shop</p>")],
    ["a class that begins alike", page("Items", `<div class="h-captcha-free"></div>`)],
    ["JSON", `{"title":"<title>Just a moment...</title>"}`],
  ])("leave %s alone", (_what, text) => {
    expect(codeOf({ text })).toBeNull();
  });

  test("know headers and statuses", () => {
    expect(codeOf({ headers: { "cf-mitigated": "challenge" } })).toBe("source_blocked");
    expect(codeOf({ headers: { "x-amzn-waf-action": "captcha" } })).toBe("source_blocked");
    expect(codeOf({ status: 429 })).toBe("source_rate_limited");
    expect(codeOf({ status: 404 })).toBeNull();
    expect(codeOf({ url: "https://a.example/captcha/repository" }), "an account of that name").toBeNull();
  });

  test("are told from a family's own rules", () => {
    expect(rules.every(isCommonFailure)).toBe(true);
    expect(isCommonFailure({ code: "source_blocked", message: "No.", when: () => true })).toBe(false);
  });
});
