import { operation } from "../../../plugin-sdk/index.ts";
import { names, postForms } from "../inputs.ts";
import { Post } from "../posts/fields.ts";
import { POST_FLAGS, postInput, runPosts } from "../posts/run-posts.ts";

export const post = operation({
  name: "post",
  aliases: ["posts", "media", "photo", "postDetails", "userPosts", "profilePosts"],
  title: "Post",
  summary:
    "A post by its address or number, or the latest posts of an account: text, author, time, counts, pictures and films.",
  agentHint:
    "Use with shortcodes, media ids or addresses; with `usernames` it gives the latest 12 of an account, whose counts need `includeDetails`.",
  availability: "partial",
  availabilityNote:
    "What Instagram shows without an account: single posts, and at most 12 of an account. Views are often left out, hidden likes are null. Where a page is walled or empty its embed or tags say less; `surface` tells which.",
  input: postInput,
  normalize: postForms,
  selects: (raw) => (raw["mediaIds"] ?? null) !== null || names("shortcodes", "post", true)(raw),
  features: POST_FLAGS,
  record: Post,
  dedupeKey: (record) => record.shortcode,
  canary: {
    input: { shortcodes: ["Csthn7EO99u"] },
    atLeast: { records: 1, fields: ["text", "author.username", "likeCount"] },
  },
  run: (ctx, asked, found) => runPosts(ctx, asked, found, { path: "p", what: "post", fits: () => true }),
});
