import {
  changed,
  isJsonObject,
  type JsonObject,
  obj,
  type PageRef,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { openEmbed } from "../page/embed.ts";
import { detailOn } from "../page/state.ts";
import { refuseStatus } from "../page/status.ts";
import type { Ways } from "../page/ways.ts";
import { videoUrl } from "../source.ts";
import { readAddress } from "../targets.ts";
import { readVideo, type VideoDraft } from "./video.ts";
import { viewOfEmbed, viewOfItem, viewOfOembed } from "./view.ts";

export interface OpenedVideo {
  page: PageRef;
  video: VideoDraft;
  /** What the page states of it, for what is no part of every Record. */
  item: JsonObject | null;
}

/** Reads a video from its page, else from what other sites embed, else from what they are told of it. */
export async function openVideo(ctx: RunContext, ways: Ways, target: string): Promise<OpenedVideo> {
  const id = /^\d/.test(target) ? target : await idBehind(ctx, target);
  return ways.first(`video ${id}`, [
    { name: "page", load: () => fromPage(ctx, id) },
    { name: "embed", mayBeForbidden: true, load: () => fromEmbed(ctx, id) },
    { name: "oembed", load: () => fromOembed(ctx, id) },
  ]);
}

async function fromPage(ctx: RunContext, id: string): Promise<OpenedVideo> {
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/@_/video/{id}", { id }));
  const { answer, detail, items } = detailOn(page, "itemInfo");
  // Old pages keep other videos beside it.
  const item = items?.find((one) => str(one, "id") === id) ?? obj(detail, "itemInfo.itemStruct");
  const isThere = item !== null && Object.keys(item).length > 0;
  refuseStatus(page, detail, `video ${id}`, isThere);
  if (!isThere || str(item, "id") !== id) throw changed(page, `The page is not about video ${id}.`);
  return { page, video: videoOf(ctx, page, item, answer), item };
}

/** A video of a page or of its list; says where the page states rounded counts only. */
export function videoOf(ctx: RunContext, page: PageRef, item: JsonObject, answer: string): VideoDraft {
  const { view, isExact, isRounded } = viewOfItem(item);
  const isHidden = item["isContentClassified"] === true;
  const video = readVideo(view, isExact, { answer: isHidden ? "share page" : answer, warn: ctx.warn });
  if (video === null) throw changed(page, "A video has no id, or no author.");
  if (isRounded)
    ctx.warn(
      "counts_rounded",
      "viewCount, likeCount, commentCount, shareCount, saveCount, repostCount, areCountsExact: the page rounds its counts.",
    );
  return video;
}

async function fromEmbed(ctx: RunContext, id: string): Promise<OpenedVideo> {
  const { page, data } = await openEmbed(ctx, sourceUrl(ctx.origin("web"), "/embed/v2/{id}", { id }));
  const found = obj(data, "videoData");
  if (found === null) throw changed(page, `The embedded page says nothing of video ${id}.`);
  const view = viewOfEmbed(found);
  const video = readVideo(view, null, { answer: "embed", warn: ctx.warn });
  if (video?.id !== id) throw changed(page, `The embedded page is not about video ${id}.`);
  return { page, video, item: null };
}

async function fromOembed(ctx: RunContext, id: string): Promise<OpenedVideo> {
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/oembed"), {
    query: { url: videoUrl(id, null) },
  });
  const answer = page.json();
  if (!isJsonObject(answer) || !(str(answer, "html") ?? "").includes(`data-video-id="${id}"`))
    throw changed(page, `The answer is not about video ${id}.`);
  const video = readVideo(viewOfOembed(answer, id), null, { answer: "oembed", warn: ctx.warn });
  if (video === null) throw changed(page, `The answer is not about video ${id}.`);
  return { page, video, item: null };
}

const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_HOPS = 3;

/** The video that a short link leads to. Not followed to its page, which may be refused. */
async function idBehind(ctx: RunContext, link: string): Promise<string> {
  let next = link;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const page = await ctx.http.get(urlOf(ctx, next), { expect: REDIRECTS });
    const leads = URL.parse(page.header("location") ?? "", next)?.href ?? "";
    const target = readAddress(leads);
    if (target?.kind === "video") return target.value;
    if (target?.kind !== "short") break;
    next = target.value;
  }
  throw new SourceError("input_not_found", `The short link ${link} leads to no video.`, { url: link });
}

function urlOf(ctx: RunContext, link: string): string {
  const { hostname, pathname } = new URL(link);
  const origin = hostname.startsWith("v") ? hostname.slice(0, 2) : "web";
  return sourceUrl(ctx.origin(origin), "/{path*}", { path: pathname.slice(1) });
}
