import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const profileCases: PluginCase[] = [
  {
    name: "An account from its page",
    input: { operation: "user info", handle: "@quarrykites", userId: "7000000001" },
    har: "profile/profile.har.json",
    truncate: "quarrykites",
    expect: {
      records: [
        {
          id: "7000000001",
          url: "https://x.com/quarrykites",
          name: "Quarry Kites",
          username: "quarrykites",
          description: "Kites & tails.",
          imageUrl: "https://pbs.twimg.com/profile_images/7000000001/face_400x400.jpg",
          bannerUrl: "https://pbs.twimg.com/profile_banners/7000000001/1",
          linkUrls: ["https://kites.example/"],
          locationText: "Windy Hill",
          followerCount: 4200,
          followingCount: 17,
          postCount: 311,
          joinedAt: "2012-03-04T05:06:07.000Z",
          isBlueVerified: true,
          verifiedType: "Business",
          isVerified: false,
          isPrivate: false,
          surfaces: ["page"],
        },
      ],
    },
  },
  {
    name: "An account from its timeline, where its page comes without data",
    input: { operation: "profile", usernames: ["quarrykites"] },
    har: "profile/profile-timeline.har.json",
    expect: {
      records: [
        {
          id: "7000000001",
          followerCount: 4200,
          mediaPostCount: 99,
          listedCount: 6,
          givenLikeCount: 21,
          surfaces: ["timeline"],
        },
      ],
      warnings: { surface_not_read: 1 },
    },
  },
  {
    name: "A protected account has a Record of its own",
    input: { operation: "profile", username: "fan_one" },
    har: "profile/profile-protected.har.json",
    expect: { records: [{ username: "fan_one", isPrivate: true, postCount: 12, surfaces: ["page"] }] },
  },
  {
    name: "An account that does not exist is missing",
    input: { operation: "profile", username: "nobody_here" },
    har: "profile/profile-missing.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { surface_not_read: 2 } },
  },
  {
    name: "A page about another account is none",
    input: { operation: "profile", username: "fan_one" },
    har: "timeline/timeline-other.har.json",
    expect: { count: 0, error: "source_changed", warnings: { surface_not_read: 2 } },
  },
];
