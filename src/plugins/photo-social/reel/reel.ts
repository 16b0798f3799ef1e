import { operation } from "../../../plugin-sdk/index.ts";
import { names, postForms } from "../inputs.ts";
import { Post } from "../posts/fields.ts";
import { POST_FLAGS, postInput, runPosts } from "../posts/run-posts.ts";

export const reel = operation({
  name: "reel",
  aliases: ["reels", "clip", "clips", "video", "videos", "reelDetails", "userReels"],
  title: "Reel",
  summary:
    "A reel by its address or number, or those among the latest posts of an account: film, sound, text, counts.",
  agentHint:
    "Use with shortcodes, media ids or addresses of reels; with `usernames` it gives the reels among the latest 12 posts.",
  availability: "partial",
  availabilityNote:
    "As `post`: single reels, and those among the latest 12 posts of an account. How often a reel was played is mostly left out for readers without an account.",
  input: postInput,
  normalize: postForms,
  selects: names("shortcodes", "reel", false),
  features: POST_FLAGS,
  record: Post,
  dedupeKey: (record) => record.shortcode,
  canary: {
    input: { shortcodes: ["DLZEet2I6No"] },
    atLeast: { records: 1, fields: ["text", "author.username", "likeCount"] },
  },
  run: (ctx, asked, found) =>
    runPosts(ctx, asked, found, {
      path: "reel",
      what: "reel",
      // Markup and tags do not tell; films of older times are reels by now.
      fits: ({ kind, productType }) =>
        productType === "clips" || kind === "video" || (kind === null && productType === null),
    }),
});
