import { expect, test } from "vitest";
import type { ResponseView } from "../../plugin-sdk/index.ts";
import { failures, isNotFoundPage } from "./failures.ts";

const RPC = "https://play.google.com/_/PlayStoreUi/data/batchexecute?rpcids=oCPfdb";
const APP = "https://play.google.com/store/apps/details?id=a.b";

function response(url: string, text = "", status = 200): ResponseView {
  return { url, text, status, header: () => null };
}

function codeOf(view: ResponseView): string | undefined {
  return failures.find((rule) => rule.when(view))?.code;
}

const GATEWAY =
  '[["wrb.fr","oCPfdb",null,null,null,[5,null,[["type.googleapis.com/com.google.play.gateway.proto.PlayGatewayError",[1]]]]]]';

test.each([
  ["consent", response("https://consent.google.com/ml?continue=x"), "source_blocked"],
  ["sorry", response("https://www.google.com/sorry/index?continue=x"), "source_blocked"],
  ["challenge", response(APP, "detected unusual traffic from your computer network"), "source_blocked"],
  ["gateway error", response(RPC, GATEWAY), "source_rate_limited"],
  ["refused payload", response(RPC, "Error 400", 400), "source_changed"],
  ["good page", response(APP, "<html></html>"), undefined],
  ["good answer", response(RPC, '[["wrb.fr","oCPfdb","[]"]]'), undefined],
])("%s", (_name, view, code) => {
  expect(codeOf(view)).toBe(code);
});

test("a review or a description that quotes a failure is none", () => {
  const quoted = JSON.stringify([
    ["wrb.fr", "oCPfdb", JSON.stringify([["com.google.play.gateway.proto.PlayGatewayError"]])],
  ]);
  expect(codeOf(response(RPC, quoted))).toBeUndefined();
  const long = `${"x".repeat(20_000)} unusual traffic from your computer network, the requested URL was not found on this server`;
  expect(codeOf(response(APP, long))).toBeUndefined();
  expect(isNotFoundPage(response(APP, long))).toBe(false);
});

test("Not Found is told by its status or by its page", () => {
  expect(isNotFoundPage(response(APP, "", 404))).toBe(true);
  expect(isNotFoundPage(response(APP, "<title>Not Found</title>"))).toBe(true);
  expect(isNotFoundPage(response(APP, "<title>Chess</title>"))).toBe(false);
});
