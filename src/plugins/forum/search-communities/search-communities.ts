import { coverageOf, eachPage, eachTarget, flag, operation, z } from "../../../plugin-sdk/index.ts";
import { askList } from "../answers/ask.ts";
import { fieldsInput } from "../fields-input.ts";
import { formsOf, maxResults, searchTerms } from "../inputs.ts";
import { MAX_PAGES } from "../lists/rows.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE, NOT_ECHOED } from "../notes.ts";
import { Community, readCommunity } from "../records/community.ts";
import { PLACES } from "../source.ts";

export const memberFlag = {
  includeMembers: flag
    .default(true)
    .describe("Numbers of members and of people who were there: only in the API."),
};
/** Without the numbers where they are not wanted. */
export const withMembers = <D extends { memberCount: number | null; activeCount: number | null }>(
  draft: D,
  { includeMembers }: { includeMembers: boolean },
): D => (includeMembers ? draft : { ...draft, memberCount: null, activeCount: null });

export const searchCommunities = operation({
  name: "search-communities",
  aliases: ["searchSubreddits", "communitySearch", "subredditSearch", "findCommunities"],
  title: "Community search",
  summary: "Communities for a search text, with what they are about.",
  agentHint: "Use to find the `name` of a community for `subreddit` and `subreddit-profile`.",
  availability: "partial",
  availabilityNote: `${FEED_NOTE} Of communities they tell name, title and description.`,
  input: z.object({ searchTerms, ...memberFlag, maxResults, fields: fieldsInput(Community) }),
  normalize: formsOf("searchTerms", Community),
  notEchoed: NOT_ECHOED,
  features: ["includeMembers"],
  compactBy: "fields",
  record: Community,
  dedupeKey: ({ name }) => name.toLowerCase(),
  canary: { input: { searchTerms: ["homelab"] }, atLeast: { records: 1, fields: ["name", "title"] } },
  run: (ctx, asked, found) =>
    upTo(ctx, asked, (capped) =>
      eachTarget(capped, asked.searchTerms, (term, inner) => {
        const list = { place: PLACES.communities, query: { q: term }, about: /\/subreddits\/search/ };
        const first = { after: null as string | null, seen: 0 };
        return eachPage(inner, { first, max: MAX_PAGES }, async function* ({ after, seen }) {
          const { page, answer, rows, count, next, isEmpty } = await askList(inner, list, after);
          if (isEmpty && after === null) inner.foundNothing(`No community is found for "${term}".`);
          for (const { kind, data, place } of rows) {
            const community = kind === "t5" ? readCommunity(data, answer, inner.warn) : null;
            if (kind !== "t5") inner.warn("row_unknown", "What stands among communities is none.");
            if (community === null) continue;
            const outcomes = { includeMembers: answer === "feed" ? "not_found" : "extracted" } as const;
            const draft = { ...community, resultPosition: seen + place, term };
            yield found(page, withMembers(draft, asked), coverageOf(asked, ["includeMembers"], outcomes));
          }
          return next === null ? null : { after: next, seen: seen + count };
        });
      }),
    ),
});
