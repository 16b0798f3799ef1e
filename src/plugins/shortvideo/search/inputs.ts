import {
  asLists,
  flag,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_SEARCH_TERMS,
  searchText,
  type Step,
  steps,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { listInput } from "../items/list.ts";
import { projectionForms } from "../projection.ts";
import { HANDLE, TAG, valueOf } from "../targets.ts";

/** The hashtag that stands for a search: its words in one. */
export const tagOf = (term: string): string => term.toLowerCase().replace(/[#\s'’.,!?&-]/g, "");
/** The handle that stands for a search of accounts. */
export const handleOf = (term: string): string => term.toLowerCase().replace(/[@\s]/g, "");
export const wantsAccount = (term: string, section: string): boolean =>
  section === "users" || term.startsWith("@");

const SECTIONS = ["videos", "users"] as const;
const words = z.union([flag, searchText, listOf(searchText, MAX_SEARCH_TERMS, "search terms")]).optional();
const QUERY_WORDS =
  "query searchTerms searchTerm searchQuery searchQueries search term terms keyword keywords q searchUrl searchUrls url urls startUrl startUrls";

export const searchInput = z
  .object({
    queries: listOf(searchText, MAX_SEARCH_TERMS, "search terms")
      .describe("Search texts: words of a hashtag, or a handle with its @; or addresses of results pages.")
      .meta({ aliases: QUERY_WORDS.split(" ") }),
    section: z
      .enum(SECTIONS)
      .default("videos")
      .describe("What is searched for.")
      .meta({ aliases: ["searchSection", "searchType", "type"] }),
    userSearch: words.describe("Search texts for accounts, or true: the same as `section` users."),
    videoSearch: words.describe("Search texts for videos, or true: the same as `section` videos."),
    ...listInput,
  })
  .check(({ value, issues }) => {
    const { queries, section, userSearch, videoSearch } = value;
    if (userSearch !== undefined || videoSearch !== undefined)
      issues.push({
        code: "custom",
        input: value,
        path: ["userSearch"],
        message: "Search for users or for videos, with one list of texts; make two Requests for both.",
      });
    for (const [index, term] of queries.entries()) {
      const isAccount = wantsAccount(term, section);
      if (isAccount ? HANDLE.test(handleOf(term)) : TAG.test(tagOf(term))) continue;
      const message = isAccount
        ? "Accounts are found by their handle only: 2 to 24 letters, digits, dots and underscores."
        : "Videos are found by hashtag only: letters, digits and spaces.";
      issues.push({ code: "custom", input: term, path: ["queries", index], message });
    }
  });

/** `userSearch: "kites"`, and `userSearch: true` beside `queries`, become `queries` and `section`. */
const sections: Step = (raw, note) => {
  const given = [
    ["users", raw["userSearch"]],
    ["videos", raw["videoSearch"]],
  ].filter(([, value]) => value !== undefined && value !== null && `${value as string}` !== "false");
  const { userSearch: _user, videoSearch: _video, ...rest } = raw;
  const [only, ...more] = given;
  if (only === undefined) return rest;
  const [section, value] = only as [string, unknown];
  const isText = `${value as string}` !== "true";
  // Two lists of texts, or two sections, are for the check to refuse.
  if (more.length > 0 || (isText && raw["queries"] !== undefined) || (raw["section"] ?? section) !== section)
    return { ...(isText ? { queries: value } : {}), ...raw } as JsonObject;
  note(section === "users" ? "userSearch" : "videoSearch", "Written as `queries` and `section`.");
  return { ...rest, section, ...(isText ? { queries: value } : {}) } as JsonObject;
};

export const searchForms = steps(
  sections,
  asLists("queries"),
  idsFromUrls("queries", valueOf("search")),
  wordsTo("section", {
    "/video": "videos",
    video: "videos",
    "/user": "users",
    user: "users",
    accounts: "users",
  }),
  projectionForms,
);
