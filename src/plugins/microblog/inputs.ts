import {
  asLists,
  flag,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  productId,
  searchTerms as terms,
  shortText,
  type Step,
  steps,
  str,
} from "../../plugin-sdk/index.ts";
import { POST_ID, readXUrl, type Target, USERNAME } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls"];

const POST_WORDS = ["tweetId", "tweet", "tweets", "tweetUrl", "tweetUrls", "id", "ids", "postId", "postIds"];
const MORE_POST_WORDS = ["post", "posts", "postUrl", "postUrls", "statusId", "statusIds", "statuses"];
/** Without `query`, which means a search unless it is the address of a post. */
export const tweetIds = listOf(
  productId.refine((id) => POST_ID.test(id), "Expected the id of a post, or its address."),
  MAX_BROAD_URLS,
  "posts",
)
  .describe("Posts: ids as text, or addresses on x.com, twitter.com and sites that mirror them.")
  .meta({ aliases: [...POST_WORDS, ...MORE_POST_WORDS, "conversationId", "conversationIds", ...URLS] });

const NAME_WORDS = [
  "username",
  "handle",
  "handles",
  "screenName",
  "screenNames",
  "user",
  "users",
  "userName",
];
const MORE_NAME_WORDS = ["userNames", "twitterHandle", "twitterHandles", "author", "authors", "account"];
const PROFILE_WORDS = ["accounts", "profile", "profiles", "profileUrl", "profileUrls", "userUrl", "userUrls"];
export const usernames = listOf(
  shortText(64, "The account").refine(
    (name) => USERNAME.test(name),
    "Expected the name of an account such as NASA, or its address.",
  ),
  MAX_GROUP_URLS,
  "accounts",
)
  .describe("Accounts: names with or without @, or addresses.")
  .meta({
    aliases: [...new Set([...NAME_WORDS, ...MORE_NAME_WORDS, ...PROFILE_WORDS, ...URLS])].filter(
      (word) => word !== "userName" && word !== "userNames",
    ),
  });

export const userIdInput = productId
  .refine((id) => POST_ID.test(id), "Expected the number of an account.")
  .optional()
  .describe(
    "Number of the account: its answer is refused if it belongs to another account. Needs the name, too.",
  )
  .meta({ aliases: ["accountId", "authorId", "restId"] });

export const searchTerms = terms
  .describe("Searches of one account, such as `from:NASA moon since:2026-01-01 filter:media`, or its name.")
  .meta({
    aliases: [
      ...["query", "queries", "term", "searchTerm", "searchQuery", "searchQueries", "q", "keyword"],
      ...["keywords", "search", "searches", "searchUrl", "searchUrls", ...URLS],
    ],
  });

/** Optional parts of the Records; what the page that was read does not show of them is told in `featureCoverage`. */
export const postFlags = {
  includeCounts: flag
    .default(true)
    .describe("All counters of posts: views, quotes and bookmarks are on their pages alone.")
    .meta({ aliases: ["includeMetrics", "includeStats"] }),
  includeMedia: flag.default(true).describe("Pictures and films, with their sizes and forms."),
  includeAuthorInfo: flag
    .default(true)
    .describe("What is shown of the author besides name, address and picture.")
    .meta({ aliases: ["includeUserInfo", "includeAuthor"] }),
};
export const POST_FLAGS = ["includeCounts", "includeMedia", "includeAuthorInfo"] as const;
export type PostFlags = Record<(typeof POST_FLAGS)[number], boolean>;

/** Friendly forms of a list of targets. */
export const targetForms = (field: string, read: (text: string) => string | null): Step =>
  steps(asLists(field), idsFromUrls(field, read));

/** For inputs without `operation`: true when the field names something of this kind; addresses of X alone decide where there are any. */
export function names(field: string, kind: Target["kind"]) {
  return (raw: JsonObject): boolean => {
    const items = [raw[field] ?? []].flat().map((item) => str(item) ?? str(item, "url") ?? "");
    const targets = items.flatMap((item) => readXUrl(item) ?? []);
    return targets.length > 0
      ? targets.some((one) => one.kind === kind)
      : items.some((item) => item !== "" && !URL.canParse(item));
  };
}
