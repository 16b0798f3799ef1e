import { changed, listAsAsked, type RunContext, str } from "../../../plugin-sdk/index.ts";
import type { Answer } from "../page/answer.ts";
import { addsTo } from "../page/lists.ts";
import { allOf, anyOf } from "../page/walk.ts";

/** Holds comments to their video, and replies to their comment. @throws SourceError `source_changed` for those of another one */
export function holdComments(
  ctx: RunContext,
  answer: Answer,
  { videoId, parentId }: { videoId: string; parentId: string | null },
): void {
  const { page, data } = answer;
  const list = addsTo(answer);
  if (list?.startsWith("comment") !== true) throw changed(page, "The answer is no list of comments.");
  // The age of a comment leads to it, on the page of its video.
  const ages = [...allOf(data, "publishedTimeCommand"), ...allOf(data, "publishedTimeText")];
  const videos = ages.flatMap((age) => str(anyOf(age, "watchEndpoint"), "videoId") ?? []);
  const answers = /^comment-replies-item-(.+)$/.exec(list)?.[1];
  const parts = {
    video: { asked: videoId, shown: videos.find((id) => id !== videoId) ?? videos[0], isSame },
    comment: { asked: parentId, shown: answers, isSame },
  };
  if (videos.length === 0 && answers === undefined) ctx.held(page);
  else listAsAsked(ctx, page, parts);
}

const isSame = (shown: string, asked: string) => shown === asked;
