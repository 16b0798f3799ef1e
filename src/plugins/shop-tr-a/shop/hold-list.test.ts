import { expect, test } from "vitest";
import type { HttpResponse, RunContext } from "../../../plugin-sdk/index.ts";
import { holdList } from "./hold-list.ts";

const GATEWAY = "https://apigw.trendyol.com/discovery-sfint-search-service/api/search/products?pi=1";
const SHOP = "https://www.trendyol.com";

interface Said {
  url?: string;
  address?: string;
  text?: string;
  sellers?: string[];
}

function hold(path: string, query: Record<string, string>, { url = GATEWAY, ...said }: Said): boolean {
  let isHeld = false;
  const ctx = { held: () => void (isHeld = true) } as unknown as RunContext;
  const page = { url, fetchedAt: new Date(0) } as unknown as HttpResponse;
  const { address = null, text = null, sellers = [] } = said;
  holdList(ctx, page, { path, query }, { address, text, sellers });
  return isHeld;
}

test.each([
  ["sr", { q: "kırmızı uçurtma" }, { address: `${SHOP}/sr?q=KIRMIZI+U%C3%87URTMA` }],
  ["sr", { q: "pantolon" }, { url: `${SHOP}/sr?q=pantolon`, text: "Pantolon" }],
  ["sr", { q: "kadın pantolon" }, { url: `${SHOP}/kadin-pantolon-x-g1-c70` }],
  ["kadin-giyim-x-g1-c82", { sst: "SCORE" }, { address: `${SHOP}/sr/giyim-x-c82-g1?sst=SCORE` }],
  ["sr", { wc: "82" }, { address: `${SHOP}/kadin-giyim-x-g1-c82` }],
  ["sr", { wc: "82" }, { address: `${SHOP}/sr?wc=82` }],
  ["sr", { mid: "9" }, { sellers: ["8", "9"] }],
])("%s %j is what a page says that says %j", (path, query, said) => {
  expect(hold(path, query, said)).toBe(true);
});

test.each([
  ["sr", { q: "uçurtma" }, { address: `${SHOP}/sr?q=balon` }],
  ["sr", { q: "uçurtma" }, { address: `${SHOP}/sr?mid=9` }],
  ["sr", { q: "pantolon" }, { url: `${SHOP}/sr?q=pantolon`, text: "Etek" }],
  ["sr", { q: "pantolon" }, { url: `${SHOP}/kadin-etek-x-g1-c69` }],
  ["giyim-x-c82", {}, { address: `${SHOP}/giyim-x-c83` }],
  ["giyim-x-c82", {}, { address: `${SHOP}/giyim-x-b5-c82` }],
  ["giyim-x-c82", {}, { address: `${SHOP}/sr?q=giyim` }],
  ["giyim-x-c82", { sst: "SCORE" }, { address: `${SHOP}/giyim-x-c82?sst=MOST_RECENT` }],
  ["sr", { mid: "9" }, { sellers: ["8"] }],
  ["sr", { mid: "9", prc: "1-5" }, { address: `${SHOP}/sr?mid=9&prc=5-9` }],
])("%s %j is not what a page says that says %j", (path, query, said) => {
  expect(() => hold(path, query, said)).toThrow(/The page lists another/);
});

test("an answer that says nothing is not held", () => {
  expect(hold("sr", { q: "uçurtma" }, {})).toBe(false);
});
