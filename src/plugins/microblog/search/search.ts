import {
  changed,
  type RunContext,
  asLists,
  eachTarget,
  type JsonObject,
  operation,
  type Step,
  steps,
  str,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { POST_FLAGS, postFlags, searchTerms } from "../inputs.ts";
import { asAsked, Post } from "../items/post.ts";
import { Surfaces } from "../surfaces/tried.ts";
import { readXUrl, usernameOf } from "../targets.ts";
import { postsOf } from "../timeline/timeline.ts";
import { readQuery } from "./query.ts";

const FORMS =
  "Without an account X shows no search. Name one account, as in `from:NASA moon since:2026-01-01 filter:media`, `@NASA` or its address; words, phrases in quotes, #tags, `-` before a word, since, until, lang, filter:media, images, videos, links, replies and min_faves are understood.";
const TABS = ["Latest", "Top", "People", "Photos", "Videos"] as const;
/** Warnings that say nothing of the posts that were read. */
const HARMLESS = new Set(["surface_not_read", "page_limit_reached"]);
const TAB_WORDS = {
  live: "Latest",
  new: "Latest",
  newest: "Latest",
  recent: "Latest",
  image: "Photos",
  photo: "Photos",
  images: "Photos",
  media: "Photos",
  video: "Videos",
  user: "People",
  users: "People",
  popular: "Top",
};

export const search = operation({
  name: "search",
  aliases: ["tweet-search", "post-search", "search-tweets", "search-posts", "advanced-search"],
  title: "Search in the posts of an account",
  summary: "Posts that fit a search, among those that one account shows; X has no open search of all posts.",
  agentHint:
    "Use with `from:name` and words, days or filters; a search of all posts needs an account and is refused.",
  availability: "partial",
  availabilityNote:
    "The search of X is behind a sign-in. A search of one account is answered from the posts that its timeline shows, about 20 of the newest, so older hits are missing; other searches are refused.",
  input: z.object({
    searchTerms: z
      .array(z.string())
      .pipe(searchTerms)
      .refine((list) => list.every((one) => readQuery(one) !== null), FORMS)
      .describe(searchTerms.description ?? "")
      .meta(searchTerms.meta() ?? {}),
    product: z
      .enum(TABS)
      .default("Latest")
      .refine(
        (tab) => tab !== "Top" && tab !== "People",
        "Latest, Photos and Videos can be made of the posts of an account; Top and People are X's own choice.",
      )
      .describe(
        "Tab of the search: Latest, Photos (with pictures) or Videos (with films). Top and People are refused.",
      )
      .meta({ aliases: ["tab", "searchType", "sort", "queryType", "searchMode", "searchTab", "f"] }),
    ...postFlags,
  }),
  normalize: steps(asLists("searchTerms"), fromAddresses(), wordsTo("product", TAB_WORDS)),
  selects: (raw) => queriesIn(raw).some((one) => readQuery(textIn(one)) !== null),
  features: [...POST_FLAGS],
  record: Post,
  dedupeKey: (record) => `${record.term}\n${record.id}`,
  canary: { input: { searchTerms: ["from:NASA"] }, atLeast: { records: 3, fields: ["text"] } },
  run(ctx, asked, found) {
    const surfaces = new Surfaces();
    const kind = { Photos: "image", Videos: "video" }[asked.product as string];
    return eachTarget(ctx, [...new Set(asked.searchTerms)], async function* (text, inner) {
      const query = readQuery(text);
      if (query === null) return;
      let hasGaps = false;
      const warn: RunContext["warn"] = (code, message) => {
        hasGaps ||= !HARMLESS.has(code);
        inner.warn(code, message);
      };
      const { page, posts } = await postsOf({ ...inner, warn }, surfaces, query.username, undefined);
      const hits = posts
        .filter((post) => query.tests.every((test) => test(post)))
        .filter(({ media }) => kind === undefined || (media ?? []).some((one) => one.kind === kind));
      if (hits.length === 0 && hasGaps)
        throw changed(page, "No post fits, and some could not be read whole.");
      if (hits.length === 0)
        inner.foundNothing(`None of the ${posts.length} posts that X shows of @${query.username} fits.`);
      for (const post of hits) {
        const { record, coverage } = asAsked({ ...post, term: text }, asked);
        yield found(page, record, coverage);
      }
    });
  },
});

/** Searches in an input without `operation`. */
export const queriesIn = (raw: JsonObject): string[] =>
  [raw["searchTerms"] ?? []].flat().map((item) => str(item) ?? str(item, "url") ?? "");

const textIn = (item: string): string => {
  const target = readXUrl(item);
  return target === null
    ? item
    : target.kind === "search"
      ? target.value
      : target.kind === "profile"
        ? `@${target.value}`
        : "";
};

/** Addresses of searches and accounts become searches, and their tab the product. */
function fromAddresses(): Step {
  return (raw, note) => {
    const items = raw["searchTerms"];
    if (!Array.isArray(items)) return raw;
    const tabs = items.flatMap((item) => readXUrl(str(item) ?? str(item, "url") ?? "")?.tab ?? []);
    const terms = items.map((item, index) => {
      const text = str(item) ?? str(item, "url") ?? "";
      const name = usernameOf(text);
      const target = readXUrl(text);
      const term = name !== null ? `from:${name}` : target?.kind === "search" ? target.value : null;
      if (term !== null) note(`searchTerms.${index}`, "The search was taken from the address or name.");
      return term ?? item;
    });
    const product = raw["product"] ?? tabs[0];
    if (raw["product"] === undefined && product !== undefined) note("product", "Taken from the address.");
    return { ...raw, searchTerms: terms, ...(product === undefined ? {} : { product }) };
  };
}
