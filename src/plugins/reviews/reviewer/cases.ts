import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "000000000000000000000c01";

export const reviewerCases: PluginCase[] = [
  {
    name: "A reviewer by address, with what they wrote on two pages",
    input: { url: `https://www.trustpilot.com/users/${ID}`, includeReviews: true },
    har: "reviewer/reviewer.har.json",
    truncate: "users",
    expect: {
      records: [
        {
          id: ID,
          name: "Reviewer 1",
          country: "us",
          reviewCount: 3,
          isVerified: true,
          imageUrl: "https://user-images.trustpilot.com/1/73x73.png",
          reviews: [
            {
              rating: 5,
              business: { id: "www.kites.example", name: "Quarry Kites" },
              reply: { text: { $type: "string" } },
            },
            { text: null, language: null, business: { id: "tails.example" } },
            { id: "000000000000000000000a03" },
          ],
          featureCoverage: { includeReviews: "extracted" },
        },
      ],
    },
  },
  {
    name: "A reviewer without their reviews",
    input: { operation: "reviewer", reviewers: [ID] },
    har: "reviewer/reviewer-profile.har.json",
    expect: { records: [{ id: ID, imageUrl: null, country: null, isVerified: null, reviews: null }] },
  },
  {
    name: "Who wrote the newest reviews of a business, as those show them",
    input: { operation: "reviewer", domain: "www.kites.example", includeReviews: true },
    har: "reviews/reviews-time-none.har.json",
    expect: {
      records: [
        {
          id: ID,
          name: "Reviewer 1",
          reviewCount: 2,
          reviews: [{ rating: 5, business: { name: "Quarry Kites" } }],
        },
        { country: "de", imageUrl: null, featureCoverage: { includeReviews: "partial" } },
      ],
    },
  },
  {
    name: "A business without reviews has no reviewers",
    input: { operation: "reviewer", businesses: ["new-kites.example"] },
    har: "reviews/reviews-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A reviewer that the site does not have is missing",
    input: { operation: "reviewer", userId: ID },
    har: "reviewer/reviewer-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about another reviewer is none",
    input: { reviewers: [ID] },
    har: "reviewer/reviewer-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
