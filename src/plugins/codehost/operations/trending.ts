import { z } from "zod";
import { operation, shortText } from "../../../plugin-sdk/index.ts";
import { found } from "../found.ts";
import { normalizePeriod, periodField, trendingLanguageField } from "../input/period.ts";
import { parseTrending } from "../parse/trending.ts";
import { Repository } from "../records/repository.ts";
import { trendingUrl } from "../urls.ts";

export const trending = operation({
  name: "trending",
  aliases: ["trendingRepositories"],
  title: "Trending repositories",
  summary: "Up to 25 repositories that gain the most stars, as GitHub ranks them.",
  agentHint:
    "One page without paging; fewer than 25 rows are normal. Use `search` with sort=stars for longer lists.",
  availability: "partial",
  availabilityNote:
    "Daily runs everywhere. Weekly and monthly need an address with `since=`, which GitHub's robots.txt disallows, so they run only where the operator allows it.",
  input: z.object({
    since: periodField,
    language: trendingLanguageField.optional(),
    spokenLanguage: shortText(2, "The spoken language")
      .regex(/^[a-z]{2}$/, "Expected two lower-case letters of ISO 639-1, such as en.")
      .optional()
      .describe("Natural language of the repositories: two letters of ISO 639-1, such as zh."),
  }),
  normalize: normalizePeriod,
  record: Repository,
  dedupeKey: (record) => record.fullName.toLowerCase(),
  async *run(ctx, { since, language, spokenLanguage }) {
    const url = trendingUrl(ctx.origin("web"), "", { language, since });
    const page = await ctx.http.get(url, { query: { spoken_language_code: spokenLanguage } });
    const repositories = parseTrending(page, since);
    ctx.total(repositories.length);
    if (repositories.length === 0) ctx.foundNothing("GitHub says that no repository is trending here.");
    for (const repository of repositories) yield found(page, repository);
  },
});
