import {
  arr,
  at,
  changed,
  firstOf,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type PageRef,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { mediaIdOf } from "../media-id.ts";
import { dataOn, under } from "../page/data.ts";
import { embeddedPost, refuseBrokenEmbed, refuseUnreadEmbed } from "../page/embed.ts";
import { describesAny, metaTagsOf, postIn, saysMissing } from "../page/meta.ts";
import { type Surfaces } from "../page/surfaces.ts";
import { postUrl } from "../source.ts";
import { NOTHING, personOf, postOf, type ReadPost, readPost } from "./post-of.ts";
import { type Form } from "./fields.ts";
import { sharedCode } from "./share-link.ts";
import { signed } from "./kinds.ts";

/** A post with what its page shows beside it. */
export interface OpenPost {
  from: PageRef;
  post: ReadPost;
  /** As the source has it, with the comments that stand inside. Null where only markup was read. */
  row: unknown;
  /** All data of the page. */
  data: readonly unknown[];
}

/**
 * Reads a post from its page, else from its embed, else from the tags of the page.
 * @throws SourceError `input_not_found` for a post that is missing or not shown here, with what Instagram says of it
 */
export async function openPost(
  ctx: RunContext,
  surfaces: Surfaces,
  asked: string,
  path: "p" | "reel",
): Promise<OpenPost> {
  const code = await sharedCode(ctx, asked);
  const url = (template: string) => sourceUrl(ctx.origin("web"), template, { path, code });
  return surfaces.open(ctx, `post ${code}`, {
    page: url("/{path}/{code}/"),
    onPage: (page) => postOn(page, code, "page", ctx.warn),
    embed: url("/{path}/{code}/embed/captioned/"),
    onEmbed: (page) => {
      refuseBrokenEmbed(page, `post ${code}`);
      return (
        postOn(page, code, "embed", ctx.warn) ?? fromMarkup(page, code, ctx.warn) ?? refuseUnreadEmbed(page)
      );
    },
    onTags: (page) => fromTags(page, code, ctx.warn),
  });
}

const HOLDERS = ["xig_polaris_media", "shortcode_media", "xdt_shortcode_media"];
/** Until 2017 a page was a list of one, with the post in it. */
const PAGES = ["PostPage"];
const LISTS = ["xdt_api__v1__media__shortcode__web_info"];

/** Marks of a page that carries a post, whatever its form. */
const IS_POST =
  /\\?"(?:xig_polaris_media|xdt_api__v1__media__shortcode|shortcode_media|if_not_gated_logged_out)/;

const codeOf = (row: unknown): string | null =>
  str(firstOf(row, ["code", "shortcode", "if_not_gated_logged_out.code"]));

/** The post in the data of a page; null for a page that carries none. */
function postOn(
  page: HttpResponse,
  code: string,
  surface: "page" | "embed",
  warn: RunContext["warn"],
): OpenPost | null {
  const data = dataOn(page);
  const held = data.flatMap((one) => [
    ...under(one, [...HOLDERS, "context"]),
    ...[...under(one, PAGES)].flatMap((pages) => arr(pages) ?? []),
  ]);
  const lists = data.flatMap((one) => [...under(one, LISTS), ...(arr(one, "items") === null ? [] : [one])]);
  const rows = [
    ...held.flatMap((one) => [one, at(one, "media")]),
    ...lists.flatMap((list) => arr(list, "items") ?? []),
  ].filter(isJsonObject);
  const row = rows.find((one) => codeOf(one) === code);
  if (row === undefined) {
    const isMissing =
      [...held, ...lists].includes(null) || lists.some((one) => arr(one, "items")?.length === 0);
    // What the tags of a page describe is there, whatever its data says.
    if (isMissing && surface === "page") {
      if (describesAny(metaTagsOf(page)))
        throw changed(page, `The page describes post ${code} and carries nothing of it.`);
      throw new SourceError("input_not_found", `Instagram has no post ${code}.`, { url: page.url });
    }
    if (surface === "page" && saysMissing(metaTagsOf(page), page.text))
      throw new SourceError("input_not_found", `Instagram has no post ${code}, or does not show it.`, {
        url: page.url,
      });
    if (rows.some((one) => codeOf(one) !== null))
      throw changed(page, `The page is about another post than ${code}.`);
    if (surface === "page" && IS_POST.test(page.text))
      throw changed(page, "The page has the data of a post in a form that is not known.");
    return null;
  }
  const isGateable = "if_not_gated_logged_out" in row || "gating_ruling" in row;
  const product = isGateable ? (row["if_not_gated_logged_out"] ?? null) : row;
  if (product === null) throw gated(page, row, code);
  const form: Form = "shortcode" in row || "date" in row ? "graph" : "product";
  const post = readPost(product, form, surface, warn);
  if (post?.shortcode !== code || (post.author === null && post.publishedAt === null))
    throw changed(page, "The data of the page lacks what every post has: number, code, author, time.");
  return { from: page, post, row: isJsonObject(product) ? { ...row, ...product } : row, data };
}

/** What Instagram says of a post that it does not show here, such as in this country; at times it only shows nothing. */
function gated(page: HttpResponse, row: JsonObject, code: string): SourceError {
  const ruling = row["gating_ruling"] ?? null;
  const isSilent =
    ruling === null && row["if_not_gated_logged_out"] === null && !describesAny(metaTagsOf(page));
  if (!isJsonObject(ruling) && !isSilent)
    return changed(page, `The page has nothing of post ${code} and does not say why.`);
  const words = [str(ruling, "title"), str(ruling, "description")].filter((one) => one !== null).join(": ");
  const message = `Instagram does not show post ${code} to readers without an account here: ${words || "it is restricted"}`;
  return new SourceError("input_not_found", message, { url: page.url });
}

function fromMarkup(page: HttpResponse, code: string, warn: RunContext["warn"]): OpenPost | null {
  const shown = embeddedPost(page, code);
  if (shown === null) return null;
  const { text, username, mediaId, avatarUrl, imageUrl, videoUrl, altText, isVideo, ...counts } = shown;
  const sizes = { altText, widthPx: null, heightPx: null, durationSeconds: null };
  const url = isVideo || videoUrl !== null ? videoUrl : imageUrl;
  if (url === null) warn("field_missing", "media: the embed does not show the picture or film itself.");
  return {
    from: page,
    row: null,
    data: [],
    post: postOf({
      ...NOTHING,
      ...described(code, text),
      ...counts,
      id: mediaId?.split("_")[0] ?? mediaIdOf(code),
      author: username === null ? null : author(username, null, avatarUrl),
      kind: isVideo || videoUrl !== null ? "video" : null,
      imageUrl,
      altText,
      media:
        url === null
          ? null
          : [
              {
                ...sizes,
                kind: videoUrl === null ? "image" : "video",
                url,
                previewUrl: videoUrl === null ? null : imageUrl,
              },
            ],
      surface: "embed_html",
    }),
  };
}

function fromTags(page: HttpResponse, code: string, warn: RunContext["warn"]): OpenPost | null {
  const all = metaTagsOf(page);
  const tags = postIn(all, code);
  if (tags === null) return null;
  if (tags.username === null && /\d/.test(all.description))
    warn(
      "field_missing",
      "author, publishedOn, likeCount, commentCount: the tags have them in an unknown form.",
    );
  const { text, username, name, ...stated } = tags;
  const post = postOf({
    ...NOTHING,
    ...described(code, text),
    ...stated,
    author: username === null ? null : author(username, name, null),
    surface: "meta_tags",
  });
  return { from: page, row: null, data: [], post };
}

const author = (username: string, name: string | null, imageUrl: string | null) =>
  personOf({ id: null, username, name, imageUrl, isVerified: null });

function described(code: string, text: string | null) {
  const id = mediaIdOf(code);
  return {
    id,
    shortcode: code,
    url: postUrl(code),
    text,
    hashtags: signed(text, "#"),
    mentions: signed(text, "@"),
  };
}
