import { changed, type MicrodataItem, type RunContext } from "../../../plugin-sdk/index.ts";
import { answerOf, otherOf, type Post } from "../items/post.ts";
import { postOn, quotedOn } from "./article.ts";
import { idOf, openPage, type Page } from "./open.ts";

/** The page of one post: the post itself, the one that it answers, and some answers, which are younger than it. */
export async function statusPage(
  ctx: RunContext,
  id: string,
): Promise<{ page: Page; post: Post; answers: Post[] }> {
  const page = await openPage(ctx, "/i/status/{id}", { id });
  const items = new Map(page.posts.toReversed().map((item) => [idOf(item), item]));
  const main = page.posts.find(({ properties }) => properties["mainEntityOfPage"] !== undefined);
  const isOther = page.profile !== null || (main !== undefined && idOf(main) !== id);
  const focal = isOther ? undefined : items.get(id);
  const post = focal === undefined ? null : postOn(focal, page.text, ctx.warn);
  if (focal === undefined || post === null) throw changed(page, `The page is not about post ${id}.`);
  ctx.held(page);
  const other = (item: MicrodataItem | undefined, name: string) => {
    const read = item === undefined ? null : postOn(item, page.text, ctx.warn, `${name}.`);
    return read === null ? null : otherOf(read);
  };
  const answers = [...new Set(page.posts)].filter((item) => {
    const own = idOf(item);
    return items.get(own) === item && own !== null && /^\d{1,19}$/.test(own) && BigInt(own) > BigInt(id);
  });
  for (const item of answers)
    if (!item.properties["isPartOf"]?.some((one) => typeof one === "string"))
      ctx.warn("field_missing", "replies, inReplyTo: an answer does not say what it answers.");
  const parent = post.inReplyTo === null ? undefined : items.get(post.inReplyTo);
  return {
    page,
    post: { ...post, parent: other(parent, "parent"), quoted: other(quotedOn(focal), "quoted") },
    answers: answers
      .filter((item) => !page.posts.some((one) => quotedOn(one) === item))
      .flatMap((item) => postOn(item, page.text, ctx.warn, "replies.") ?? []),
  };
}

export const answersOf = (answers: readonly Post[]) => answers.map((one) => answerOf(one));
