import {
  asLists,
  listOf,
  MAX_GROUP_URLS,
  neededText,
  operation,
  shortText,
  z,
} from "../../../plugin-sdk/index.ts";
import { names } from "../inputs.ts";

/** Declared so that callers are told what works in its place. */
export const hashtag = operation({
  name: "hashtag",
  aliases: ["hashtags", "tag", "tags", "hashtagSearch", "hashtagPosts"],
  title: "Posts of a hashtag",
  summary: "Not public: Instagram shows posts of a hashtag to signed-in people only.",
  agentHint:
    "Refused. Use `profile` or `post` with accounts that post under the tag; their posts have `hashtags`.",
  availability: "not_public",
  availabilityNote:
    "Instagram answers pages of hashtags with a sign-in page, and no list of its posts is open. `profile` gives the latest posts of an account with their hashtags.",
  nearest: "profile",
  input: z.object({
    hashtags: listOf(shortText(100, "The hashtag"), MAX_GROUP_URLS, "hashtags")
      .describe("Hashtags, or addresses of their pages.")
      .meta({
        aliases: [
          "hashtag",
          "tag",
          "tags",
          "hashtagUrl",
          "hashtagUrls",
          "url",
          "urls",
          "startUrls",
          "directUrls",
        ],
      }),
  }),
  normalize: asLists("hashtags"),
  selects: names("hashtags", "hashtag", true),
  record: z.object({ id: neededText("Never given.") }).meta({ title: "HashtagPost" }),
  dedupeKey: (record) => record.id,
  async *run() {
    // Creation is refused.
  },
});
