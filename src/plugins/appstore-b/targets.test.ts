import { expect, test } from "vitest";
import { readPlayUrl } from "./targets.ts";

const NONE = { chart: null, country: null, language: null };

test.each([
  [
    "https://play.google.com/store/apps/details?id=com.example.app",
    { kind: "app", value: "com.example.app", ...NONE },
  ],
  [
    "http://play.google.com/store/apps/details/?hl=de&gl=AT&id=com.example.app",
    { kind: "app", value: "com.example.app", chart: null, country: "AT", language: "de" },
  ],
  ["https://play.google.com/store/apps/datasafety?id=a.b", { kind: "app", value: "a.b", ...NONE }],
  ["market://details?id=com.example.app", { kind: "app", value: "com.example.app", ...NONE }],
  ["market://search?q=chess", { kind: "search", value: "chess", ...NONE }],
  [
    "https://play.google.com/store/search?q=board+game&c=apps",
    { kind: "search", value: "board game", ...NONE },
  ],
  ["https://play.google.com/store/apps/dev?id=123", { kind: "developer", value: "123", ...NONE }],
  [
    "https://play.google.com/store/apps/developer?id=Ann+Slate",
    { kind: "developer", value: "Ann Slate", ...NONE },
  ],
  [
    "https://play.google.com/store/apps/category/GAME_WORD",
    { kind: "category", value: "GAME_WORD", ...NONE },
  ],
  [
    "https://play.google.com/store/apps/category/GAME/collection/topselling_paid",
    { kind: "category", value: "GAME", chart: "topselling_paid", country: null, language: null },
  ],
])("reads %s", (address, expected) => {
  expect(readPlayUrl(address)).toEqual(expected);
});

test.each([
  "com.example.app",
  "https://play.google.com/store/apps/details",
  "https://play.google.com/store/books/details?id=x",
  "https://play.google.com.example/store/apps/details?id=a.b",
  "https://apps.example/store/apps/details?id=a.b",
  "not an address",
])("knows nothing of %s", (address) => {
  expect(readPlayUrl(address)).toBeNull();
});
