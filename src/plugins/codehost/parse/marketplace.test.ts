import { describe, expect, it } from "vitest";
import { parseListingUrl } from "../input/listing-target.ts";
import { proven } from "../input/proven.ts";
import { parseMarketplacePage } from "./marketplace-page.ts";
import { marketplaceRowOf, marketplaceSearchOf } from "./marketplace-search.ts";

const answer = (body: unknown) => ({ url: "https://github.com/search", json: () => body });
const target = proven(parseListingUrl("https://github.com/marketplace/stone-counter"));
const page = (head: string, body = "") => ({
  url: target.url,
  text: `<html><head>${head}</head><body>${body}</body></html>`,
});

describe("marketplaceSearchOf", () => {
  it.each([
    ["payload", { payload: { results: [1], result_count: 1, page_count: 3 } }],
    [
      "nested payload",
      { payload: { blackbirdSearchRoute: { results: [1], result_count: 1, page_count: 3 } } },
    ],
  ])("reads the %s", (_name, body) => {
    expect(marketplaceSearchOf(answer(body))).toEqual({ rows: [1], resultCount: 1, pageCount: 3 });
  });

  it("does not call hidden hits no hits", () => {
    const body = { payload: { results: [], result_count: 48 } };
    expect(() => marketplaceSearchOf(answer(body))).toThrow(
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
    expect(marketplaceRowOf(row)).toMatchObject({
      kind: "action",
      id: "5",
      url: "https://github.com/marketplace/actions/sieve",
    });
  });

  it("reads categories as text or as objects", () => {
    expect(
      marketplaceRowOf({ primary_category: { name: "CI" }, secondary_category: "Chat" }).categories,
    ).toEqual(["CI", "Chat"]);
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
    expect(parseMarketplacePage(page("", script), target)).toMatchObject({
      name: "Stone",
      stars: 4,
      kind: "app",
    });
  });

  it.each([
    ['<meta property="og:title" content="GitHub Marketplace: Stone Counter">', "Stone Counter"],
    ['<meta property="og:title" content="Stone Counter · Actions · GitHub Marketplace">', "Stone Counter"],
    ["<title>GitHub Apps - Stone Counter · GitHub</title>", "Stone Counter"],
  ])("reads the name out of %s", (head, name) => {
    expect(parseMarketplacePage(page(head), target).name).toBe(name);
  });

  it("calls a page without data and title changed", () => {
    expect(() => parseMarketplacePage(page(""), target)).toThrow(
      expect.objectContaining({ code: "source_changed" }),
    );
  });
});
