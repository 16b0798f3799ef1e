import { type JsonObject, neededText, operation, shortText, z } from "../../../plugin-sdk/index.ts";
import { searchTerms, tweetIds, userIdInput, usernames } from "../inputs.ts";
import { queriesIn } from "../search/search.ts";

/** What X shows to nobody without an account. */
interface Refused {
  name: string;
  aliases: readonly string[];
  title: string;
  nearest: string;
  note: string;
  input: z.core.$ZodShape;
  selects?: (raw: JsonObject) => boolean;
}

const LIST = {
  listIds: shortText(64, "The list")
    .optional()
    .describe("List.")
    .meta({ aliases: ["listId", "listUrl"] }),
};
const REFUSED: readonly Refused[] = [
  {
    name: "user-by-id",
    aliases: ["lookup-by-user-id", "user-id"],
    title: "Account by its number",
    nearest: "timeline",
    note: "No page of X takes the number of an account without a sign-in; give `username`, and `userId` as well to have it checked.",
    input: { userId: userIdInput.unwrap().meta({ aliases: ["userIds", "accountId", "authorId", "restId"] }) },
    selects: (raw) => raw["userId"] !== undefined,
  },
  {
    name: "open-search",
    aliases: ["hashtag", "hashtags", "trends", "search-all"],
    title: "Search of all posts",
    nearest: "search",
    note: "X shows results of a search only after a sign-in. Name one account: `from:NASA moon since:2026-01-01 filter:media`, `@NASA`, or its address.",
    input: { searchTerms },
    selects: (raw) => queriesIn(raw).some((one) => one !== ""),
  },
  {
    name: "followers",
    aliases: ["user-followers", "following", "friends", "user-following", "verified-followers"],
    title: "Followers and followed accounts",
    nearest: "profile",
    note: "X shows who follows whom only after a sign-in; `profile` has the numbers.",
    input: { usernames },
  },
  {
    name: "reposters",
    aliases: ["retweeters", "likers", "favoriters", "quotes", "user-likes", "likes"],
    title: "Who passed on, liked or quoted a post",
    nearest: "post",
    note: "X shows who liked, quoted or passed on a post only after a sign-in; `post` has the numbers.",
    input: { tweetIds },
  },
  {
    name: "list",
    aliases: ["lists", "list-tweets", "list-members", "community", "communities"],
    title: "Lists and communities",
    nearest: "timeline",
    note: "X shows lists and communities only after a sign-in; their embedded form was switched off.",
    input: LIST,
  },
];

export const notPublic = REFUSED.map(({ name, aliases, title, nearest, note, input, selects }) =>
  operation({
    ...{ name, aliases, title, nearest },
    summary: `${title}: not public.`,
    agentHint: `Use ${nearest} instead.`,
    availability: "not_public",
    availabilityNote: note,
    input: z.object(input),
    ...(selects === undefined ? {} : { selects }),
    record: z.object({ id: neededText("Id.") }).meta({ title: `Refused ${title}` }),
    dedupeKey: ({ id }) => id,
    // Never run: such a Request is refused.
    async *run() {},
  }),
);
