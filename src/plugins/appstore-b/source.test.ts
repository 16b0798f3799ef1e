import { expect, test } from "vitest";
import type { ResponseView } from "../../plugin-sdk/index.ts";
import { appUrl, failures, isNotFoundPage, pageUrl } from "./source.ts";

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

test("an error of the gateway asks for a slower pace", () => {
  expect(codeOf(response(RPC, GATEWAY))).toBe("source_rate_limited");
  expect(codeOf(response(RPC, '[["wrb.fr","oCPfdb","[]"]]'))).toBeUndefined();
});

test("a review or a description that quotes a failure is none", () => {
  const quoted = JSON.stringify([
    ["wrb.fr", "oCPfdb", JSON.stringify([["com.google.play.gateway.proto.PlayGatewayError"]])],
  ]);
  expect(codeOf(response(RPC, quoted))).toBeUndefined();
  const long = `AF_initDataCallback({key: 'ds:5'}) ${"x".repeat(20_000)} unusual traffic from your computer network, the requested URL was not found on this server`;
  expect(codeOf(response(APP, long))).toBeUndefined();
  expect(isNotFoundPage(response(APP, long))).toBe(false);
});

test("Not Found is told by its status or by its page", () => {
  expect(isNotFoundPage(response(APP, "", 404))).toBe(true);
  expect(isNotFoundPage(response(APP, "<title>Not Found</title>"))).toBe(true);
  const german =
    '<title>Nicht gefunden</title><div id="content"><div id="error-section">Weg ist weg.</div></div>';
  expect(isNotFoundPage(response(APP, german))).toBe(true);
  expect(isNotFoundPage(response(APP, "<title>Chess</title>"))).toBe(false);
});

test("links to pages carry the locale and are written as forms are", () => {
  const page = "https://play.google.com/store/apps/details?id=com.example.app";
  expect(appUrl("com.example.app")).toBe(page);
  expect(appUrl("com.example.app", { country: "br", language: "pt-BR" })).toBe(`${page}&hl=pt-BR&gl=br`);
  expect(pageUrl("/store/search", { q: "a & b" })).toBe("https://play.google.com/store/search?q=a+%26+b");
});
