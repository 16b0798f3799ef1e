import {
  arr,
  changed,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type PageRef,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { openEmbed } from "../page/embed.ts";
import { detailOn, type Subject } from "../page/state.ts";
import { refuseStatus } from "../page/status.ts";
import type { Ways } from "../page/ways.ts";
import { videoOf } from "./open-video.ts";
import { readVideo, type VideoDraft } from "./video.ts";
import { viewOfRow } from "./view.ts";

export interface PlacedVideo {
  video: VideoDraft;
  /** From 1. */
  place: number;
}
/** Videos under a head: of an account, a hashtag or a sound. */
export interface Listing<H> {
  page: PageRef;
  head: H;
  rows: PlacedVideo[];
  /** Whether each of its rows could be read. */
  isWhole: boolean;
}
/** A kind of list, and where it is. */
export interface ListKind<H> {
  /** In words, such as `#kites`. */
  what: string;
  embedUrl: string;
  pageUrl: string;
  subject: Subject;
  /** What is above the list of an embedded page, or on the page. @throws SourceError for a page about something else */
  headOfEmbed: (page: HttpResponse, data: JsonObject) => H;
  headOfPage: (page: HttpResponse, detail: JsonObject, answer: string) => H;
  /** How many videos it has in all; null where that is not told. */
  totalOf: (head: H) => number | null;
  /** An account may forbid to embed it. */
  mayBeForbidden?: boolean;
  /** @throws SourceError where the head says that its videos are not for everybody */
  checkHead?: (page: PageRef, head: H) => void;
  /** Whether a row belongs in the list; all do where it is left out. */
  owns?: (row: VideoDraft) => boolean;
  /** Looks elsewhere whether an empty list of unknown length is one. @throws SourceError where it is not */
  checkEmpty?: () => Promise<void>;
}

/** Opens a list: the embedded page has the newest ones, old pages of the site have some, too. */
export function openListing<H>(ctx: RunContext, ways: Ways, kind: ListKind<H>): Promise<Listing<H>> {
  return ways.first(kind.what, [
    { name: "embed", mayBeForbidden: kind.mayBeForbidden ?? false, load: () => embedded(ctx, kind) },
    { name: "page", load: () => onPage(ctx, kind) },
  ]);
}

async function embedded<H>(ctx: RunContext, kind: ListKind<H>): Promise<Listing<H>> {
  const { page, data } = await openEmbed(ctx, kind.embedUrl);
  const head = kind.headOfEmbed(page, data);
  ctx.held(page);
  const list = arr(data, "videoList");
  if (list === null) throw changed(page, `The embedded page has no list of videos of ${kind.what}.`);
  const rows = list.flatMap((row, index) => {
    const reading = { answer: "list", warn: ctx.warn };
    const read = isJsonObject(row) ? readVideo(viewOfRow(row), null, reading) : null;
    const isOwn = read !== null && kind.owns?.(read) !== false;
    if (!isOwn) ctx.warn("row_dropped", `videoList: a row could not be read, or is none of ${kind.what}.`);
    return isOwn ? { video: read, place: index + 1 } : [];
  });
  if (list.length > 0 && rows.length === 0) throw changed(page, `No video of ${kind.what} can be read.`);
  return { page, head, rows, isWhole: rows.length === list.length };
}

async function onPage<H>(ctx: RunContext, kind: ListKind<H>): Promise<Listing<H>> {
  const page = await ctx.http.get(kind.pageUrl);
  const { answer, detail, items } = detailOn(page, kind.subject);
  refuseStatus(page, detail, kind.what, isJsonObject(detail[kind.subject]));
  const head = kind.headOfPage(page, detail, answer);
  ctx.held(page);
  if (items === null && kind.totalOf(head) !== 0)
    throw changed(page, `The page of ${kind.what} states no videos, nor that there are none.`);
  const rows = (items ?? []).map((item, index) => ({
    video: videoOf(ctx, page, item, answer),
    place: index + 1,
  }));
  return { page, head, rows: rows.filter(({ video }) => kind.owns?.(video) !== false), isWhole: true };
}
