import {
  changed,
  coverageOf,
  eachPage,
  eachTarget,
  ExtraPages,
  flag,
  type Found,
  neededText,
  operation,
  outcomeOf,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, targetForms, videoIds } from "../inputs.ts";
import { type Answer, call, type Locale } from "../page/answer.ts";
import { countIn } from "../page/texts.ts";
import { commentCountText } from "../video/watch.ts";
import { openWatch, refusalFor } from "../video/watch-page.ts";
import { commentFields, commentsIn } from "./comment.ts";
import { commentsToken, type CommentsToken, hasComments, ORDERS } from "./token.ts";
import { holdComments } from "./whose.ts";

const FEATURES = ["includeReplies", "includeAuthors"] as const;
const MAX_PAGES = 10_000;
const MAX_REPLY_PAGES = 100;

const Comment = z
  .object({ ...commentFields(), videoId: neededText("Id of the video.") })
  .meta({ title: "Comment" });

const input = z.object({
  videoIds,
  ...localeInput,
  sort: z
    .enum(ORDERS)
    .default("top")
    .describe("Order.")
    .meta({ aliases: ["sortBy", "order", "orderBy", "commentSort"] }),
  includeReplies: flag
    .default(false)
    .describe("Also gives replies, each after its comment. One more call for about ten.")
    .meta({ aliases: ["replies"] }),
  includeAuthors: flag
    .default(false)
    .describe("Also gives name, channel and picture of who wrote: personal data."),
});

interface Cursor {
  token: string | null;
  read: number;
  total: number | null;
}

export const comments = operation({
  name: "comments",
  aliases: ["videoComments", "comment", "commentThreads"],
  title: "Comments",
  summary: "Comments of a video with likes, replies, pins and hearts.",
  agentHint: "Use with video ids. `includeReplies` costs a call for each ten replies.",
  availability: "partial",
  availabilityNote:
    "Comments come by calls that robots.txt disallows: they run only where the operator allows it. YouTube shows their age, not their instant.",
  input,
  normalize: targetForms("videoIds", "video"),
  features: FEATURES,
  record: Comment,
  dedupeKey: (record) => record.id,
  canary: { input: { videoIds: ["jNQXAC9IVRw"] }, atLeast: { records: 10, fields: ["text", "likeCount"] } },
  run(ctx, asked, found) {
    const { country, language, sort, includeReplies, includeAuthors } = asked;
    const locale = { country, language };
    const extra = new ExtraPages(ctx);
    const coverage = ({ author }: { author: object | null }, all: boolean) =>
      coverageOf(asked, FEATURES, {
        includeReplies: outcomeOf(all, true),
        includeAuthors: outcomeOf(Object.values(author ?? {}).some((said) => said !== null)),
      });
    return eachTarget(ctx, [...new Set(asked.videoIds)], async function* (videoId, inner) {
      const first: Cursor = { token: null, read: 0, total: null };
      const around = { videoId, withAuthors: includeAuthors, warn: inner.warn, language };
      yield* eachPage<Cursor, Found<z.input<typeof Comment>>>(
        inner,
        { first, max: MAX_PAGES },
        async function* (at) {
          const start = at.token === null ? await startOf(inner, videoId, locale, sort) : null;
          const token = at.token ?? start?.token;
          if (token === undefined) {
            inner.foundNothing(`Comments of video ${videoId} are off.`);
            return null;
          }
          const answer = await call(inner, "next", { continuation: token }, locale);
          holdComments(inner, answer, { videoId, parentId: null, order: start?.order ?? null });
          const { page, data } = answer;
          const read = commentsIn(data, { ...around, parentId: null });
          const total = at.total ?? countIn(read.countText, language);
          if (total !== null && at.total === null) inner.total(total);
          if (read.comments.length === 0 && at.token === null) {
            if (total !== 0 || (start?.count ?? 0) > 0)
              throw changed(page, "The answer has no comments, and does not say that there are none.");
            inner.foundNothing(`Video ${videoId} has no comments.`);
          }
          let seen = at.read;
          for (const { comment, repliesToken } of read.comments) {
            seen += 1 + (comment.replyCount ?? 0);
            const own = { ...comment, videoId };
            const replies =
              includeReplies && repliesToken !== null
                ? await extra.read("replies", () =>
                    readReplies(inner, repliesToken, locale, { ...around, parentId: comment.id }),
                  )
                : [];
            const isShort = replies !== null && replies.length < (comment.replyCount ?? 0);
            if (includeReplies && isShort)
              inner.warn("replies_missing", "The lists show fewer replies than comments have.");
            yield found.row(page, own, coverage(own, replies !== null && !isShort));
            for (const reply of replies ?? [])
              yield found.row(reply.page, { ...reply.comment, videoId }, coverage(reply.comment, true));
          }
          if (read.next === null && total !== null && seen < total)
            inner.warn(
              "comments_missing",
              `Video ${videoId} has ${total} comments; the lists stand for ${seen} of them.`,
            );
          return read.next === null ? null : { token: read.next, read: seen, total };
        },
      );
      extra.end();
    });
  },
});

/** What the page of the video has for its comments, and how many it counts; null where they are off. @throws SourceError for a video that is not shown */
async function startOf(
  ctx: RunContext,
  videoId: string,
  locale: Locale,
  sort: Parameters<typeof commentsToken>[1],
): Promise<(CommentsToken & { count: number | null }) | null> {
  const watch = await openWatch(ctx, videoId, locale);
  const refusal = refusalFor(watch, videoId);
  if (refusal !== null && !hasComments(watch)) throw refusal;
  const token = commentsToken(watch, sort, ctx.warn);
  return token && { ...token, count: countIn(commentCountText(watch), watch.language) };
}

/** All replies to a comment, over all pages. */
async function readReplies(
  ctx: RunContext,
  first: string,
  locale: Locale,
  around: Parameters<typeof commentsIn>[1],
) {
  const all: {
    page: Answer["page"];
    comment: ReturnType<typeof commentsIn>["comments"][number]["comment"];
  }[] = [];
  let token: string | null = first;
  for (let pages = 0; token !== null && pages < MAX_REPLY_PAGES; pages++) {
    const answer: Answer = await call(ctx, "next", { continuation: token }, locale);
    holdComments(ctx, answer, { ...around, order: null });
    const { page, data } = answer;
    const read = commentsIn(data, around);
    if (read.comments.length === 0) throw changed(page, "The answer has no replies.");
    all.push(...read.comments.map(({ comment }) => ({ page, comment })));
    token = read.next === token ? null : read.next;
  }
  return all;
}
