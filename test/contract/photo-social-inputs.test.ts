import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/photo-social/index.ts";
import { mediaIdOf, publicCode, shortcodeOf, uploadedAtOf } from "../../src/plugins/photo-social/media-id.ts";
import { accountIn, metaTagsOf, postIn } from "../../src/plugins/photo-social/page/meta.ts";
import { readSocialUrl } from "../../src/plugins/photo-social/targets.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";

const SITE = "https://www.instagram.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  ["DLZEet2I6No", "3663979474839642984", "2025-06-27"],
  ["Csthn7EO99u", "3111290796599140206", "2023-05-26"],
  ["B7eUksNFA-K", "2224305748263047050", "2020-01-18"],
  ["DcgYclUEV18", "3972282388667522428", "2026-08-26"],
  ["CA", "128", null],
  ["B", "1", null],
])("%s is the post of number %s", (code, id, day) => {
  expect([mediaIdOf(code), shortcodeOf(id), shortcodeOf(`${id}_810675847`)]).toEqual([id, code, code]);
  expect(uploadedAtOf(id)?.slice(0, 10) ?? null).toBe(day);
});

test("codes of private accounts lose their secret", () => {
  const secret = "0123456789abcdefghijklmnopq_";
  expect(publicCode(`DLZEet2I6No${secret}`)).toBe("DLZEet2I6No");
  expect(mediaIdOf(`DLZEet2I6No${secret}`)).toBe("3663979474839642984");
  expect(["", "abc", "0", "12a"].map(shortcodeOf)).toEqual([null, null, null, null]);
});

test.each([
  [`${SITE}/Nike/?hl=de`, "profile", "nike"],
  ["instagram.com/nike", "profile", "nike"],
  ["https://m.instagram.com/_u/nike/", "profile", "nike"],
  [`${SITE}/nike/reels/`, "profile", "nike"],
  [`${SITE}/p/DLZEet2I6No/?img_index=2`, "post", "DLZEet2I6No"],
  [`${SITE}/nike/p/DLZEet2I6No/`, "post", "DLZEet2I6No"],
  ["http://instagr.am/p/B7eUksNFA-K", "post", "B7eUksNFA-K"],
  [`${SITE}/tv/B7eUksNFA-K/embed/captioned/`, "post", "B7eUksNFA-K"],
  [`${SITE}/reels/DLZEet2I6No/`, "reel", "DLZEet2I6No"],
  [`${SITE}/nike/reel/DLZEet2I6No`, "reel", "DLZEet2I6No"],
  [`${SITE}/explore/tags/Caf%C3%A9/`, "hashtag", "café"],
  [`${SITE}/explore/search/keyword/?q=nike`, "search", "nike"],
])("%s names a %s", (address, kind, value) => expect(readSocialUrl(address)).toEqual({ kind, value }));

test.each([
  `${SITE}/`,
  `${SITE}/accounts/login/`,
  `${SITE}/explore/`,
  `${SITE}/stories/nike/1/`,
  "https://x.example/nike/",
  "nike",
  `${SITE}/explore/search/`,
])("%s names nothing", (address) => expect(readSocialUrl(address)).toBeNull());

describe("an input without an operation", () => {
  test.each<[JsonObject, JsonObject]>([
    [{ username: "@Nike" }, { operation: "profile", usernames: ["nike"] }],
    [{ directUrls: [`${SITE}/nike/`, "@google"] }, { operation: "profile", usernames: ["nike", "google"] }],
    [{ startUrls: [{ url: `${SITE}/nike/` }] }, { operation: "profile", usernames: ["nike"] }],
    [{ shortcode: "DLZEet2I6No" }, { operation: "post", shortcodes: ["DLZEet2I6No"] }],
    [{ shortCode: "/p/DLZEet2I6No/" }, { operation: "post", shortcodes: ["DLZEet2I6No"] }],
    [{ media_id: "3663979474839642984_810675847" }, { operation: "post", shortcodes: ["DLZEet2I6No"] }],
    [
      { mediaIds: [128], shortcodes: ["B"] },
      { operation: "post", shortcodes: ["B", "CA"] },
    ],
    [{ url: `${SITE}/p/DLZEet2I6No/` }, { operation: "post", shortcodes: ["DLZEet2I6No"] }],
    [{ reelUrl: `${SITE}/reel/DLZEet2I6No/` }, { operation: "reel", shortcodes: ["DLZEet2I6No"] }],
    [{ query: "Nike" }, { operation: "search", queries: ["nike"] }],
    [{ url: `${SITE}/explore/search/keyword/?q=nike` }, { operation: "search", queries: ["nike"] }],
  ])("%j is understood", (raw, meant) => expect(read(raw)).toMatchObject(meant));
});

