import {
  changed,
  countField,
  eachTarget,
  neededLink,
  neededText,
  objectField,
  operation,
  personFields,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";
import { posts, postForms } from "../inputs.ts";
import type { Author } from "../items/author.ts";
import { openPost } from "../post/page.ts";

const Reactions = z
  .object({
    id: neededText("Id of the post; `post` takes it."),
    url: neededLink("Page of the post."),
    author: objectField(personFields(), "Who posted it."),
    reactionCount: countField("Reactions of all kinds."),
    reactionTypes: textsField("Kinds of reaction that it got most, in the source's words, such as like."),
    commentCount: countField("Comments."),
  })
  .meta({ title: "PostReactions" });

export const postReactions = operation({
  name: "post-reactions",
  aliases: ["reactions", "likes", "postLikes"],
  title: "Reactions to a post",
  summary: "How many people reacted to a post, and the kinds of reaction that it got most.",
  agentHint: "Use with ids of posts, for numbers; who reacted is not public.",
  availability: "partial",
  availabilityNote: "Who reacted needs an account. Guests see the number, and up to three kinds.",
  input: z.object({ posts }),
  normalize: postForms,
  record: Reactions,
  dedupeKey: (record) => record.id,
  canary: {
    input: { posts: ["urn:li:activity:7195255465402904576"] },
    atLeast: { records: 1, fields: ["reactionCount"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.posts)], async function* (urn, inner) {
      const { page, post, card } = await openPost(inner, urn);
      const { id, url, author, likeCount, reactionTypes, commentCount } = post;
      if (likeCount === null && card?.has('[class*="social-actions"]') === true)
        throw changed(page, "The page counts no reactions in a known form.");
      if (likeCount === null) inner.foundNothing(`The page of ${urn} counts no reactions.`);
      else
        yield found(page, {
          id,
          url,
          author: personIn(author),
          reactionCount: likeCount,
          reactionTypes,
          commentCount,
        });
    }),
});

const personIn = (author: Author | null) =>
  author === null ? null : { id: author.id, name: author.name, url: author.url, imageUrl: author.imageUrl };
