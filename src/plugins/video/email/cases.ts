import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const emailCases: PluginCase[] = [
  {
    name: "Addresses of a channel and of a video, as texts show them",
    input: {
      operation: "email",
      urls: ["https://www.youtube.com/@redkites", "https://www.youtube.com/watch?v=kite0000051"],
      includeAbout: true,
    },
    har: "email/email.har.json",
    truncate: "/about",
    expect: {
      count: 4,
      records: [
        {
          email: "hello@kites.example",
          foundIn: "channel_description",
          isSpelledOut: false,
          url: "https://www.youtube.com/channel/UCkiteKiteKiteKiteKite01",
          hasHiddenEmail: true,
          channel: { handle: "@redkites" },
        },
        { email: "wind@kites.example", isSpelledOut: true },
        { email: "post@kites.example", foundIn: "channel_link" },
        { email: "studio@kites.example", foundIn: "video_description", videoId: "kite0000051" },
      ],
    },
  },
  {
    name: "The page of a channel alone",
    input: { operation: "email", channels: ["@redkites"] },
    har: "email/email-plain.har.json",
    expect: {
      count: 1,
      records: [{ email: "wind@kites.example", hasHiddenEmail: null, channel: { imageUrl: null } }],
    },
  },
  {
    name: "A page without an address gives none",
    input: { operation: "email", channels: ["c/dragons"] },
    har: "email/email-none.har.json",
    expect: { count: 0 },
  },
];
