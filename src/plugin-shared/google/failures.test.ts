import { expect, test } from "vitest";
import { googleChallenge } from "./failures.ts";

const PAGE = "https://www.google.com/maps/search/tea";
const RPC = "https://www.google.com/data/batchexecute?rpcids=x";

test.each([
  ["unusual traffic", PAGE, "detected unusual traffic from your computer network", true],
  ["a captcha of any size", PAGE, `<form id="captcha-form"></form>${"x".repeat(99_999)}`, true],
  ["a good page", PAGE, "<html></html>", false],
  [
    "a page that quotes a challenge",
    PAGE,
    "AF_initDataCallback({key: 'ds:5'}) unusual traffic from your computer network",
    false,
  ],
  ["an answer that quotes one", RPC, "unusual traffic from your computer network", false],
])("%s", (_name, url, text, isChallenge) => {
  expect(googleChallenge.when({ url, text, status: 200, header: () => null })).toBe(isChallenge);
});
