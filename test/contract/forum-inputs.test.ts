import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/forum/index.ts";
import { readForumUrl } from "../../src/plugins/forum/targets.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";

const SITE = "https://www.reddit.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${SITE}/r/homelab`, "community", "homelab"],
  ["https://old.reddit.com/r/HomeLab/new/.rss", "community", "HomeLab"],
  ["http://ud.reddit.com/r/a1+b2/top/?t=week", "community", "a1+b2"],
  ["reddit.com/r/u_spez.json", "community", "u_spez"],
  ["r/homelab", "community", "homelab"],
  [`${SITE}/r/popular/`, "list", "popular"],
  [`${SITE}/r/Python/comments/1tws1w7/showcase_thread/`, "post", "1tws1w7"],
  [`${SITE}/r/Python/comments/1tws1w7/comment/oprmzm5/?context=3`, "post", "1tws1w7"],
  ["https://m.reddit.com/comments/1TWS1W7", "post", "1tws1w7"],
  ["https://redd.it/1tws1w7", "post", "1tws1w7"],
  [`${SITE}/gallery/1suqfba`, "post", "1suqfba"],
  [`${SITE}/user/spez/comments/5frg1n/tifu/`, "post", "5frg1n"],
  [`${SITE}/r/Python/s/AbCdEf1234`, "post", "r/Python/s/AbCdEf1234"],
  [`${SITE}/u/spez`, "user", "spez"],
  ["/user/spez/submitted/.rss", "user", "spez"],
  [`${SITE}/search/?q=red+kite&sort=new&t=day`, "search", "red kite"],
])("%s names a %s", (address, kind, value) => {
  expect(readForumUrl(address)).toMatchObject({ kind, value });
});

test.each([
  "https://example.com/r/homelab",
  `${SITE}/`,
  `${SITE}/r/`,
  `${SITE}/login`,
  "homelab",
  "ftp://reddit.com/r/a1",
])("%s names nothing", (address) => {
  expect(readForumUrl(address)).toBeNull();
});

