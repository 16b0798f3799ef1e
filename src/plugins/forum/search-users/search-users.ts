import { eachPage, eachTarget, operation, type RunContext, z } from "../../../plugin-sdk/index.ts";
import { askApi, jsonOf, listingIn } from "../answers/api.ts";
import { usesApi } from "../answers/ask.ts";
import { fieldsInput } from "../fields-input.ts";
import { formsOf, maxResults, searchTerms } from "../inputs.ts";
import { MAX_PAGES } from "../lists/rows.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE, NOT_ECHOED } from "../notes.ts";
import { readUser, User } from "../records/user.ts";
import { API_PATHS } from "../source.ts";
import { USER } from "../targets.ts";
import { accountInFeed, karmaFlag, withKarma } from "../user/user.ts";

export const searchUsers = operation({
  name: "search-users",
  aliases: ["searchPeople", "userSearch", "peopleSearch", "findUsers"],
  title: "Account search",
  summary: "Accounts for a search text; without the API the one account of exactly this name.",
  agentHint: "Use to find the `username` of somebody for `user` and `user-posts`.",
  availability: "partial",
  availabilityNote: `Without the operator's credential nobody sees a search for accounts: the account of exactly this name is looked up (\`approximation\`). ${FEED_NOTE}`,
  input: z.object({ searchTerms, ...karmaFlag, maxResults, fields: fieldsInput(User) }),
  normalize: formsOf("searchTerms", User),
  notEchoed: NOT_ECHOED,
  features: ["includeKarma"],
  compactBy: "fields",
  record: User,
  dedupeKey: ({ username }) => username.toLowerCase(),
  canary: { input: { searchTerms: ["AutoModerator"] }, atLeast: { records: 1, fields: ["username"] } },
  run: (ctx, asked, found) =>
    upTo(ctx, asked, (capped) =>
      eachTarget(capped, asked.searchTerms, async function* (term, inner) {
        if (!usesApi(ctx)) {
          const exact = await exactly(inner, term);
          if (exact?.known) {
            const user = { ...exact.known, approximation: "exact_name" as const };
            yield found(exact.page, ...withKarma({ ...user, resultPosition: 1, term }, asked));
          }
          return;
        }
        const first = { after: null as string | null, seen: 0 };
        yield* eachPage(inner, { first, max: MAX_PAGES }, async function* ({ after, seen }) {
          const query = { q: term, limit: 100, after: after ?? undefined };
          const page = await askApi(inner, API_PATHS.accounts, {}, query);
          const { rows, count, next, isEmpty } = listingIn(page, jsonOf(page), inner.warn);
          if (isEmpty && after === null) inner.foundNothing(`No account is found for "${term}".`);
          for (const { data, place } of rows) {
            const user = readUser(data, "listing", inner.warn);
            if (user === null) continue;
            const draft = { ...user, resultPosition: seen + place, term };
            yield found(page, ...withKarma(draft, asked));
          }
          return next === null ? null : { after: next, seen: seen + count };
        });
      }),
    ),
});

/** The account of exactly this name; null for a text that can be none. */
async function exactly(ctx: RunContext, term: string) {
  if (USER.test(term)) return accountInFeed(ctx, term);
  ctx.foundNothing(`No account can have the name "${term}".`);
  return null;
}
