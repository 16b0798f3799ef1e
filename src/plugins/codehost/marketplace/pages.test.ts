import { describe, expect, it } from "vitest";
import { parseListingUrl } from "./target.ts";
import { parseMarketplacePage } from "./page.ts";
import { marketplaceRowOf, marketplaceSearchOf } from "./search-row.ts";

const answer = (body: unknown) => ({ url: "https://github.com/search", json: () => body });
const warned: string[] = [];
const warn = (_code: string, message: string) => void warned.push(message.slice(0, message.indexOf(":")));
const target = parseListingUrl("https://github.com/marketplace/stone-counter")!;
const page = (head: string, body = "") => ({
  url: target.url,
  text: `<html><head>${head}</head><body>${body}</body></html>`,
});

describe("marketplaceSearchOf", () => {
  it.each([
    ["payload", { payload: { results: [1], result_count: 1, page: 1, page_count: 3 } }],
    [
      "nested payload",
      { payload: { blackbirdSearchRoute: { results: [1], result_count: 1, page: 1, page_count: 3 } } },
    ],
  ])("reads the %s", (_name, body) => {
    expect(marketplaceSearchOf(answer(body), 1)).toEqual({ rows: [1], resultCount: 1, pageCount: 3 });
  });

  it("does not call hidden hits no hits", () => {
    const body = { payload: { results: [], result_count: 48, page_count: 5 } };
    expect(() => marketplaceSearchOf(answer(body), 1)).toThrow(
      expect.objectContaining({ code: "source_changed" }),
    );
  });
});

describe("marketplaceRowOf", () => {
  it("tells an action by its filled part and builds a missing address", () => {
    const row = {
      slug: "sieve",
      name: "Sieve",
      repository_action: { repository_action: { id: 5, slug: "sieve" } },
    };
    expect(marketplaceRowOf(row, warn)).toMatchObject({
      kind: "action",
      id: "5",
      url: "https://github.com/marketplace/actions/sieve",
    });
  });

  it("reads categories as text or as objects", () => {
    const row = { slug: "x", name: "X", primary_category: { name: "CI" }, secondary_category: "Chat" };
    const app = { ...row, marketplace_listing: { listing: { slug: "x" } } };
    expect(marketplaceRowOf(app, warn)?.categories).toEqual(["CI", "Chat"]);
  });

  it("is no app just because it is no action", () => {
    expect(marketplaceRowOf({ slug: "x", name: "X", type: "repositories" }, warn)).toBeNull();
  });

  it("names what a row does not state, or has in another form", () => {
    warned.length = 0;
    const action = { repository_action: { repository_action: { slug: "x" } } };
    const row = {
      slug: "x",
      name: "X",
      free: "yes",
      primary_category: 7,
      secondary_category: null,
      ...action,
    };
    const empty = { short_description: null, full_description: null, listing_logo_url: null, stars: null };
    const counts = { installation_count: null, dependents_count: null };
    const hit = marketplaceRowOf({ ...row, ...empty, ...counts, description: "Sieves." }, warn);
    expect(hit).toMatchObject({ isFree: null, ownerLogin: null, description: "Sieves." });
    expect(warned).toEqual([
      "ownerLogin",
      "isVerifiedOwner",
      "isFree",
      "isRecommended",
      "state",
      "categories.primary",
    ]);
  });
});

describe("parseMarketplacePage", () => {
  it("finds the embedded object of the listing among others", () => {
    const data = {
      payload: {
        related: [{ slug: "other", name: "Other" }],
        x: { slug: "stone-counter", name: "Stone", stars: 4 },
      },
    };
    const script = `<script type="application/json" data-target="react-app.embeddedData">${JSON.stringify(data)}</script>`;
    expect(parseMarketplacePage(page("", script), target, warn)).toMatchObject({
      name: "Stone",
      stars: 4,
      kind: "app",
    });
  });

  const named = `<link rel="canonical" href="${target.url}">`;

  it.each([
    ['<meta property="og:title" content="GitHub Marketplace: Stone Counter">', "Stone Counter"],
    ['<meta property="og:title" content="Stone Counter · Actions · GitHub Marketplace">', "Stone Counter"],
    ["<title>GitHub Apps - Stone Counter · GitHub</title>", "Stone Counter"],
  ])("reads the name out of %s", (head, name) => {
    expect(parseMarketplacePage(page(named + head), target, warn).name).toBe(name);
  });

  it.each([
    ["a title alone", "<title>Stone Counter</title>", target.url],
    [
      "the canonical link of another",
      '<link rel="canonical" href="https://github.com/marketplace/x">',
      target.url,
    ],
    ["a redirect to the front page", named, "https://github.com/marketplace"],
    ["a redirect to an action", named, "https://github.com/marketplace/actions/stone-counter"],
  ])("makes no Record of %s", (_what, head, url) => {
    expect(() => parseMarketplacePage({ ...page(head), url }, target, warn)).toThrow(
      expect.objectContaining({ code: "source_changed" }),
    );
  });

  it("takes the slug of a listing that was renamed", () => {
    const url = "https://github.com/marketplace/pebble-counter";
    const moved = page(`<title>Pebble Counter · GitHub</title><link rel="canonical" href="${url}">`);
    expect(parseMarketplacePage({ ...moved, url }, target, warn)).toMatchObject({
      slug: "pebble-counter",
      url,
    });
  });

  it("calls a page without data and title changed", () => {
    expect(() => parseMarketplacePage(page(named), target, warn)).toThrow(
      expect.objectContaining({ code: "source_changed" }),
    );
  });
});
