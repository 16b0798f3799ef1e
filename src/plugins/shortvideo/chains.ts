import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "videos.id", to: "video.videoIds" },
  { from: "videos.id", to: "comments.videoIds" },
  { from: "search.id", to: "video.videoIds" },
  { from: "hashtag.id", to: "video.videoIds" },
  { from: "sound.id", to: "video.videoIds" },
  { from: "music.id", to: "video.videoIds" },
  { from: "video.id", to: "comments.videoIds" },
  { from: "video.id", to: "location.videoIds" },
  { from: "video.author.username", to: "profile.handles" },
  { from: "video.author.username", to: "videos.handles" },
  { from: "video.sound.id", to: "sound.soundIds" },
  { from: "video.sound.id", to: "music.soundIds" },
  { from: "videos.sound.id", to: "sound.soundIds" },
  { from: "video.hashtags.*", to: "hashtag.hashtags" },
  { from: "profile.username", to: "videos.handles" },
  { from: "profile.username", to: "followers.handles" },
  { from: "profile.username", to: "following.handles" },
  { from: "followers.username", to: "profile.handles" },
  { from: "following.username", to: "profile.handles" },
  { from: "ads.id", to: "ads.adIds" },
];
