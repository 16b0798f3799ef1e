import {
  countIn,
  eachTarget,
  fillerOf,
  flag,
  operation,
  type RunContext,
  searchFields,
  z,
} from "../../../plugin-sdk/index.ts";
import { askList } from "../answers/ask.ts";
import { fieldsInput } from "../fields-input.ts";
import {
  allFlags,
  contentType,
  maxResults,
  names,
  SEARCH_SORTS,
  searchForms,
  searchTerms,
  sortInput,
  timeInput,
  withinSubreddits,
} from "../inputs.ts";
import { searched } from "../lists/search.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE, NOT_ECHOED } from "../notes.ts";
import { inThreads, Item, readEntry } from "../records/item.ts";
import { ALL_PARTS, shown } from "../records/parts.ts";
import { PLACES } from "../source.ts";
import { COMMUNITY } from "../targets.ts";

export const discovery = {
  autoDiscoverSubreddits: flag
    .default(false)
    .describe("First finds communities for the search text, then searches in each of them.")
    .meta({ aliases: ["autoDiscover", "discoverSubreddits"] }),
  maxSubreddits: countIn(1, 50).default(5).describe("Communities that are found so, at most."),
};
export const reach = {
  maxPosts: countIn(1, 1000)
    .default(10)
    .describe("Posts whose comments are looked through, for each search text and community."),
  includeNsfw: flag
    .default(false)
    .describe("Also posts for adults; feeds may leave them out all the same.")
    .meta({ aliases: ["includeOver18", "nsfw", "over18"] }),
};

const Hit = z.object({ ...Item.shape, ...inThreads, ...searchFields() }).meta({ title: "SearchHit" });
const hitOf = fillerOf(Hit.shape);

export const search = operation({
  name: "search",
  aliases: ["searchPosts", "postSearch", "find"],
  title: "Search",
  summary:
    "Posts for a search text, on all of Reddit or in communities; comments on them that hold its words.",
  agentHint:
    "Use to find posts. With `autoDiscoverSubreddits` the communities for the text are searched one by one.",
  availability: "partial",
  availabilityNote: `${FEED_NOTE} Comments are those on the posts that are found: Reddit shows nobody a search for comments.`,
  input: z.object({
    searchTerms,
    subreddits: withinSubreddits,
    sort: sortInput(SEARCH_SORTS, "relevance"),
    time: timeInput,
    contentType,
    ...discovery,
    ...reach,
    maxResults,
    ...allFlags,
    fields: fieldsInput(Hit),
  }),
  normalize: searchForms(Hit),
  selects: names("searchTerms", "search"),
  notEchoed: NOT_ECHOED,
  features: ALL_PARTS,
  compactBy: "fields",
  record: Hit,
  dedupeKey: ({ fullname }) => fullname,
  canary: { input: { searchTerms: ["homelab"] }, atLeast: { records: 5, fields: ["title", "url"] } },
  run: (ctx, asked, found) =>
    upTo(ctx, asked, (capped) =>
      eachTarget(capped, asked.searchTerms, async function* (term, inner) {
        yield* eachTarget(inner, await communitiesFor(inner, term, asked), (community, within) =>
          searched(within, { ...asked, term, community, time: asked.time }, (row, page, answer) => {
            const entry = readEntry(row, answer, inner.warn);
            return entry && found(page, ...shown(hitOf({ ...entry, term }), asked, ALL_PARTS));
          }),
        );
      }),
    ),
});

/** Where to search: in the communities that are named, in those that are found for the text, or everywhere (null). */
export async function communitiesFor(
  ctx: RunContext,
  term: string,
  asked: { subreddits?: string[] | undefined; autoDiscoverSubreddits: boolean; maxSubreddits: number },
): Promise<(string | null)[]> {
  if (asked.subreddits !== undefined) return asked.subreddits;
  if (!asked.autoDiscoverSubreddits) return [null];
  const list = { place: PLACES.communities, query: { q: term }, about: /\/subreddits\/search/ };
  const { rows } = await askList(ctx, list, null);
  const stated = rows.map(({ data }) => data["display_name"]);
  const found = stated.filter((name): name is string => typeof name === "string" && COMMUNITY.test(name));
  ctx.log(`Communities for "${term}": ${found.slice(0, asked.maxSubreddits).join(", ") || "none"}.`);
  return found.length === 0 ? [null] : found.slice(0, asked.maxSubreddits);
}
