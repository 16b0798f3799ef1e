import type { PluginCase } from "../../../plugin-sdk/index.ts";

const URL = "https://www.instagram.com/redkites/";

export const profileCases: PluginCase[] = [
  {
    name: "An account by its address, with the posts on its page",
    input: { directUrls: [`${URL}?hl=de`] },
    har: "profile/profile.har.json",
    truncate: "/redkites/",
    expect: {
      records: [
        {
          id: "5001",
          fbid: "17841400000005001",
          username: "redkites",
          name: "Red Kites",
          url: URL,
          description: "Kites & tails.\nSince 1999",
          followerCount: 291_150,
          followingCount: 266,
          postCount: 1667,
          isVerified: true,
          isPrivate: false,
          pronouns: ["they"],
          threadsUsername: "redkites",
          accountBadges: ["creator"],
          linkUrls: ["https://kites.example/shop", "https://tails.example/"],
          highlights: [{ id: "9001", title: "Wind" }, {}],
          latestPosts: [
            { shortcode: "DKite000001", kind: "video", isPinned: true, hashtags: ["wind"], likeCount: null },
            { kind: "carousel", altText: null },
            { text: null },
          ],
          surface: "page",
          featureCoverage: { includePosts: "partial" },
        },
      ],
      warnings: { posts_not_shown: 1 },
    },
  },
  {
    name: "A business in the layout of before 2022, with contacts",
    input: { username: "@Dragons", includeContacts: true },
    har: "profile/profile-graph.har.json",
    expect: {
      records: [
        {
          id: "5002",
          description: null,
          category: "Kite shop",
          isBusiness: true,
          email: "shop@dragons.example",
          phone: "+490000000",
          address: {
            ...{ street: "1 Quay", city: "Harbour", region: "Coast" },
            ...{ postalCode: "H1", country: "ie" },
          },
          linkUrls: ["https://dragons.example/"],
          highlightCount: 3,
          postCount: 2,
          latestPosts: [
            {
              viewCount: 2726,
              likeCount: 69,
              publishedAt: "2020-01-18T20:09:56.000Z",
              mentions: ["dragons"],
            },
            { text: null },
          ],
          featureCoverage: { includePosts: "extracted", includeContacts: "extracted" },
        },
      ],
    },
  },
  {
    name: "A page without data: the embed has exact counts",
    input: { username: "redkites" },
    har: "profile/profile-embed.har.json",
    expect: {
      records: [
        {
          surface: "embed",
          followerCount: 291_150,
          postCount: 1667,
          latestPosts: [{ shortcode: "DEmbed00001" }],
        },
      ],
      warnings: { surface_fallback: 1, posts_not_shown: 1 },
    },
  },
  {
    name: "A page and an embed without data: the tags have rounded counts",
    input: { username: "redkites", includePosts: false },
    har: "profile/profile-tags.har.json",
    expect: {
      warnings: { surface_fallback: 1 },
      records: [
        {
          surface: "meta_tags",
          id: "5001",
          followerCount: 291_000,
          followerCountText: "291K Followers",
          followingCountText: "266 Following",
          imageUrl: { $re: "pic" },
          latestPosts: null,
        },
      ],
    },
  },
  {
    name: "A private account has counts and no posts",
    input: { username: "quietkite" },
    har: "profile/profile-private.har.json",
    expect: {
      records: [{ name: "quietkite", isPrivate: true, postCount: 8, latestPosts: null }],
      warnings: {},
    },
  },
  {
    name: "An account without posts",
    input: { username: "redkites" },
    har: "profile/profile-plain.har.json",
    expect: { records: [{ postCount: 0, latestPosts: null }], warnings: {} },
  },
  {
    name: "Accounts that are not there, each in its way",
    input: { usernames: ["redkites", "gonekite"] },
    har: "profile/profile-missing.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { input_not_found: 2 } },
  },
  {
    name: "A page about another account is none",
    input: { username: "redkites" },
    har: "profile/profile-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "Data in an unknown form is no empty page",
    input: { username: "redkites" },
    har: "profile/profile-form.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "The start page in place of an account is a wall",
    input: { username: "redkites" },
    har: "profile/profile-start.har.json",
    expect: { count: 0, error: "source_blocked", warnings: { surface_fallback: 1 } },
  },
  {
    name: "An answer that wants an account is a wall",
    input: { username: "redkites" },
    har: "profile/profile-login.har.json",
    expect: { count: 0, error: "source_blocked", warnings: { surface_fallback: 1 } },
  },
  {
    name: "A request that is refused for its headers",
    input: { username: "redkites" },
    har: "profile/profile-secfetch.har.json",
    expect: { count: 0, error: "source_request_refused" },
  },
];
