import { expect, test } from "vitest";
import { batchexecuteOptions, type RpcCall } from "./batchexecute-request.ts";
import { continuationCall, permissionsCall, reviewsCall, suggestCall } from "./calls.ts";
import { chartCall } from "./chart-call.ts";

const GERMAN = { country: "at", lang: "de" };

function envelope(call: RpcCall): string | null {
  return new URLSearchParams(batchexecuteOptions(call, GERMAN).body as string).get("f.req");
}

test("a call names its RPC, its locale and the client", () => {
  const { query, headers } = batchexecuteOptions(suggestCall("chess"), GERMAN);
  expect(new URLSearchParams(query as Record<string, string>).toString()).toBe(
    "rpcids=IJ4APc&hl=de&gl=at&soc-app=121&soc-platform=1&soc-device=1&rt=c",
  );
  expect(headers).toEqual({ "content-type": "application/x-www-form-urlencoded;charset=UTF-8" });
});

test("envelopes are what the source expects", () => {
  const reviews = {
    appId: "com.example.app",
    sort: "newest",
    stars: null,
    device: null,
    token: null,
  } as const;
  expect(envelope(reviewsCall(reviews))).toBe(
    String.raw`[[["oCPfdb","[null,[2,2,[150,null,null],null,[null,null,null,null,null,null,null,null,null]],[\"com.example.app\",7]]",null,"generic"]]]`,
  );
  expect(
    reviewsCall({ ...reviews, sort: "relevance", stars: 4, device: "tv", token: "next" }).payload,
  ).toEqual([
    null,
    [2, 1, [150, null, "next"], null, [null, 4, null, null, null, null, null, null, 6]],
    ["com.example.app", 7],
  ]);
  expect(envelope(permissionsCall("com.example.app"))).toBe(
    String.raw`[[["xdSrCf","[[null,[\"com.example.app\",7],[]]]",null,"1"]]]`,
  );
  expect(envelope(suggestCall("a & b"))).toBe(
    String.raw`[[["IJ4APc","[[null,[\"a & b\"],[10],[2],4]]",null,"generic"]]]`,
  );
  expect(JSON.stringify(continuationCall("t").payload)).toBe(
    '[[null,[[10,[10,100]],true,null,[96,27,4,8,57,30,110,79,11,16,49,1,3,9,12,104,55,56,51,10,34,77]],null,"t"]]',
  );
});

test("a chart call carries its 240 field masks in order", () => {
  const { payload } = chartCall("topselling_free", "GAME", 100);
  const text = JSON.stringify(payload);
  expect(text).toMatch(/^\[\[null,\[\[8,\[20,100\]\],true,null,\[64,1,195,71,/);
  expect(text).toMatch(
    /,null,null,\[\[\[1,2\],\[10,8,9\],\[\],\[\]\]\]\],\[2,"topselling_free","GAME"\]\]\]$/,
  );
  expect(text).toContain(
    "[null,null,[[[true],null,[[null,[]]],null,null,null,null,[null,2],null,null,null,null,null,null,[1],null,null,null,null,null,null,null,[1]],[null,[[null,[]]]],[null,[[null,[]]],null,[true]],[null,[[null,[]]]],null,null,null,null,[[[null,[]]]],[[[null,[]]]]],[[[[7,1],[[1,73,96,",
  );
  expect(text.match(/\[\[\d+,\d+\],\[\[[\d,]+\]\]\]/g)).toHaveLength(240);
  expect(text).toContain("[[2,100],[[1,5,7,4,13,16,12,18]]]]]");
});
