import {
  changed,
  fieldFrom,
  instantField,
  linkField,
  linkFrom,
  maybe,
  type MicrodataItem,
  rarely,
  readFields,
  type RunContext,
  SourceError,
  str,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { instantIn } from "../items/account.ts";
import type { Post } from "../items/post.ts";
import { usernameOf } from "../targets.ts";
import { authorOn, postOn, quotedOn, viewOf } from "./article.ts";
import { idOf, openPage, type Page } from "./open.ts";
import { graphKey, storeRecord } from "./store.ts";

const FIELDS = {
  description: rarely(textFrom("description", "")),
  linkUrl: rarely(linkFrom("sameAs|relatedLink", "")),
};
const joined = { joinedAt: fieldFrom("dateCreated", instantField(""), instantIn) };
const PLACE = { locationText: maybe(textFrom("name", "")) };
const PICTURE = { imageUrl: fieldFrom("contentUrl", linkField("")) };

const firstItem = (item: MicrodataItem | null, name: string): MicrodataItem | undefined =>
  (item?.properties[name] ?? []).find((one) => typeof one !== "string");

/** Opens the page of an account, which must be about it. */
async function openProfile(
  ctx: RunContext,
  username: string,
): Promise<{ page: Page; person: MicrodataItem }> {
  const page = await openPage(ctx, "/{username}", { username });
  const person = firstItem(page.profile, "mainEntity");
  const view = person === undefined ? {} : viewOf(person);
  const name = str(view, "additionalName") ?? usernameOf(str(view, "url") ?? "");
  if (person === undefined || name?.toLowerCase() !== username.toLowerCase())
    throw changed(page, `The page is not about @${username}.`);
  ctx.held(page);
  return { page, person };
}

/** The account that a page is about. */
export async function profileOn(ctx: RunContext, username: string) {
  const { page, person } = await openProfile(ctx, username);
  const reading = { answer: "page", warn: ctx.warn };
  const { linkUrl, ...own } = readFields(FIELDS, viewOf(person), reading);
  const view = (item: MicrodataItem | undefined) => (item === undefined ? null : viewOf(item));
  const author = authorOn(person, page.text, ctx.warn, "");
  const place = view(firstItem(person, "homeLocation"));
  const picture = view(firstItem(person, "image"));
  const banner =
    author.id === null ? null : storeRecord(page.text, `client:${graphKey("User", author.id)}:banner`);
  return {
    page,
    account: {
      ...author,
      ...own,
      ...readFields(joined, page.profile === null ? {} : viewOf(page.profile), reading),
      ...(place === null ? { locationText: null } : readFields(PLACE, place, reading)),
      ...(picture === null ? {} : readFields(PICTURE, picture, reading)),
      linkUrls: linkUrl === null ? null : [linkUrl],
      bannerUrl: str(banner?.get("image_url")),
      // What people see goes before the store, which is kept longer.
      isPrivate: page.isProtected ? true : author.isPrivate,
    },
  };
}

/** The newest posts on the page of an account, about five; one that the account keeps on top comes first. */
export async function profilePosts(
  ctx: RunContext,
  username: string,
): Promise<{ page: Page; posts: Post[] }> {
  const { page, person } = await openProfile(ctx, username);
  const quoted = new Set(page.posts.map(quotedOn));
  const items = new Map(page.posts.filter((item) => !quoted.has(item)).map((item) => [idOf(item), item]));
  const pinned = /pinned_entry_ids:\$R\[\d{1,6}\]=\[([^\]]{0,500})\]/.exec(page.text)?.[1] ?? null;
  const posts = [...items.values()].flatMap((item) => {
    const post = postOn(item, page.text, ctx.warn);
    if (post === null) return [];
    if (post.author?.username?.toLowerCase() !== username.toLowerCase()) {
      ctx.warn("row_dropped", `post: ${post.id} is not of @${username}.`);
      return [];
    }
    return [{ ...post, isPinned: pinned === null ? null : pinned.includes(post.id) }];
  });
  const { postCount: stated, isPrivate } = authorOn(person, page.text, () => undefined, "");
  if (posts.length === 0 && (page.isProtected || isPrivate === true))
    throw new SourceError(
      "input_not_found",
      `@${username} is protected: its posts are for its followers alone.`,
      {
        url: page.url,
      },
    );
  if (posts.length === 0 && stated !== 0)
    throw changed(page, `The page shows none of the posts of @${username}.`);
  return { page, posts };
}
