import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.ts";
import { readBreadcrumbs } from "./breadcrumbs.ts";
import { readReviews } from "./reviews.ts";

const page = (...items: JsonObject[]) => ({ items, broken: 0 });

describe("readReviews", () => {
  const review = (body: string, more: JsonObject = {}): JsonObject => ({
    "@type": "Review",
    reviewBody: body,
    ...more,
  });

  it("reads every field that JSON-LD has a word for", () => {
    const { reviews, doubts } = readReviews(
      page(
        review("Good<br>light &amp; warm", {
          "@id": "#r1",
          headline: "Bright",
          url: "/reviews/1",
          reviewRating: { ratingValue: "4,5", bestRating: 5 },
          datePublished: "5 Ağustos 2024",
          inLanguage: "tr",
          author: { name: "A*** B***", url: "https://shop.test/u/1", image: "https://shop.test/u/1.png" },
          interactionStatistic: [
            { interactionType: "https://schema.org/CommentAction", userInteractionCount: 9 },
            { interactionType: { "@type": "LikeAction" }, userInteractionCount: "3" },
          ],
          image: ["/p/1.jpg", "/p/1.jpg"],
        }),
      ),
      { baseUrl: "https://shop.test/", locale: "tr" },
    );
    expect(doubts).toEqual([]);
    expect(reviews).toEqual([
      {
        id: "#r1",
        url: "https://shop.test/reviews/1",
        title: "Bright",
        text: "Good\nlight & warm",
        rating: 4.5,
        ratingMax: 5,
        language: "tr",
        publishedAt: null,
        publishedOn: "2024-08-05",
        publishedText: null,
        experiencedOn: null,
        verified: null,
        helpfulCount: 3,
        author: {
          id: null,
          name: "A*** B***",
          url: "https://shop.test/u/1",
          imageUrl: "https://shop.test/u/1.png",
        },
        reply: null,
        imageUrls: ["https://shop.test/p/1.jpg"],
      },
    ]);
  });

  it.each<[shown: string, expected: (string | null)[]]>([
    ["2026-02-11T13:52:44.000Z", ["2026-02-11T13:52:44.000Z", null, null]],
    ["2026-02-11T13:52:44+02:00", ["2026-02-11T11:52:44.000Z", null, null]],
    ["2026-02-11", [null, "2026-02-11", null]],
    ["03/04/2026", [null, null, "03/04/2026"]],
    ["last week", [null, null, "last week"]],
    ["", [null, null, null]],
  ])("tells the time of %j", (datePublished, expected) => {
    const [first] = readReviews(page(review("x", { datePublished }))).reviews ?? [];
    expect([first?.publishedAt, first?.publishedOn, first?.publishedText]).toEqual(expected);
  });

  it("takes an author as text and a review without words", () => {
    const [first] =
      readReviews(page({ "@type": "Review", author: "E** D.", reviewBody: null })).reviews ?? [];
    expect([first?.author?.name, first?.text, first?.rating]).toEqual(["E** D.", null, null]);
  });

  const lamp = { "@type": "Product", sku: "L1" };
  const chair = { "@type": "Product", sku: "C2" };
  const bodies = (items: JsonObject[], about?: string) =>
    readReviews(page(...items), about === undefined ? {} : { about }).reviews?.map(({ text }) => text) ??
    null;

  it("finds them inside of what they review, beside it and by reference, each once", () => {
    const items = [
      { ...lamp, "@id": "#l", review: [review("one"), { "@id": "#2" }] },
      review("two", { "@id": "#2" }),
      review("three", { itemReviewed: { "@id": "#l" } }),
      review("four", { itemReviewed: chair }),
    ];
    expect(bodies(items)).toEqual(["one", "two", "three", "four"]);
    expect(bodies(items, "L1")).toEqual(["one", "two", "three"]);
    expect(bodies(items, "C2")).toEqual(["four"]);
  });

  it("tells an empty list from none", () => {
    expect(bodies([{ ...lamp, review: [] }])).toEqual([]);
    expect(bodies([lamp])).toBeNull();
    expect(bodies([{ ...lamp, review: [review("one")] }], "C2")).toBeNull();
  });
});

describe("readBreadcrumbs", () => {
  const list = (...itemListElement: JsonObject[]): JsonObject => ({
    "@type": "BreadcrumbList",
    itemListElement,
  });
  const trail = (...items: JsonObject[]) =>
    readBreadcrumbs(page(...items), { baseUrl: "https://shop.test/" });

  it.each<[name: string, item: JsonObject]>([
    [
      "links as text",
      list({ position: 1, name: "Home", item: "/" }, { position: 2, name: "Lamps &amp; more", item: "/l" }),
    ],
    [
      "links as objects",
      list(
        { position: 1, item: { "@id": "/", name: "Home" } },
        { position: 2, item: { "@id": "/l", name: "Lamps & more" } },
      ),
    ],
    [
      "out of order",
      list({ position: "2", name: "Lamps & more", item: "/l" }, { position: "1", name: "Home", item: "/" }),
    ],
    ["without positions", list({ name: "Home", item: "/" }, { name: "Lamps & more", item: "/l" })],
    [
      "inside of the page",
      {
        "@type": "WebPage",
        breadcrumb: list({ name: "Home", item: "/" }, { name: "Lamps & more", item: { url: "/l" } }),
      },
    ],
  ])("reads %s", (_name, item) => {
    expect(trail(item)).toEqual({
      breadcrumbs: [
        { id: null, name: "Home", url: "https://shop.test/" },
        { id: null, name: "Lamps & more", url: "https://shop.test/l" },
      ],
      doubts: [],
    });
  });

  it("takes the longest of several trails and says so; the last step needs no link", () => {
    const { breadcrumbs, doubts } = trail(list({ name: "Sale" }), list({ name: "Home" }, { name: "Lamps" }));
    expect(breadcrumbs).toEqual([
      { id: null, name: "Home", url: null },
      { id: null, name: "Lamps", url: null },
    ]);
    expect(doubts).toEqual([
      { field: "categories", reason: "The page states 2 trails; the longest was read." },
    ]);
    expect(trail({ "@type": "WebPage" })).toEqual({ breadcrumbs: null, doubts: [] });
  });
});
