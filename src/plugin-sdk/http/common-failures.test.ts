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