describe("inputs", () => {
  test.each<[JsonObject, JsonObject]>([
    [
      { subreddit: "r/homelab" },
      { operation: "subreddit", subreddits: ["homelab"], sort: "hot", contentType: "posts" },
    ],
    [
      { community: "homelab", sort: "New" },
      { operation: "subreddit", subreddits: ["homelab"], sort: "new" },
    ],
    [
      { url: `${SITE}/r/homelab/top/?t=week` },
      { operation: "subreddit", subreddits: ["homelab"], sort: "top", time: "week" },
    ],
    [{ url: `${SITE}/r/homelab/top/`, sort: "rising" }, { sort: "rising" }],
    [{ subreddit: "all", operation: "subreddit" }, { subreddits: ["all"] }],
    [
      { operation: "Subreddit_Profile", url: `${SITE}/r/homelab/about` },
      { operation: "subreddit-profile", subreddits: ["homelab"] },
    ],
    [{ operation: "subredditUsers", community: "homelab" }, { operation: "subreddit-users" }],
    [
      { query: "red kite" },
      { operation: "search", searchTerms: ["red kite"], sort: "relevance", maxSubreddits: 5 },
    ],
    [
      {
        query: "kite",
        autoDiscoverSubreddits: "true",
        maxSubreddits: "3",
        maxResults: 20,
        contentType: "Both",
      },
      { autoDiscoverSubreddits: true, maxSubreddits: 3, maxResults: 20, contentType: "both" },
    ],
    [
      { url: `${SITE}/r/kites/search?q=storm&restrict_sr=on&sort=top&t=year` },
      { operation: "search", searchTerms: ["storm"], subreddits: ["kites"], sort: "top", time: "year" },
    ],
    [
      { operation: "search_comments", q: "kite" },
      { operation: "search-comments", maxPosts: 10 },
    ],
    [
      { operation: "searchCommunities", keyword: "kite" },
      { operation: "search-communities", searchTerms: ["kite"] },
    ],
    [
      { operation: "search users", term: "ann" },
      { operation: "search-users", searchTerms: ["ann"] },
    ],
    [
      { url: `${SITE}/r/Python/comments/1tws1w7/x/` },
      { operation: "post", postIds: ["1tws1w7"], includeComments: false },
    ],
    [
      { postId: "T3_1tws1w7", commentSort: "Best" },
      { operation: "post", sort: "confidence" },
    ],
    [
      { operation: "comments", postId: "1tws1w7", commentSort: "newest" },
      { operation: "comments", sort: "new" },
    ],
    [{ username: "u/spez" }, { operation: "user", usernames: ["spez"] }],
    [
      { operation: "USER-POSTS", user: "@spez", t: "Past Month", sort: "top" },
      { operation: "user-posts", time: "month" },
    ],
    [
      { operation: "userComments", usernames: ["spez", `${SITE}/u/kn0thing`] },
      { usernames: ["spez", "kn0thing"] },
    ],
    [
      { operation: "user_overview", author: "spez" },
      { operation: "user-overview", sort: "new" },
    ],
    [
      { operation: "popular", t: "24h", sort: "top" },
      { operation: "popular", time: "day" },
    ],
    [{ operation: "all" }, { operation: "all", sort: "hot" }],
    [
      { subreddit: "homelab", fields: ["Title", "numberOfComments", "body", "score"] },
      { fields: ["title", "commentCount", "text", "score"] },
    ],
    [
      { subreddit: "homelab", fields: ["title", "nonsense", "ups", "num_comments", "postLabel"] },
      { fields: ["title", "score", "commentCount", "flair"] },
    ],
    [
      {
        operation: "post",
        postId: "1tws1w7",
        fields: ["postTitle", "publishingDate", "attachmentType", "attachmentLink", "upvoteCount"],
      },
      { fields: ["title", "publishedAt", "postType", "externalUrl", "score"] },
    ],
    [{ operation: "user", username: "spez", fields: ["created_utc", "dataType"] }, { fields: ["joinedAt"] }],
    [
      { operation: "subreddit-profile", subreddit: "homelab", fields: "numberOfMembers" },
      { fields: ["memberCount"] },
    ],
  ])("%j", (raw, expected) => {
    const canonical = read(raw);
    expect(canonical).toMatchObject(expected);
    expect(read(canonical)).toEqual(canonical);
  });

  test("unknown names of fields are left out, and the Request says so", () => {
    const { normalizations } = normalizeInput(scraper, {
      subreddit: "homelab",
      fields: ["title", "nonsense"],
    });
    expect(normalizations).toContainEqual({
      path: "input.fields",
      from: ["title", "nonsense"],
      to: ["title"],
      reason: "Left out, since Records have no such field: nonsense.",
    });
  });

  test.each<[JsonObject, string]>([
    [{ operation: "subreddit" }, "subreddits"],
    [{ subreddit: "no such name" }, "Expected the name of a community"],
    [{ subreddit: "https://example.com/r/homelab" }, "Expected the name of a community"],
    [{ operation: "post", postId: `${SITE}/r/homelab` }, "Expected the id of a post"],
    [{ operation: "user", username: "x" }, "Expected the name of an account"],
    [{ subreddit: "homelab", sort: "relevance" }, "hot"],
    [{ operation: "comments", postId: "1tws1w7", sort: "hot" }, "confidence"],
    [{ subreddit: "homelab", time: "decade" }, "hour"],
    [{ subreddit: "homelab", contentType: "pictures" }, "posts"],
    [{ subreddit: "homelab", fields: ["titel"] }, "Expected one of"],
    [{ subreddit: "homelab", fields: [] }, "empty"],
    [{ query: "kite", maxSubreddits: 51 }, "51 is outside 1 to 50."],
    [{ query: "kite", maxResults: 0 }, "0 is outside 1 to 100,000."],
    [{ query: "x".repeat(513) }, "513"],
    [
      { subreddits: Array.from({ length: 101 }, (_, index) => `kites${index}`) },
      "101 communities; at most 100",
    ],
    [{ postIds: Array.from({ length: 201 }, (_, index) => `abc${index}`) }, "201 posts; at most 200"],
  ])("refuses %j", (raw, message) => {
    let refused: unknown = null;
    try {
      read(raw);
    } catch (error) {
      refused = error;
    }
    expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
  });
});
