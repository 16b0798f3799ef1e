import {
  countField,
  flagField,
  integerField,
  linkField,
  linksField,
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
import { identityFields, nameFields, personFields } from "./identity.ts";
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

/** One comment on a post or film, or an answer to such a comment. */
export const commentFields = () => ({
  id: neededText("Id of the comment."),
  url: linkField("Public page of the comment, or of what it is about."),
  text: textField("Text of the comment, plain."),
  language: textField("Language of the text, BCP 47."),
  author: objectField(personFields(), "Who wrote it."),
  ...timeFields("published", "When it was written"),
  likeCount: countField("Likes."),
  replyCount: countField("Answers to it."),
  postId: textField("Id of the post that it is about."),
  parentId: textField("Id of the comment that it answers; null for an answer to the post itself."),
});

/** The account of somebody, as its own page shows it. */
export const profileFields = () => ({
  ...nameFields("the account"),
  username: textField("Name in the address of the account, without the sign."),
  description: textField("What the owner says of the account, plain."),
  imageUrl: linkField("Picture of the account."),
  bannerUrl: linkField("Wide picture of its page."),
  linkUrls: linksField("Pages that the owner links to."),
  locationText: textField("Where the owner says to be."),
  followerCount: countField("Accounts that follow it."),
  followingCount: countField("Accounts that it follows."),
  postCount: countField("Posts of it."),
  isVerified: flagField("True when the source vouches for it."),
  isPrivate: flagField("True when it shows its posts to those that it lets in only."),
  ...timeFields("joined", "When the account was made"),
});

export type PostMedia = FieldsOf<ReturnType<typeof postMediaFields>>;

/** Fills `postMediaFields()`. */
export const postMediaOf = fillerOf(postMediaFields());
