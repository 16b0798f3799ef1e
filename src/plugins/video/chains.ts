import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "shorts.id", to: "video.videoIds" },
  { from: "shorts.id", to: "comments.videoIds" },
  { from: "trending.id", to: "video.videoIds" },
  { from: "playlist.id", to: "video.videoIds" },
  { from: "video.id", to: "comments.videoIds" },
  { from: "video.id", to: "transcript.videoIds" },
  { from: "video.id", to: "download.videoIds" },
  { from: "video.channel.id", to: "channel.channels" },
  { from: "video.channel.id", to: "shorts.channels" },
  { from: "video.channel.id", to: "email.channels" },
  { from: "search.channel.id", to: "channel.channels" },
  { from: "comments.videoId", to: "video.videoIds" },
];
