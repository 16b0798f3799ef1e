import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { channel } from "./channel/channel.ts";
import { comments } from "./comments/comments.ts";
import { download } from "./download/download.ts";
import { email } from "./email/email.ts";
import { transcript } from "./transcript/transcript.ts";
import { video } from "./video/video.ts";
import { playlist } from "./playlist/playlist.ts";
import { trending } from "./trending/trending.ts";
import { shorts } from "./shorts/shorts.ts";
import { search } from "./search/search.ts";
import { failures, origins } from "./source.ts";
import { subjectsOf } from "./subjects.ts";

export default defineScraper({
  id: "video",
  title: "YouTube",
  summary:
    "Videos, channels, playlists, shorts, comments, transcripts, search results and charts of YouTube, as the pages show them to anybody.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_400,
  origins,
  failures,
  retentionDays: 30,
  subjectsOf,
  chains,
  defaultOperation: "search",
  operations: [search, video, channel, playlist, comments, transcript, shorts, trending, download, email],
});
