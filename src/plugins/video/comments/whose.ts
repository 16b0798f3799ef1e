import { arr, at, changed, listAsAsked, type RunContext, str } from "../../../plugin-sdk/index.ts";
import type { Answer } from "../page/answer.ts";
import { addsTo } from "../page/lists.ts";
import { allOf, anyOf } from "../page/walk.ts";
import { ORDERS } from "./token.ts";

export interface Whose {
  videoId: string;
  /** Of replies: the comment that they answer. */
  parentId: string | null;
  /** Of the first page of comments: the order that they were asked for in. */
  order: (typeof ORDERS)[number] | null;
}

/** Holds comments to their video, order and page, and replies to their comment. @throws SourceError `source_changed` for others */
export function holdComments(ctx: RunContext, answer: Answer, { videoId, parentId, order }: Whose): void {
  const { page, data } = answer;
  const list = addsTo(answer);
  const kind = parentId === null ? "comments" : "comment-replies";
  if (list?.startsWith(kind) !== true) throw changed(page, `The answer is no list of ${kind}.`);
  // The first page renews the list, further ones add to it.
  const isFirst = anyOf(data["onResponseReceivedEndpoints"], "reloadContinuationItemsCommand") !== null;
  // What the menu does not say is the order that pages have of themselves.
  if (order !== null && order !== "top" && shownOrder(data) === undefined)
    throw changed(page, "The answer does not say in which order its comments are.");
  if (parentId === null && isFirst !== (order !== null))
    throw changed(page, `The answer is ${isFirst ? "the first" : "a further"} page of comments.`);
  // The age of a comment leads to it, on the page of its video.
  const ages = [...allOf(data, "publishedTimeCommand"), ...allOf(data, "publishedTimeText")];
  const videos = ages.flatMap((age) => str(anyOf(age, "watchEndpoint"), "videoId") ?? []);
  const answers = /^comment-replies-item-(.+)$/.exec(list)?.[1];
  const parts = {
    video: { asked: videoId, shown: videos.find((id) => id !== videoId) ?? videos[0], isSame },
    comment: { asked: parentId, shown: answers, isSame },
    order: { asked: order, shown: shownOrder(data), isSame },
  };
  if (Object.values(parts).every(({ shown }) => shown === undefined)) ctx.held(page);
  else listAsAsked(ctx, page, parts);
}

/** The order that the menu above the comments has chosen. */
function shownOrder(data: Answer["data"]): string | undefined {
  const items = arr(anyOf(anyOf(data, "commentsHeaderRenderer"), "subMenuItems")) ?? [];
  return ORDERS[items.findIndex((item) => at(item, "selected") === true)];
}

const isSame = (shown: string, asked: string) => shown === asked;