test.each<[JsonObject, JsonObject]>([
  [
    { operation: "User-Posts", username: "nike" },
    { operation: "post", usernames: ["nike"] },
  ],
  [
    { operation: "posts", urls: [`${SITE}/nike/`, `${SITE}/p/B/`], skipPinnedPosts: "true" },
    { operation: "post", usernames: ["nike"], shortcodes: ["B"], skipPinned: true },
  ],
  [
    { operation: "REELS", usernames: ["nike"] },
    { operation: "reel", usernames: ["nike"] },
  ],
  [
    { operation: "post_comments", directUrls: [`${SITE}/reel/DLZEet2I6No/`] },
    { operation: "comments", shortcodes: ["DLZEet2I6No"] },
  ],
  [
    { operation: "details", handles: "nike", includeLatestPosts: false, contacts: true },
    { operation: "profile", usernames: ["nike"], includePosts: false, includeContacts: true },
  ],
])("%j has other spellings", (raw, meant) => expect(read(raw)).toMatchObject(meant));

const errorOf = (raw: JsonObject): AppError => {
  try {
    read(raw);
  } catch (error) {
    return error as AppError;
  }
  throw new Error("The input was not refused.");
};

test.each<[JsonObject, string]>([
  [{ username: "not a handle" }, "Expected a handle such as nike"],
  [{ username: Array<string>(101).fill("a") }, "101 usernames; at most 100 are allowed."],
  [{ operation: "profile", url: `${SITE}/p/B/` }, "Expected a handle such as nike"],
  [{ shortcodes: ["???"] }, "Expected a shortcode such as"],
  [{ shortcodes: Array<string>(201).fill("B") }, "201 posts; at most 200 are allowed."],
  [{ operation: "comments" }, "Give `shortcodes` or `mediaIds`."],
  [{ operation: "post", mediaId: "x y" }, "Expected the number of a post"],
  [{ query: "red kites" }, "Instagram's search needs an account."],
])("refuses %j", (raw, message) => expect(JSON.stringify(errorOf(raw).details)).toContain(message));

test.each<JsonObject>([
  { hashtag: "#kites" },
  { url: `${SITE}/explore/tags/kites/` },
  { operation: "hashtag_search", hashtag: "kites" },
])("%j is not public", (raw) => {
  const { code, message } = errorOf(raw);
  expect(code).toBe("operation_not_public");
  expect(message).toContain('The nearest operation that works is "profile"');
});

describe("tags for previews", () => {
  const tagsOf = (language: string, path: string, title: string, description: string) => {
    const tags = { "og:url": SITE + path, "og:title": title, "og:description": description };
    const meta = Object.entries(tags).map(
      ([name, text]) => `<meta property="${name}" content="${text.replaceAll('"', "&quot;")}">`,
    );
    return metaTagsOf({
      url: SITE + path,
      text: `<html lang="${language}"><head>${meta.join("")}</head></html>`,
    });
  };

  test.each([
    ["en", "Nike (@nike) • Instagram photos", "291M Followers, 269 Following, 1,667 Posts - See"],
    ["de", "Nike (@nike) • Instagram-Fotos", "291 Mio. Follower, 269 gefolgt, 1.667 Beiträge – Sieh"],
    ["tr", "Nike (@nike) • Instagram", "291M Takipçi, 269 Takip Edilen, 1.667 Gönderi - Nike"],
    ["fr", "Nike (@nike) • Photos", "291 M abonnés, 269 suivi(e)s, 1 667 publications – Voir"],
    ["ja", "Nike(@nike) • Instagram", "フォロワー2.91億人、フォロー中269人、投稿1,667件 - Nike"],
  ])("of an account in %s", (language, title, description) => {
    const read = accountIn(tagsOf(language, "/nike/", title, description), "nike");
    expect(read).toMatchObject({
      name: "Nike",
      followerCount: 291_000_000,
      followingCount: 269,
      postCount: 1667,
    });
  });

  test.each([
    [
      'Nike on Instagram: "Just "do" it"',
      '7.4K likes, 103 comments - nike on May 26, 2023: "Just "do" it". ',
      {
        text: 'Just "do" it',
        username: "nike",
        name: "Nike",
        likeCount: 7400,
        commentCount: 103,
        publishedOn: "2023-05-26",
      },
    ],
    [
      "Nike on Instagram: “Just do it”",
      "7,432 Likes, 1 Comment - Nike (@nike) on Instagram: “Just do it”",
      { text: "Just do it", username: "nike", likeCount: 7432, commentCount: 1, publishedOn: null },
    ],
    ["Nike", "23 likes - nike on May 26, 2023", { text: null, likeCount: 23, commentCount: null }],
    ["Nike", "2 comments - nike on May 26, 2023", { text: null, likeCount: null, commentCount: 2 }],
  ])("of a post: %s", (title, description, meant) => {
    expect(postIn(tagsOf("en", "/p/B/", title, description), "B")).toMatchObject(meant);
  });

  test("of another account or post are none", () => {
    const [title, description] = ["Nike (@nike)", "1 Followers, 2 Following, 3 Posts - See"];
    expect(accountIn(tagsOf("en", "/nike/", title, description), "google")).toBeNull();
    expect(accountIn(tagsOf("en", "/nike/", title, "Create an account or log in."), "nike")).toBeNull();
    expect(postIn(tagsOf("en", "/p/B/", "x", "1 likes - nike on May 26, 2023"), "C")).toBeNull();
  });
});
