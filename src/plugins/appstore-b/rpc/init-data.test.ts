import { expect, test } from "vitest";
import { InitData } from "./init-data.ts";

const DETAILS = { what: "details", rpc: "Ws7gDc", base: [1], needs: [0] };
const MORE = { what: "more", rpc: "ag2B9c", base: [0], needs: [] };

/** A page whose table asks for `asked`, by key, and that carries `answers`. */
function page(asked: Record<string, string>, answers: Record<string, string>, head = "") {
  const table = Object.entries(asked).map(
    ([key, rpc]) => `'${key}' : {id:'${rpc}',request:["quarry  Chess"]}`,
  );
  const scripts = Object.entries(answers).map(
    ([key, json]) =>
      `<script>AF_initDataCallback({key: '${key}', hash: '1', data:${json}, sideChannel: {}});</script>`,
  );
  const text = `<html><head>${head}<script>var AF_dataServiceRequests = {${table.join()}};</script></head>${scripts.join("")}</html>`;
  return new InitData({ text, url: "https://example.google.com/p" });
}
const CHANGED = expect.objectContaining({
  code: "source_changed",
  url: "https://example.google.com/p",
}) as Error;

test("an answer is found by its RPC, by the binding that has what is needed", () => {
  const data = page(
    { "ds:2": "Ws7gDc", "ds:7": "Ws7gDc" },
    { "ds:2": "[null,[]]", "ds:7": '[null,["a, sideChannel: b"]]' },
  );
  expect(data.require(DETAILS)).toEqual(["a, sideChannel: b"]);
  expect(data.inventory).toBe("ds:2=Ws7gDc, ds:7=Ws7gDc");
});

test("one that is not there, has another form or is no JSON has changed", () => {
  for (const answers of [{}, { "ds:1": "[[7]]" }, { "ds:1": "[" }])
    expect(() => page({ "ds:1": "Ws7gDc" }, answers as Record<string, string>).require(DETAILS)).toThrow(
      CHANGED,
    );
});

test("an optional one is null when it was not asked for or is empty, and has changed when it is gone", () => {
  expect(page({ "ds:1": "Ws7gDc" }, {}).optional(MORE)).toBeNull();
  expect(page({ "ds:1": "ag2B9c" }, { "ds:1": "[]" }).optional(MORE)).toBeNull();
  expect(page({ "ds:1": "ag2B9c" }, { "ds:1": "[[1]]" }).optional(MORE)).toEqual([1]);
  expect(() => page({ "ds:1": "ag2B9c" }, {}).optional(MORE)).toThrow(CHANGED);
  expect(() => page({ "ds:1": "ag2B9c" }, { "ds:1": "[null,1]" }).optional(MORE)).toThrow(CHANGED);
});

test("what the page is about is recognised by what its RPCs were asked, or by its own address", () => {
  const data = page(
    { "ds:1": "x" },
    {},
    '<meta property="og:url" content="https://a.example/p?id=com.a&amp;hl=en">',
  );
  expect(data.isAbout("Quarry chess ")).toBe(true);
  expect(data.isAbout("com.a")).toBe(true);
  expect(data.isAbout("com.b")).toBe(false);
  expect(data.address?.pathname).toBe("/p");
});

test("a page that was cut off has changed", () => {
  expect(() => new InitData({ text: "<html><body>", url: "https://example.google.com/p" })).toThrow(CHANGED);
});
