import {
  countField,
  coverageOf,
  type CoverageOutcome,
  fillerOf,
  flagField,
  integerField,
  linkField,
  listField,
  neededLink,
  neededText,
  objectField,
  outcomeOf,
  personFields,
  postFields,
  postMediaFields,
  searchFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";
import { POST_FLAGS, type PostFlags } from "../inputs.ts";
import { type Account, accountFields, accountOf } from "./account.ts";
import { articleFields, pollFields } from "./attached.ts";

const { publishedText: _text, ...shared } = postFields();
const { id, url, text, language, publishedAt, likeCount, commentCount, shareCount } = shared;

const medium = {
  ...postMediaFields(),
  originalUrl: linkField("A picture in the size in which it was sent."),
  isLoop: flagField("True for a film without sound that plays again and again."),
  variants: listField(
    {
      url: neededLink("The film."),
      contentType: textField("Such as video/mp4."),
      bitrateBps: integerField("Bits of a second."),
    },
    "Forms of a film.",
  ),
};
const media = listField(medium, "Pictures and films.");
const link = {
  url: neededLink("Where it leads."),
  shortUrl: linkField("As the text has it."),
  displayText: textField("As people see it."),
};
const username = textField("Name in the address of the account, without the sign.");
const answer = {
  ...{ id, url, text, publishedAt, likeCount, commentCount, shareCount },
  author: objectField({ ...personFields(), username }, "Who posted it."),
};
const other = { ...answer, language, media };

/** One post, from whichever page of X showed it. */
export const Post = z
  .object({
    ...shared,
    author: objectField(
      { ...accountFields(), ...personFields() },
      "Who posted it, and what the page shows of the account.",
    ),
    media,
    quoteCount: countField("Posts that quote it."),
    bookmarkCount: countField("People who keep it."),
    inReplyToUsername: textField("Account that it answers."),
    conversationId: textField("Id of the post that began the talk."),
    cashtags: textsField("Shares that it names, without the sign."),
    mentionedAccounts: listField(
      {
        id: textField("Number of the account."),
        username: neededText("Its name in addresses."),
        name: textField("Its name."),
      },
      "Accounts that it names; their names alone stand in `mentions`.",
    ),
    links: listField(link, "Links in the text."),
    article: objectField(articleFields, "The article that it is about; its text is on X alone."),
    poll: objectField(pollFields, "The vote that it holds."),
    parent: objectField(other, "The post that it answers."),
    quoted: objectField(other, "The post that it quotes."),
    repostOf: objectField(
      other,
      "The post that it passes on; its own counters then say nothing and are null.",
    ),
    replies: listField(answer, "Some answers to it, with `includeReplies`."),
    isTextCut: flagField("True when X has a longer text than it shows here."),
    isSensitive: flagField("True when it may show what not everybody wants to see."),
    isEdited: flagField("True when it was changed after it was posted."),
    isPinned: flagField("True when its account keeps it on top."),
    isSample: flagField("True when X shows a choice of all times instead of the newest posts."),
    ...searchFields(),
    surfaces: textsField(
      "Where it was read, the first for counters: page, embed (data for embedded posts), timeline (of an account), oembed.",
    ),
  })
  .meta({ title: "Post" });

/** Fills a Record; what is not known is null. */
export const postOf = fillerOf(Post.shape);
export type Post = ReturnType<typeof postOf>;
export const mediumOf = fillerOf(medium);
export const linkOf = fillerOf(link);
/** Fills a post inside of another one. */
export const otherOf = fillerOf(other);
export const answerOf = fillerOf(answer);

const COUNTS = { page: "extracted", timeline: "partial", embed: "partial" } as const;
const AUTHOR = { timeline: "extracted", page: "partial", embed: "partial" } as const;
const outcomeIn = (table: Readonly<Record<string, CoverageOutcome>>, surfaces: readonly string[]) =>
  surfaces.map((surface) => table[surface]).find((one) => one !== undefined) ?? "not_found";

/** What was asked for of a post, and what the pages that were read show of it. */
export function asAsked(post: Post, asked: PostFlags) {
  const { author } = post;
  const coverage = coverageOf(asked, POST_FLAGS, {
    includeCounts: outcomeIn(COUNTS, post.surfaces ?? []),
    includeMedia: outcomeOf((post.media?.length ?? 0) > 0),
    includeAuthorInfo: outcomeIn(AUTHOR, post.surfaces ?? []),
  });
  const record = {
    ...post,
    media: asked.includeMedia ? post.media : null,
    author: asked.includeAuthorInfo || author === null ? author : bare(author),
  };
  return { record, coverage };
}

/** An account without what is more than its name. */
const bare = ({ id, name, username, url, imageUrl }: Account) =>
  accountOf({ id, name, username, url, imageUrl });
