import { describe, expect, test } from "vitest";
import type { Blob } from "../rpc/blobs.ts";
import { placesIn, readPageData } from "./page-data.ts";

const DETAILS: Blob = { what: "app details", rpc: "Ws7gDc", key: "ds:5", base: [1], needs: [0] };

function script(key: string, json: string): string {
  return `<script class="${key}" nonce="n">AF_initDataCallback({key: '${key}', hash: '1', data:${json}, sideChannel: {}});</script>`;
}

function page(routes: Record<string, string>, scripts: string): string {
  const table = Object.entries(routes).map(
    ([key, rpc]) => `'${key}' : {id:'${rpc}',ext: 1.5E8 ,request:[["x"]]}`,
  );
  return `<html><head><script>var AF_dataServiceRequests = {${table.join(",")}}; var AF_initDataChunkQueue = [];</script></head><body>${scripts}</body></html>\n`;
}

describe("a blob", () => {
  test("is found by RPC id, whatever its ds number", () => {
    const html = page(
      { "ds:5": "Other1", "ds:8": "Ws7gDc" },
      script("ds:5", "[1,[9]]") + script("ds:8", '[0,["here"]]'),
    );
    expect(readPageData(html).require(DETAILS)).toEqual(["here"]);
  });

  test("is the namesake whose expected root is there", () => {
    const routes = { "ds:9": "Ws7gDc", "ds:7": "Ws7gDc" };
    const html = page(routes, script("ds:9", '[null,[{"52":[1]}]]') + script("ds:7", '[null,["here"]]'));
    expect(readPageData(html).require(DETAILS)).toEqual(["here"]);
  });

  test("is found by ds number when the page has no table", () => {
    const html = `<html>${script("ds:5", '[0,["here"]]')}</html>`;
    expect(readPageData(html).require(DETAILS)).toEqual(["here"]);
  });

  test("may hold the text that ends it", () => {
    const html = page({ "ds:5": "Ws7gDc" }, script("ds:5", '[0,["a, sideChannel: b"]]'));
    expect(readPageData(html).require(DETAILS)).toEqual(["a, sideChannel: b"]);
  });

  test("that is not asked for is not parsed", () => {
    const html = page(
      { "ds:4": "Other1", "ds:5": "Ws7gDc" },
      script("ds:4", "{broken") + script("ds:5", '[0,["here"]]'),
    );
    expect(readPageData(html).require(DETAILS)).toEqual(["here"]);
  });
});

describe("a changed page", () => {
  test("is told with what was sought and what is there", () => {
    const html = page({ "ds:4": "Zz9New" }, script("ds:4", "[1]") + script("ds:6", "[1]"));
    const message = "The page carries no app details (RPC Ws7gDc, root [1][0]). It has ds:4=Zz9New, ds:6=?.";
    expect(() => readPageData(html).require(DETAILS)).toThrow(
      expect.objectContaining({ code: "source_changed", message }) as Error,
    );
    expect(readPageData(html).optional(DETAILS)).toBeNull();
  });

  test("with a blob that is no JSON names the blob", () => {
    const html = page({ "ds:5": "Ws7gDc" }, script("ds:5", "[1,"));
    expect(() => readPageData(html).require(DETAILS)).toThrow("The data blob ds:5 is no JSON.");
  });

  test("that was cut off is refused at once", () => {
    const html = page({ "ds:5": "Ws7gDc" }, script("ds:5", '[0,["here"]]'));
    expect(() => readPageData(html.slice(0, -20))).toThrow(/^The page ends before <\/html>/);
  });
});

describe("places of a blob", () => {
  const places = placesIn(DETAILS, [[1, 0]]);
  const routes = { "ds:5": "Ws7gDc" };

  test("are read with what tells the blob from its namesakes, and nothing else", () => {
    const html = page(routes, script("ds:5", '[0,["here",["title","more"],{"9":"tail"}]]'));
    expect(readPageData(html).require(DETAILS, places)).toEqual(["here", ["title"], {}]);
  });

  test("are there when another part of the blob is broken", () => {
    const html = page(routes, script("ds:5", '[[oops],["here",["title"]]]'));
    expect(readPageData(html).require(DETAILS, places)).toEqual(["here", ["title"]]);
  });

  test("are read of a blob that is written with spaces", () => {
    const html = page(routes, script("ds:5", '[0, ["here", ["title", "more"]]]'));
    expect(readPageData(html).require(DETAILS, places)).toEqual(["here", ["title", "more"]]);
  });

  test.each([
    ["broken in them", '[0,["here",[title]]]'],
    ["cut off", '[0,["here",["title"]]'],
    ["cut off in a text", '[0,["here",["title"'],
    ["followed by something else", '[0,["here",["title"]]] + 1'],
  ])("of a blob %s: the page has changed", (_name, json) => {
    expect(() => readPageData(page(routes, script("ds:5", json))).require(DETAILS, places)).toThrow(
      "The data blob ds:5 is no JSON.",
    );
  });
});
