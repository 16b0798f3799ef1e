import { describe, expect, it } from "vitest";
import type { ResponseView } from "../../plugin-sdk/index.ts";
import { failures } from "./failures.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

interface Answer {
  status: number;
  headers?: Record<string, string>;
  text?: string;
  url?: string;
}

function verdictOn({ status, headers = {}, text = "", url = "https://api.github.com/x" }: Answer) {
  const view: ResponseView = { status, url, text, header: (name) => headers[name.toLowerCase()] ?? null };
  const rule = failures.find((candidate) => candidate.when(view));
  return rule && { code: rule.code, retryAt: rule.retryAt?.(view, NOW)?.toISOString() };
}

const html = { "content-type": "text/html; charset=utf-8" };

describe("failures", () => {
  it.each<[string, Answer, string, string | undefined]>([
    [
      "a used-up quota with its reset time",
      {
        status: 403,
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1795176000", "retry-after": "9" },
      },
      "source_rate_limited",
      "2026-11-20T12:00:00.000Z",
    ],
    [
      "a secondary limit with a pause",
      { status: 403, headers: { "retry-after": "30" } },
      "source_rate_limited",
      "2026-11-20T12:00:30.000Z",
    ],
    [
      "a secondary limit without a pause",
      { status: 403, text: '{"message":"You have triggered an abuse detection mechanism."}' },
      "source_rate_limited",
      "2026-11-20T12:01:00.000Z",
    ],
    [
      "a throttled web page",
      { status: 200, headers: html, text: "<title>Whoa there!</title>" },
      "source_rate_limited",
      "2026-11-20T13:00:00.000Z",
    ],
    [
      "a page that wants consent",
      { status: 200, text: '<!doctype html><form action="https://consent.google.com/save"></form>' },
      "source_blocked",
      undefined,
    ],
    [
      "a challenge page",
      { status: 200, headers: html, text: "<!DOCTYPE html><html><head><title>Just a moment...</title>" },
      "source_blocked",
      undefined,
    ],
    [
      "a captcha",
      { status: 200, headers: html, text: '<html><body><div class="g-recaptcha"></div></body></html>' },
      "source_blocked",
      undefined,
    ],
    ["401", { status: 401 }, "source_request_refused", undefined],
    ["403 without a reason", { status: 403, text: '{"message":"Forbidden"}' }, "source_blocked", undefined],
    ["403 with a block", { status: 403, text: '{"block": {"reason":"tos"}}' }, "input_not_found", undefined],
    ["404", { status: 404 }, "input_not_found", undefined],
    ["409", { status: 409 }, "input_not_found", undefined],
    ["410", { status: 410 }, "input_not_found", undefined],
    ["422", { status: 422 }, "source_request_refused", undefined],
    ["451", { status: 451 }, "input_not_found", undefined],
    ["406", { status: 406 }, "source_changed", undefined],
    ["202", { status: 202 }, "source_unavailable", undefined],
  ])("knows %s", (_name, answer, code, retryAt) => {
    expect(verdictOn(answer)).toEqual({ code, retryAt });
  });

  it.each<[string, Answer]>([
    ["an issue that quotes the throttle page", { status: 200, text: "<title>Whoa there!</title>" }],
    ["a good answer that used up the quota", { status: 200, headers: { "x-ratelimit-remaining": "0" } }],
    ["a repository called login", { status: 200, headers: html, url: "https://github.com/octo/login" }],
  ])("lets pass %s", (_name, answer) => {
    expect(verdictOn(answer)).toBeUndefined();
  });
});
