import { expect, test } from "vitest";
import { isWebUrl } from "./field-types.ts";

test("a URL is judged by itself, whatever came before it", () => {
  const urls = [
    "https://a.example/1",
    "https://user@b.example:81/",
    "https://c.example",
    "https:///d.example/x",
    "HTTP://E.example/ y",
  ];
  const others = [
    "https://",
    "https:///",
    "https://a.example:x/1",
    "https://%/",
    "ftp://a.example/1",
    "/1",
    "https:///%/x",
    "",
  ];
  for (const before of urls) {
    expect([before, isWebUrl(before)]).toEqual([before, true]);
    for (const url of urls)
      expect([before, url, isWebUrl(url), isWebUrl(before)]).toEqual([before, url, true, true]);
    for (const other of others)
      expect([before, other, isWebUrl(before) && isWebUrl(other)]).toEqual([before, other, false]);
  }
});
