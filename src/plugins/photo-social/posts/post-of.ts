import {
  arr,
  at,
  fillerOf,
  nothingOf,
  type PostMedia,
  readFields,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { uploadedAtOf } from "../media-id.ts";
import { postUrl, profileUrl } from "../source.ts";
import { type Form, MEDIUM, OWN, Post, SHARED, type Surface } from "./fields.ts";
import { kindOf, signed } from "./kinds.ts";

type Warn = RunContext["warn"];
export const postOf = fillerOf(Post.shape);
export const NOTHING = nothingOf(Post.shape);

/** The account of a post, where the post itself does not name it. */
export interface Owner {
  id: string | null;
  username: string;
  name: string | null;
  imageUrl: string | null;
  isVerified: boolean | null;
}

export const personOf = (one: Owner & { followerCount?: number | null }) => ({
  ...one,
  followerCount: one.followerCount ?? null,
  url: profileUrl(one.username),
});

/** Of the account of a post, what the post says; the account's own page fills what that leaves out. */
function accountOf(author: Parameters<typeof personOf>[0] | null, owner: Owner | null) {
  if (author === null || author.username !== owner?.username) return author ?? owner;
  const { id, name, imageUrl, isVerified } = owner;
  return {
    ...author,
    id: author.id ?? id,
    name: author.name ?? name,
    imageUrl: author.imageUrl ?? imageUrl,
    isVerified: author.isVerified ?? isVerified,
  };
}

/** Which form a row of a list has. */
export const formInList = (row: unknown): Form => (at(row, "shortcode") !== null ? "graph" : "row");

/** Where an account hides its likes, newer forms state so many in their place. */
const HIDDEN_AS = 3;

/** A post of any form; null where it lacks its number or code. */
export function readPost(row: unknown, form: Form, surface: Surface, warn: Warn, owner: Owner | null = null) {
  const reading = { answer: form, warn };
  const { id, author, ...shared } = readFields(SHARED, row, reading);
  const { shortcode, ...own } = readFields(OWN, row, reading);
  if (id === null || shortcode === null) return null;
  const kind = kindOf(row);
  const media = mediaOf(row, form, warn);
  const isUnsure = form === "product" && own.areLikesHidden === null && shared.likeCount === HIDDEN_AS;
  if (isUnsure)
    warn("field_missing", "likeCount: the post does not say whether its account hides its likes.");
  const isHidden = isUnsure || (form !== "graph" && own.areLikesHidden === true);
  const account = accountOf(author, owner);
  return postOf({
    ...NOTHING,
    ...shared,
    ...own,
    id,
    shortcode,
    kind,
    url: postUrl(shortcode),
    uploadedAt: uploadedAtOf(id),
    likeCount: isHidden ? null : shared.likeCount,
    author: account && personOf(account),
    hashtags: signed(shared.text, "#"),
    mentions: signed(shared.text, "@"),
    ...media,
    durationSeconds: kind === "video" ? media.durationSeconds : null,
    surface,
  });
}
export type ReadPost = NonNullable<ReturnType<typeof readPost>>;

/** The pictures and films of a post: all of them or, as lists often have only the still of a film, null. */
function mediaOf(row: unknown, form: Form, warn: Warn) {
  const reading = { answer: form, warn };
  const main = readFields(MEDIUM, row, reading, "media.");
  const { imageUrl, durationSeconds } = main;
  const children =
    arr(row, "carousel_media") ??
    arr(row, "edge_sidecar_to_children.edges")?.map((edge) => at(edge, "node")) ??
    [];
  const rows = kindOf(row) === "carousel" ? children : [row];
  const media = rows.flatMap((one): PostMedia[] => {
    const {
      imageUrl: still,
      videoUrl,
      ...sizes
    } = one === row ? main : readFields(MEDIUM, one, reading, "media.");
    // Pictures of a carousel may leave out what they are; films have sizes.
    const kind = kindOf(one) ?? (one === row ? null : "image");
    const url = kind === "video" ? videoUrl : still;
    if (url === null || (kind !== "video" && kind !== "image")) return [];
    return [{ ...sizes, kind, url, previewUrl: kind === "video" ? still : null }];
  });
  const isWhole = media.length === rows.length && media.length > 0;
  if (!isWhole && form !== "row")
    warn("field_missing", "media: a picture or film of the post has no address that could be read.");
  return { imageUrl, durationSeconds, media: isWhole ? media : null };
}
