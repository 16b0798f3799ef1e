import type { PluginCase } from "../../../plugin-sdk/index.ts";

const CHANNEL = "UCkiteKiteKiteKiteKite01";
const OTHER = "UCdragonDragonDragonDr02";

export const channelCases: PluginCase[] = [
  {
    name: "The videos of a channel over two pages, and what its panel adds",
    input: { handle: "https://www.youtube.com/@redkites", includeAbout: true, limit: 20 },
    har: "channel/channel.har.json",
    truncate: "/@redkites/videos",
    expect: {
      count: 5,
      records: [
        {
          id: "kite0000011",
          viewCount: 28,
          publishedText: "13 days ago",
          durationSeconds: 754,
          channel: { id: CHANNEL, name: "Red Kites", handle: "@redkites" },
          channelInfo: {
            keywords: ["red kite", "wind"],
            bannerUrl: "https://yt3.ggpht.com/banner=w2560",
            subscriberCount: 8840,
            videoCount: 258,
            viewCount: 1_234_567,
            country: "Germany",
            joinedOn: "2010-01-12",
            hasHiddenEmail: true,
            links: [
              { title: "Our workshop", url: "https://kites.example/workshop/long" },
              { url: "https://dragons.example" },
            ],
          },
          featureCoverage: { includeAbout: "extracted" },
        },
        { isLive: true, viewCount: 3, durationSeconds: null },
        { viewCount: null, thumbnails: null },
        { title: "A kite in April", viewCount: 1234, resultPosition: 4 },
        { title: "A kite of the club" },
      ],
    },
  },
  {
    name: "A channel in the layout of before 2024",
    input: { channels: [OTHER], includeAbout: true },
    har: "channel/channel-old.har.json",
    expect: {
      count: 1,
      records: [
        {
          durationSeconds: 605,
          channelInfo: {
            subscriberCount: 1200,
            videoCount: 31,
            isVerified: true,
            description: null,
            keywords: null,
            joinedText: "Joined some day",
            links: null,
          },
        },
      ],
    },
  },
  {
    name: "The channel itself, by a name of older times",
    input: { channelUrl: "https://www.youtube.com/c/dragons/videos", tabs: ["about"] },
    har: "channel/channel-about.har.json",
    expect: {
      count: 1,
      records: [
        {
          kind: "channel",
          id: OTHER,
          title: "Paper Dragons",
          tab: "about",
          channelInfo: { subscriberCount: null },
        },
      ],
    },
  },
  {
    name: "The most watched videos, and shorts besides",
    input: { channels: ["@redkites"], sort: "popular", shorts: true },
    har: "channel/channel-popular.har.json",
    expect: {
      count: 2,
      warnings: { sort_not_offered: 1 },
      records: [
        { title: "The best kite", featureCoverage: { includeShorts: "not_found" } },
        { kind: "short", tab: "shorts", featureCoverage: { includeShorts: "extracted" } },
      ],
    },
  },
  {
    name: "The newest videos with their instants, as the feed of the channel has them",
    input: { channels: ["@redkites"], includeDates: true },
    har: "channel/channel-feed.har.json",
    truncate: "/feeds/",
    expect: {
      count: 2,
      records: [
        {
          id: "kite0000011",
          publishedAt: "2026-01-22T15:01:42.000Z",
          likeCount: 1204,
          featureCoverage: { includeInstants: "partial" },
        },
        { id: "kite0000001", publishedAt: null, likeCount: null },
      ],
    },
  },
  {
    name: "The feed of another channel is no part of this one",
    input: { channels: ["@redkites"], includeInstants: true },
    har: "channel/channel-feed-other.har.json",
    expect: {
      count: 2,
      error: "source_changed",
      warnings: { feed_not_read: 1 },
      records: [{ publishedAt: null, featureCoverage: { includeInstants: "not_found" } }],
    },
  },
  {
    name: "A handle in another script beside pronouns, and the header of an event",
    input: { channels: ["@змеи", "@kitedays"] },
    har: "channel/channel-headers.har.json",
    expect: {
      count: 2,
      records: [
        {
          viewCount: 1234,
          channel: { id: CHANNEL, handle: "@змеи" },
          channelInfo: {
            subscriberCount: 7450,
            subscriberCountText: "7.45K subscribers",
            videoCount: 120,
            videoCountText: "120 videos",
          },
        },
        { channelInfo: { id: OTHER, subscriberCount: 1_200_000, videoCount: null } },
      ],
    },
  },
  {
    name: "A channel for signed-in adults only is not shown",
    input: { channels: ["@nightkites"] },
    har: "channel/channel-age.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "The playlists of a channel",
    input: { channels: ["@redkites"], tab: "playlists" },
    har: "channel/channel-playlists.har.json",
    expect: {
      count: 2,
      records: [{ kind: "playlist", id: "PLkitesAndDragons0001", videoCount: 49 }, { videoCount: 8 }],
    },
  },
  {
    name: "A tab that a channel does not have gives none",
    input: { channels: ["@dragons"], tabs: ["live"] },
    har: "channel/channel-tab-missing.har.json",
    expect: { count: 0 },
  },
  {
    name: "A channel without videos gives none",
    input: { channels: ["@dragons"] },
    har: "channel/channel-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "A channel that does not exist is missing",
    input: { channels: [OTHER] },
    har: "channel/channel-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page that does not exist is missing",
    input: { channels: ["@nobody"] },
    har: "channel/channel-404.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about another channel is none",
    input: { channels: [OTHER] },
    har: "channel/channel-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
