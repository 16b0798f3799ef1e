import {
  asLists,
  eachTarget,
  idsFromUrls,
  listOf,
  MAX_SEARCH_TERMS,
  operation,
  shortText,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { names } from "../inputs.ts";
import { Surfaces } from "../page/surfaces.ts";
import { Profile } from "../profile/fields.ts";
import { openProfile, warnOfPosts } from "../profile/open-profile.ts";
import { profileDraft, profileFlags } from "../profile/profile.ts";
import { readSocialUrl, USERNAME } from "../targets.ts";

/** A text that may be a handle, without its sign; others stay, for validation to name. */
function handleIn(text: string): string {
  const target = readSocialUrl(text);
  const word = target === null ? text.trim().replace(/^@/, "") : target.value;
  return USERNAME.test(word.toLowerCase()) ? word.toLowerCase() : text;
}

export const search = operation({
  name: "search",
  aliases: ["userSearch", "searchUsers", "searchProfiles", "find"],
  title: "Search by exact handle",
  summary:
    "The account whose handle is exactly the text: all of a search that Instagram shows without an account.",
  agentHint:
    "Use to see whether an account of that name exists; then `post` with its `username`. It finds no words, tags or places.",
  availability: "partial",
  availabilityNote:
    "Instagram's search needs an account. In its place the page of the account with exactly that handle is read; such Records have `approximation: exact_handle`. Texts that cannot be a handle are refused.",
  input: z.object({
    queries: listOf(
      shortText(512, "The search text").refine(
        (text) => USERNAME.test(text),
        "Instagram's search needs an account. Only a text that may be a handle can be looked for: letters, digits, dots, underscores.",
      ),
      MAX_SEARCH_TERMS,
      "search terms",
    )
      .describe("Texts; each is looked for as a handle.")
      .meta({
        aliases:
          "query search searchTerm searchTerms searchQuery searchQueries term terms q keyword keywords url urls startUrls directUrls".split(
            " ",
          ),
      }),
    ...profileFlags,
  }),
  normalize: steps(asLists("queries"), idsFromUrls("queries", handleIn)),
  selects: names("queries", "search", true),
  features: ["includePosts", "includeContacts"],
  record: Profile,
  dedupeKey: (record) => record.username,
  canary: { input: { queries: ["instagram"] }, atLeast: { records: 1, fields: ["name", "followerCount"] } },
  run(ctx, asked, found) {
    const surfaces = new Surfaces();
    return eachTarget(ctx, [...new Set(asked.queries)], async function* (term, inner) {
      const open = await openProfile(inner, surfaces, term);
      const { draft, coverage } = profileDraft(open, asked);
      if (asked.includePosts) warnOfPosts(open, inner.warn);
      yield found(open.from, { ...draft, term, approximation: "exact_handle" }, coverage);
    });
  },
});
