import { describe, expect, test } from "vitest";
import {
  developerId,
  images,
  installsFloor,
  isoTime,
  plainText,
  starCounts,
  text,
  webUrl,
} from "./cleaners.ts";
import { JsonText } from "./json-text.ts";

test("text keeps what people wrote", () => {
  expect(text("1 < 2 &amp; <b>")).toBe("1 < 2 &amp; <b>");
  expect(text("")).toBeNull();
  expect(text(5)).toBeNull();
});

test("plainText turns markup into text", () => {
  expect(plainText("One &amp; two<br><br/>Three <b>four</b> 1 &lt; 2")).toBe("One & two\n\nThree four 1 < 2");
  expect(plainText("<br>")).toBeNull();
});

test("text and plainText read a text as it is written", () => {
  const written = (json: string) => new JsonText(`"${json}"`, 1, json.length + 1);
  const link = written(String.raw`\u003ca href\u003d\"/\"\u003eOne\u003c/a\u003e \u0026lt; two`);
  expect(text(link)).toBe('<a href="/">One</a> &lt; two');
  expect(plainText(link)).toBe("One < two");
  expect(plainText(written(String.raw`A\u003cbr\u003eB`))).toBe("A\nB");
  expect(plainText(written(String.raw`\u003cbr\u003e`))).toBeNull();
  expect(text(written(""))).toBeNull();
  expect(() => plainText(written(String.raw`A\x41`))).toThrow(
    expect.objectContaining({ code: "source_changed" }),
  );
});

describe("isoTime", () => {
  test("reads seconds and nanoseconds", () => {
    expect(isoTime([1_783_346_124, 77_000_000])).toBe("2026-07-06T13:55:24.077Z");
    expect(isoTime([1_783_346_124])).toBe("2026-07-06T13:55:24.000Z");
  });
  test("is null for anything else", () => {
    expect(isoTime(1_783_346_124)).toBeNull();
    expect(isoTime([9e15])).toBeNull();
  });
});

test.each([
  ["5,000,000+", 5_000_000],
  ["5.000.000+", 5_000_000],
  ["5 000 000+", 5_000_000],
  ["10+", 10],
  ["5M+", null],
  ["", null],
])("installsFloor of %j", (shown, expected) => {
  expect(installsFloor(shown)).toBe(expected);
});

test("webUrl completes paths and refuses other schemes", () => {
  expect(webUrl("/store/apps/dev?id=1")).toBe("https://play.google.com/store/apps/dev?id=1");
  expect(webUrl("javascript:alert(1)")).toBeNull();
  expect(webUrl("")).toBeNull();
});

test("developerId is an id or the id of a link", () => {
  expect(developerId("123")).toBe("123");
  expect(developerId("/store/apps/developer?id=Ann+Slate")).toBe("Ann Slate");
});

test("images give width and height the right way round", () => {
  const image = [null, 2, [1080, 1920], [null, null, "https://play-lh.googleusercontent.com/a"]];
  expect(images([image, [null, 2]])).toEqual([
    { url: "https://play-lh.googleusercontent.com/a", widthPx: 1920, heightPx: 1080 },
  ]);
});

test("starCounts of an unrated app is null", () => {
  expect(starCounts(null)).toBeNull();
  expect(starCounts([null, ["1", 1], ["2", 2], ["3", 3], ["4", 4], ["5", 5]])).toEqual({
    1: 1,
    2: 2,
    3: 3,
    4: 4,
    5: 5,
  });
});
