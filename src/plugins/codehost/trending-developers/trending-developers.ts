import { flag, operation, z } from "../../../plugin-sdk/index.ts";
import { sinceQuery, trendingFields, trendingList } from "../inputs/period.ts";
import { Developer } from "../records/developer.ts";
import { trendingPage } from "../urls.ts";
import { parseTrendingDevelopers } from "./page.ts";

export const trendingDevelopers = operation({
  name: "trendingDevelopers",
  title: "Trending developers",
  summary: "Up to 25 developers that GitHub ranks as trending, each with a popular repository.",
  agentHint: "One page without paging. Rows show public names only; there are no follower counts here.",
  ...trendingList,
  input: z.object({
    ...trendingFields,
    sponsorableOnly: flag.default(false).describe("Only developers who can be sponsored."),
  }),
  record: Developer,
  dedupeKey: (record) => record.login.toLowerCase(),
  canary: { input: { since: "weekly" }, atLeast: { records: 5, fields: ["login", "url"] } },
  async *run(ctx, { since, language, sponsorableOnly }, found) {
    const { url, path } = trendingPage(ctx.origin("web"), "/trending/developers", language);
    const page = await ctx.http.get(url, {
      query: { since: sinceQuery(since), sponsorable: sponsorableOnly ? 1 : undefined },
    });
    const developers = parseTrendingDevelopers(page, path, ctx.warn);
    ctx.held(page);
    ctx.total(developers.length);
    if (developers.length === 0) ctx.foundNothing("GitHub says that no developer is trending here.");
    for (const developer of developers) yield found.row(page, developer);
  },
});
