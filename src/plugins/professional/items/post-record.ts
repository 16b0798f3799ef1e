import {
  commentFields,
  countField,
  fillerOf,
  flagField,
  linkField,
  linksField,
  listField,
  neededLink,
  objectField,
  placeField,
  postFields,
  postMediaFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";
import { authorFields, joined } from "./author.ts";

const { widthPx: _width, heightPx: _height, ...mediaFields } = postMediaFields();

const { followerCount: _count, ...commentAuthor } = authorFields;
/** One comment, as `post-comments` gives it and `post` within itself. */
export const commentShape = z
  .object({
    ...commentFields(),
    author: objectField(commentAuthor, "Who wrote it."),
    likeCount: commentFields().likeCount.describe("Reactions of all kinds."),
  })
  .omit({ language: true, replyCount: true, parentId: true, publishedOn: true, publishedText: true }).shape;

/** Record of `post` and `company-posts`. */
export const Post = z
  .object({
    ...postFields(),
    author: objectField(authorFields, "Who posted it."),
    media: listField(mediaFields, "Pictures and films."),
    mentions: textsField("People and organizations that it links to; `id` of each."),
    likeCount: postFields().likeCount.describe("Reactions of all kinds."),
    shareCount: postFields().shareCount.describe("How often it was passed on; few pages say so."),
    contentUrn: textField("URN of what was posted, such as urn:li:share:7195255464635346944."),
    shownUrl: linkField("Address with words in it, as the source links to it."),
    reactionTypes: textsField("Kinds of reaction that it got most, in the source's words, such as like."),
    isEdited: flagField("True when it was changed later; null when the page does not say."),
    linkUrls: linksField("Addresses in the text that lead to other sites."),
    sharedLink: objectField(
      {
        url: neededLink("Page that the post shows a card of."),
        title: textField("Its title."),
        siteText: textField("Its site, as shown."),
        imageUrl: linkField("Its picture."),
      },
      "Card of a page, or of a film of another site.",
    ),
    sharedDocument: objectField(
      {
        title: textField("Its title."),
        pageCount: countField("Pages that it has."),
        coverUrls: linksField("Pictures of its first pages."),
      },
      "Document that the post shows page by page.",
    ),
    resharedPost: objectField(
      {
        id: textField("Id of that post."),
        url: linkField("Its page."),
        text: textField("Its text."),
        author: objectField(authorFields, "Who wrote it."),
      },
      "Post that it passes on with words of its own.",
    ),
    originalId: textField("Id of the post that was passed on without words; all else is of that one."),
    repostedBy: objectField(
      { id: authorFields.id, name: authorFields.name, url: authorFields.url, kind: authorFields.kind },
      "Who passed it on without words.",
    ),
    comments: listField(commentShape, "The comments on its page, at most 10, with `includeComments`."),
    companyId: textField("Company on whose page it stands, in `company-posts`; `company` takes it."),
    companyName: textField("Name of that company."),
    resultPosition: placeField("Place on that page, from 1."),
  })
  .omit({ language: true, viewCount: true, inReplyTo: true, publishedOn: true, publishedText: true })
  .meta({ title: "Post" });

export const postDraft = fillerOf(Post.shape);
export type PostDraft = ReturnType<typeof postDraft>;

const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{M}\p{N}_]+)/gu;
/** The hashtags of a text in order, each once. */
export const hashtagsIn = (text: string | null): string[] | null =>
  text === null ? null : [...new Set([...text.matchAll(HASHTAG)].flatMap(([, tag]) => tag ?? []))];

/** What linked data and the card of a post say together: data first, but who and what is shown is fuller on the card. */
export function mergedPost(linked: PostDraft | null, card: PostDraft | null): PostDraft | null {
  if (linked === null || card === null) return linked ?? card;
  // A card shows five pictures at most, data all of them; beside a page or document theirs is of that one.
  const isOwn = card.sharedLink === null && card.sharedDocument === null;
  const stated = (linked.media ?? []).filter(({ kind }) => isOwn || kind === "video");
  const media = stated.length > (card.media?.length ?? 0) ? stated : (card.media ?? linked.media);
  const known = Object.entries(linked).filter(([, value]) => value !== null);
  return {
    ...card,
    ...(Object.fromEntries(known) as PostDraft),
    author: joined(linked.author, card.author),
    sharedLink: card.sharedLink ?? linked.sharedLink,
    media,
  };
}
