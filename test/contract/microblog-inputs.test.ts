import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/microblog/index.ts";
import { partsOf } from "../../src/plugins/microblog/items/text-parts.ts";
import { readXUrl } from "../../src/plugins/microblog/targets.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";

const ID = "2081860978694594863";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};
const refusal = (raw: JsonObject): AppError | null => {
  try {
    read(raw);
    return null;
  } catch (error) {
    return error as AppError;
  }
};

test.each([
  [`https://x.com/NASA/status/${ID}`, "post", ID],
  [`http://mobile.twitter.com/NASA/statuses/${ID}/photo/1?s=20#a`, "post", ID],
  [`https://twitter.com/i/web/status/${ID}`, "post", ID],
  [`x.com/i/status/${ID}/likes`, "post", ID],
  [`https://fxtwitter.com/NASA/status/${ID}/video/1`, "post", ID],
  [`https://nitter.example.org/NASA/status/${ID}`, "post", ID],
  ["https://x.com/NASA", "profile", "NASA"],
  ["https://www.twitter.com/@NASA/with_replies", "profile", "NASA"],
  ["https://x.com/NASA/status/abc", "profile", "NASA"],
  ["https://x.com/search?q=from%3ANASA%20moon&f=live", "search", "from:NASA moon"],
  ["https://x.com/hashtag/Artemis", "search", "#Artemis"],
])("%s names a %s", (address, kind, value) => {
  expect(readXUrl(address)).toMatchObject({ kind, value });
});

test.each([
  "https://x.com/home",
  "https://x.com/i/flow/login",
  "https://x.com/search",
  "https://x.com/a_name_that_is_too_long",
  "https://x.example/NASA",
  "ftp://x.com/NASA",
  "NASA",
])("%s names nothing", (address) => expect(readXUrl(address)).toBeNull());

describe("an input without an operation", () => {
  test.each<[JsonObject, JsonObject]>([
    [{ tweetId: "20" }, { operation: "post", tweetIds: ["20"] }],
    [{ url: `https://x.com/NASA/status/${ID}` }, { operation: "post", tweetIds: [ID] }],
    [{ startUrls: [{ url: `https://twitter.com/i/status/${ID}` }] }, { operation: "post", tweetIds: [ID] }],
    [{ tweet_ids: [ID, "20"] }, { operation: "post", tweetIds: [ID, "20"] }],
    [{ username: "@NASA" }, { operation: "timeline", usernames: ["NASA"] }],
    [{ url: "https://x.com/NASA/media" }, { operation: "timeline", usernames: ["NASA"] }],
    [{ twitterHandles: ["NASA", "@esa"] }, { operation: "timeline", usernames: ["NASA", "esa"] }],
    [
      { username: "NASA", userId: "11348282" },
      { operation: "timeline", userId: "11348282" },
    ],
    [
      { query: "from:NASA moon" },
      { operation: "search", product: "Latest", searchTerms: ["from:NASA moon"] },
    ],
    [
      { query: "@NASA", product: "live" },
      { operation: "search", searchTerms: ["from:NASA"] },
    ],
    [{ query: "https://x.com/NASA" }, { operation: "search", searchTerms: ["from:NASA"] }],
    [
      { url: "https://x.com/search?q=from%3ANASA&f=image" },
      { operation: "search", product: "Photos", searchTerms: ["from:NASA"] },
    ],
  ])("%j becomes %j", (raw, canonical) => expect(read(raw)).toMatchObject(canonical));
});

test.each([
  ["Tweet_By_ID", "post"],
  ["user tweets", "timeline"],
  ["profilePosts", "timeline"],
  ["USER-INFO", "profile"],
  ["tweetReplies", "replies"],
  ["Advanced Search", "search"],
])("the operation %s is %s", (operation, name) => {
  const inputs: Record<string, JsonObject> = {
    post: { id: "20" },
    replies: { id: "20" },
    search: { q: "@NASA" },
  };
  const input = inputs[name] ?? { user: "NASA" };
  expect(read({ operation, ...input })).toMatchObject({ operation: name });
});

test.each<[JsonObject, string]>([
  [{ userId: "11348282" }, "timeline"],
  [{ query: "red kites" }, "search"],
  [{ searchTerms: ["#kites", "kite OR tail from:NASA"], product: "Latest" }, "search"],
  [{ url: "https://x.com/hashtag/Artemis" }, "search"],
  [{ operation: "followers", username: "NASA" }, "profile"],
  [{ operation: "Following", username: "NASA" }, "profile"],
  [{ operation: "retweeters", tweetId: "20" }, "post"],
  [{ operation: "list", listId: "1" }, "timeline"],
])("%j is not public; the nearest is %s", (raw, nearest) => {
  expect(refusal(raw)).toMatchObject({ code: "operation_not_public", details: [{ message: nearest }] });
});

test.each<[JsonObject, string]>([
  [{ operation: "search", query: "red kites" }, "Without an account X shows no search."],
  [{ operation: "search", query: "from:NASA from:esa" }, "Without an account X shows no search."],
  [{ operation: "search", query: "from:NASA near:Berlin" }, "Without an account X shows no search."],
  [{ query: "from:NASA", product: "Top" }, "Top and People are X's own choice"],
  [{ tweetId: "abc" }, "Expected the id of a post"],
  [{ tweetId: "20818609786945948631" }, "Expected the id of a post"],
  [{ username: "not a name" }, "Expected the name of an account"],
  [{ usernames: ["NASA", "esa"], userId: "11348282" }, "goes with the name of one account"],
  [{ tweetIds: Array<string>(201).fill("20") }, "201 posts; at most 200 are allowed."],
])("refuses %j", (raw, message) => {
  expect(JSON.stringify(refusal(raw)?.details ?? null)).toContain(message);
});

test("hashtags, accounts and shares are read from any text", () => {
  const text =
    "RT @a_b: #Ünïcode #2026 #kite's mail a@b.example ＃漢字 $AAPL $5 x#y @c, https://x.example/#top @d_";
  expect(partsOf(text)).toEqual({
    hashtags: ["Ünïcode", "kite", "漢字"],
    mentions: ["a_b", "c", "d_"],
    cashtags: ["AAPL"],
  });
  expect(partsOf(null)).toEqual({ hashtags: null, mentions: null, cashtags: null });
});
