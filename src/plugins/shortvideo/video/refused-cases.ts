import type { PluginCase } from "../../../plugin-sdk/index.ts";

const ID = "7589207212032001001";
const PHOTO = "7588836126857626602";

/** Pages that refuse, lead nowhere, or are about something else. */
export const refusedVideoCases: PluginCase[] = [
  {
    name: "A video that even other sites are told nothing of",
    input: { videoIds: [ID] },
    har: "video/video-oembed-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A short link that leads nowhere",
    input: { videoIds: ["https://vt.tiktok.com/ZDead01"] },
    har: "video/video-dead-link.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A challenge, an empty answer and a refusal",
    input: { videoIds: [ID] },
    har: "video/video-refused.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
  {
    name: "TikTok asks for a slower pace",
    input: { videoIds: [ID] },
    har: "video/video-throttled.har.json",
    expect: { count: 0, error: "source_rate_limited" },
  },
  {
    name: "A page that is not there",
    input: { videoIds: [ID] },
    har: "video/video-gone.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about another video is none",
    input: { videoIds: [PHOTO] },
    har: "video/video-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "The bare app in place of the page: what other sites embed is read, beside an address with a stray sign",
    input: { videoIds: [ID] },
    har: "video/video-bare.har.json",
    expect: { records: [{ id: ID, viewCount: 950 }], warnings: { page_not_read: 1 } },
  },
  {
    name: "A shell without any state in place of the page",
    input: { videoIds: [ID] },
    har: "video/video-shell.har.json",
    expect: { records: [{ id: ID, viewCount: 950 }], warnings: { page_not_read: 1 } },
  },
  {
    name: "Long pages to sign in at and of a check, in any language",
    input: { videoIds: [ID] },
    har: "video/video-login.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
  {
    name: "A page whose detail has another name",
    input: { videoIds: [ID] },
    har: "video/video-no-data.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A status that takes the caller for a program: what other sites embed is read",
    input: { videoIds: [ID] },
    har: "video/video-checked.har.json",
    expect: { records: [{ id: ID, viewCount: 950 }], warnings: { page_not_read: 1 } },
  },
  {
    name: "A status that is not known",
    input: { videoIds: [ID] },
    har: "video/video-unknown-code.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
