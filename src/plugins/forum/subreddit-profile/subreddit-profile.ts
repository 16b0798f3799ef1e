import {
  arr,
  changed,
  coverageOf,
  eachTarget,
  ExtraPages,
  flag,
  type HttpResponse,
  type JsonObject,
  obj,
  operation,
  outcomeOf,
  type RunContext,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { askApi, jsonOf, refuseSearch } from "../answers/api.ts";
import { askFeed, usesApi } from "../answers/ask.ts";
import { fieldsInput } from "../fields-input.ts";
import { formsOf, maxResults, subreddits } from "../inputs.ts";
import { aboutPath } from "../lists/rows.ts";
import { upTo } from "../lists/up-to.ts";
import { FEED_NOTE } from "../notes.ts";
import { Community, readCommunity, readRules } from "../records/community.ts";
import { API_PATHS, PLACES } from "../source.ts";
import { memberFlag, withMembers } from "../search-communities/search-communities.ts";

const FLAGS = ["includeRules", "includeMembers"] as const;

export const subredditProfile = operation({
  name: "subreddit-profile",
  aliases: ["communityProfile", "subredditInfo", "communityInfo", "subredditAbout", "about"],
  title: "About a community",
  summary: "One Record for each community: title, description, sidebar, members, rules, pictures and marks.",
  agentHint: "Use for what a community is; `subreddit` has its posts.",
  availability: "partial",
  availabilityNote: `${FEED_NOTE} Of a community they tell name, title, description and icon: neither sidebar nor members nor rules.`,
  input: z.object({
    subreddits,
    includeRules: flag.default(true).describe("Its rules: one call more in the API, and not in feeds."),
    ...memberFlag,
    maxResults,
    fields: fieldsInput(Community),
  }),
  normalize: formsOf("subreddits", Community),
  features: FLAGS,
  compactBy: "fields",
  record: Community,
  dedupeKey: ({ name }) => name.toLowerCase(),
  canary: { input: { subreddits: ["announcements"] }, atLeast: { records: 1, fields: ["name", "title"] } },
  run(ctx, asked, found) {
    const communities = asked.subreddits.flatMap((sub) => sub.split("+"));
    const extra = new ExtraPages(ctx);
    return upTo(ctx, asked, (capped) =>
      eachTarget(capped, communities, async function* (name, inner) {
        const { page, data } = usesApi(ctx) ? await fromApi(inner, name) : await fromFeed(inner, name);
        const community = readCommunity(data, usesApi(ctx) ? "listing" : "feed", inner.warn);
        if (community?.name.toLowerCase() !== name.toLowerCase())
          throw changed(page, `The answer is not about r/${name}.`);
        const isAsked = asked.includeRules && usesApi(ctx);
        const rules = isAsked ? await extra.read("rules", () => rulesOf(inner, name)) : null;
        const outcomes = {
          includeRules: outcomeOf(rules !== null),
          includeMembers: outcomeOf(community.memberCount !== null),
        };
        yield found(page, withMembers({ ...community, rules }, asked), coverageOf(asked, FLAGS, outcomes));
        extra.end();
      }),
    );
  },
});

async function fromApi(ctx: RunContext, sub: string): Promise<{ page: HttpResponse; data: JsonObject }> {
  const page = await askApi(ctx, API_PATHS.about, { sub });
  refuseSearch(API_PATHS.about, page);
  const answer = jsonOf(page);
  const data = str(answer, "kind") === "t5" ? obj(answer, "data") : null;
  if (data === null) throw changed(page, "The answer is no community.");
  return { page, data };
}

async function rulesOf(ctx: RunContext, sub: string) {
  const page = await askApi(ctx, API_PATHS.rules, { sub });
  const rules = arr(jsonOf(page), "rules");
  if (rules === null) throw changed(page, "The answer holds no rules.");
  return readRules(rules, ctx.warn);
}

/** The head of its feed, in the form of the API. */
async function fromFeed(ctx: RunContext, sub: string): Promise<{ page: HttpResponse; data: JsonObject }> {
  const { page, feed } = await askFeed(ctx, PLACES.hot, { sub }, { limit: 1 });
  if (!aboutPath(`/r/${sub}`).test(feed.about)) throw changed(page, `The feed is not about r/${sub}.`);
  const { community, title, subtitle, imageUrl } = feed;
  return {
    page,
    data: { display_name: community ?? sub, title, public_description: subtitle, community_icon: imageUrl },
  };
}
