import { operation, shortText, z } from "../../../plugin-sdk/index.ts";
import { sinceQuery, trendingFields, trendingList } from "../inputs/period.ts";
import { Repository } from "../records/repository.ts";
import { trendingPage } from "../urls.ts";
import { parseTrending } from "./page.ts";

export const trending = operation({
  name: "trending",
  aliases: ["trendingRepositories"],
  title: "Trending repositories",
  summary: "Up to 25 repositories that gain the most stars, as GitHub ranks them.",
  agentHint:
    "One page without paging; fewer than 25 rows are normal. Use `search` with sort=stars for longer lists.",
  ...trendingList,
  input: z.object({
    ...trendingFields,
    spokenLanguage: shortText(2, "The spoken language")
      .regex(/^[a-z]{2}$/, "Expected two lower-case letters of ISO 639-1, such as en.")
      .optional()
      .describe("Natural language of the repositories: two letters of ISO 639-1, such as zh."),
  }),
  record: Repository,
  dedupeKey: (record) => record.fullName.toLowerCase(),
  canary: { input: { since: "weekly" }, atLeast: { records: 5, fields: ["fullName", "stars"] } },
  async *run(ctx, { since, language, spokenLanguage }, found) {
    const { url, path } = trendingPage(ctx.origin("web"), "/trending", language);
    const page = await ctx.http.get(url, {
      query: { since: sinceQuery(since), spoken_language_code: spokenLanguage },
    });
    const repositories = parseTrending(page, path, since, ctx.warn);
    ctx.held(page);
    ctx.total(repositories.length);
    if (repositories.length === 0) ctx.foundNothing("GitHub says that no repository is trending here.");
    for (const repository of repositories) yield found.row(page, repository);
  },
});
