import {
  changed,
  type HtmlNode,
  int,
  parseDate,
  parseXml,
  requireEnd,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { VIDEO_ID } from "../targets.ts";
import type { Tab } from "./tabs.ts";

/** What a feed says of a film that its list rounds or leaves out. */
export interface FeedFacts {
  publishedAt: string;
  likeCount: number | null;
}

/** The feed of a tab is that of a playlist, named by these letters and the id of the channel without its first two. */
const FEEDS: Partial<Record<Tab, string>> = { videos: "UULF", shorts: "UUSH", streams: "UULV" };

export const hasFeed = (tab: Tab): boolean => FEEDS[tab] !== undefined;

/** The newest films of a tab, about 15, by their ids. @throws SourceError `source_changed` for what is no feed, or that of another channel */
export async function readFeed(
  ctx: RunContext,
  channelId: string,
  tab: Tab,
): Promise<ReadonlyMap<string, FeedFacts>> {
  const query = { playlist_id: `${FEEDS[tab] ?? ""}${channelId.slice("UC".length)}` };
  const page = await ctx.http.get(`${ctx.origin("web")}/feeds/videos.xml`, { query });
  requireEnd(page, "</feed>");
  const feed = parseXml(page).one("feed");
  if (feed === null) throw changed(page, "The answer is no feed.");
  return new Map(
    feed.all("> entry").map((entry) => {
      const id = textOf(entry, "yt:videoId");
      const owner = textOf(entry, "yt:channelId");
      const publishedAt = parseDate(textOf(entry, "published"));
      if (!VIDEO_ID.test(id) || publishedAt === null)
        throw changed(page, "An entry lacks its id or instant.");
      if (owner !== channelId) throw changed(page, `The feed is of channel ${owner}, not of ${channelId}.`);
      const likes = ["media:group", "media:community", "media:starRating"].reduce<HtmlNode | undefined>(
        (node, tag) => node?.children.find((child) => child.tag === tag),
        entry,
      );
      return [id, { publishedAt, likeCount: int(likes?.attr("count") ?? null) }];
    }),
  );
}

const textOf = (entry: HtmlNode, tag: string): string =>
  entry.children.find((child) => child.tag === tag)?.text() ?? "";
