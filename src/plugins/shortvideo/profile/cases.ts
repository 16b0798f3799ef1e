import type { PluginCase } from "../../../plugin-sdk/index.ts";

const HANDLE = "quarry.kites";

export const profileCases: PluginCase[] = [
  {
    name: "An account from its page",
    input: { profileUrls: [`https://www.tiktok.com/@${HANDLE}?lang=de`], fields: "name, followerCount" },
    har: "profile/profile.har.json",
    truncate: `@${HANDLE}`,
    expect: {
      records: [
        {
          id: "7000000000000000101",
          url: `https://www.tiktok.com/@${HANDLE}`,
          username: HANDLE,
          name: "Quarry Kites",
          description: "We fly.",
          imageUrl: "https://media.example/a-large.jpeg",
          linkUrls: ["https://kites.example/shop"],
          followerCount: 953,
          followingCount: 9,
          likeCount: 876,
          postCount: 178,
          givenLikeCount: 12,
          friendCount: 6,
          areCountsExact: true,
          isVerified: true,
          isPrivate: false,
          isBusiness: true,
          isSeller: true,
          isOrganization: true,
          category: "Sports",
          joinedAt: "2021-06-23T14:56:56.000Z",
          language: "en",
          country: "de",
          secUid: "MS4wKITE",
          selectedFields: { name: "Quarry Kites", followerCount: 953 },
        },
      ],
    },
  },
  {
    name: "A challenge in place of the page of an account: what other sites embed is read",
    input: { handle: `@${HANDLE}`, downloadVideos: true },
    har: "profile/profile-embed.har.json",
    truncate: "embed/@",
    expect: {
      records: [
        {
          id: "7000000000000000101",
          followerCount: 953,
          postCount: null,
          areCountsExact: null,
          imageUrl: "https://media.example/a-large.jpeg",
          featureCoverage: { downloadVideos: "accepted_for_compatibility" },
        },
      ],
      warnings: { page_not_read: 1 },
    },
  },
  {
    name: "An account that may not be embedded: what other sites are told of it",
    input: { handles: [HANDLE] },
    har: "profile/profile-oembed.har.json",
    expect: {
      records: [{ id: HANDLE, username: HANDLE, name: "Quarry Kites", followerCount: null }],
      warnings: { page_not_read: 1 },
    },
  },
  {
    name: "A page of an account of before 2023, which rounds its counts",
    input: { handles: [HANDLE] },
    har: "profile/profile-old.har.json",
    expect: {
      records: [{ followerCount: 38_500, postCount: 927, areCountsExact: false, isVerified: true }],
      warnings: { counts_rounded: 1 },
    },
  },
  {
    name: "A private account whose page shows its head",
    input: { handles: [HANDLE] },
    har: "profile/profile-private-shown.har.json",
    expect: {
      records: [
        { isPrivate: true, description: null, joinedAt: null, isBusiness: false, isOrganization: false },
      ],
    },
  },
  {
    name: "An account that nobody has",
    input: { username: HANDLE },
    har: "profile/profile-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A private account that shows nothing",
    input: { handles: [HANDLE] },
    har: "profile/profile-private.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about another account is none",
    input: { handles: ["tail.wind"] },
    har: "profile/profile-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
