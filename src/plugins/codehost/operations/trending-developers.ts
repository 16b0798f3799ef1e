import { z } from "zod";
import { flag, operation } from "../../../plugin-sdk/index.ts";
import { found } from "../found.ts";
import { normalizePeriod, periodField, trendingLanguageField } from "../input/period.ts";
import { parseTrendingDevelopers } from "../parse/trending-developers.ts";
import { Developer } from "../records/developer.ts";
import { trendingUrl } from "../urls.ts";

export const trendingDevelopers = operation({
  name: "trendingDevelopers",
  title: "Trending developers",
  summary: "Up to 25 developers that GitHub ranks as trending, each with a popular repository.",
  agentHint: "One page without paging. Rows show public names only; there are no follower counts here.",
  availability: "partial",
  availabilityNote:
    "Daily runs everywhere. Weekly and monthly need an address with `since=`, which GitHub's robots.txt disallows, so they run only where the operator allows it.",
  input: z.object({
    since: periodField,
    language: trendingLanguageField.optional(),
    sponsorableOnly: flag.default(false).describe("Only developers who can be sponsored."),
  }),
  normalize: normalizePeriod,
  record: Developer,
  dedupeKey: (record) => record.login.toLowerCase(),
  async *run(ctx, { since, language, sponsorableOnly }) {
    const url = trendingUrl(ctx.origin("web"), "/developers", { language, since });
    const page = await ctx.http.get(url, { query: { sponsorable: sponsorableOnly ? 1 : undefined } });
    const developers = parseTrendingDevelopers(page);
    ctx.total(developers.length);
    if (developers.length === 0) ctx.foundNothing("GitHub says that no developer is trending here.");
    for (const developer of developers) yield found(page, developer);
  },
});
