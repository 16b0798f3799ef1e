import {
  countField,
  flagField,
  integerField,
  linkField,
  listField,
  neededLink,
  neededText,
  numberField,
  objectField,
  textField,
  textsField,
  wordField,
} from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";
import { identityFields, personFields } from "./identity.ts";
import { sizedImageFields } from "./media.ts";
import { timeFields } from "./time.ts";

/** How people answered to something published. */
export const reactionFields = () => ({
  viewCount: countField("Views."),
  likeCount: countField("Likes."),
  commentCount: countField("Comments."),
});

/** One film. */
export const videoFields = () => ({
  ...identityFields("the video"),
  description: textField("Description, plain."),
  channel: objectField(personFields(), "Who published it."),
  durationSeconds: numberField("Length in seconds."),
  ...reactionFields(),
  ...timeFields("published", "When it was published"),
  isLive: flagField("True while it is or when it was sent live."),
  thumbnails: listField(sizedImageFields(), "Stills, by size."),
  tags: textsField("Tags."),
});

/** A picture or film inside a post. */
export const postMediaFields = () => ({
  kind: wordField(["image", "video", "audio", "other"], "What it is."),
  url: neededLink("The picture or film itself."),
  previewUrl: linkField("Still of a film."),
  altText: textField("What it shows, for those who cannot see it."),
  widthPx: integerField("Width in pixels."),
  heightPx: integerField("Height in pixels."),
  durationSeconds: numberField("Length in seconds."),
});

/** One post of somebody. */
export const postFields = () => ({
  id: neededText("Id of the post."),
  url: neededLink("Public page of the post."),
  text: textField("Text of the post, plain; null for a post without words."),
  language: textField("Language of the text, BCP 47."),
  author: objectField(personFields(), "Who posted it."),
  ...timeFields("published", "When it was posted"),
  ...reactionFields(),
  shareCount: countField("How often it was passed on."),
  media: listField(postMediaFields(), "Pictures and films."),
  inReplyTo: textField("Id of the post that it answers."),
  hashtags: textsField("Hashtags, without the sign."),
  mentions: textsField("Accounts that it names, without the sign."),
});

export type Video = FieldsOf<ReturnType<typeof videoFields>>;
export type PostMedia = FieldsOf<ReturnType<typeof postMediaFields>>;
export type Post = FieldsOf<ReturnType<typeof postFields>>;

/** Fills `videoFields()`. */
export const videoOf = fillerOf(videoFields());
/** Fills `postMediaFields()`. */
export const postMediaOf = fillerOf(postMediaFields());
/** Fills `postFields()`. */
export const postOf = fillerOf(postFields());
