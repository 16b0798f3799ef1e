import { expect, test } from "vitest";
import { failures } from "./source.ts";

const RPC = "https://play.google.com/_/PlayStoreUi/data/batchexecute?rpcids=x";
const PAGE = "https://play.google.com/store/apps/details?id=a.b";

function codeOf(url: string, text: string, status = 200): string | undefined {
  return failures.find((rule) => rule.when({ url, text, status, header: () => null }))?.code;
}

test.each([
  ["unusual traffic", PAGE, "detected unusual traffic from your computer network", 200, "source_blocked"],
  [
    "a consent form in place of the page",
    PAGE,
    '<html><form action="https://consent.google.com/save" method="post"></form></html>',
    200,
    "source_blocked",
  ],
  [
    "a captcha of any size",
    PAGE,
    `<form id="captcha-form"></form>${"x".repeat(99_999)}`,
    200,
    "source_blocked",
  ],
  ["a refused payload", RPC, "Error 400", 400, "source_changed"],
  ["an RPC that is gone", RPC, "", 404, "source_changed"],
  ["a page that is gone", PAGE, "", 404, undefined],
  ["a good page", PAGE, "<html></html>", 200, undefined],
  [
    "a page that quotes a challenge",
    PAGE,
    "AF_initDataCallback({key: 'ds:5'}) unusual traffic from your computer network",
    200,
    undefined,
  ],
  ["an answer that quotes one", RPC, "unusual traffic from your computer network", 200, undefined],
])("%s", (_name, url, text, status, code) => {
  expect(codeOf(url, text, status)).toBe(code);
});
