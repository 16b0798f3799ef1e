import { coverageOf, eachTarget, flag, operation, outcomeOf, z } from "../../../plugin-sdk/index.ts";
import { accountForms, names, usernames } from "../inputs.ts";
import { Surfaces } from "../page/surfaces.ts";
import { listedOf } from "../posts/lists.ts";
import { Profile } from "./fields.ts";
import { openProfile, type OpenProfile, warnOfPosts } from "./open-profile.ts";

const FEATURES = ["includePosts", "includeContacts"] as const;
export const profileFlags = {
  includePosts: flag
    .default(true)
    .describe("Also gives the latest posts, at most 12, which stand on the same page.")
    .meta({ aliases: ["includeLatestPosts", "posts", "latestPosts"] }),
  includeContacts: flag
    .default(false)
    .describe(
      "Also gives telephone, e-mail and address that a business shows; current pages rarely carry them.",
    )
    .meta({ aliases: ["contacts", "scrapeContacts"] }),
};
export type ProfileFlags = { [K in keyof typeof profileFlags]: boolean };

/** The Record of an account, with what the flags ask for. */
export function profileDraft({ profile, posts }: OpenProfile, asked: ProfileFlags) {
  const draft = {
    ...profile,
    ...(asked.includeContacts && profile.isBusiness === true
      ? {}
      : { phone: null, email: null, address: null }),
    latestPosts: asked.includePosts ? listedOf(posts) : null,
  };
  const { phone, email } = draft;
  const coverage = coverageOf(asked, FEATURES, {
    includePosts: outcomeOf(
      posts !== null && posts.length === profile.postCount,
      posts !== null && posts.length > 0,
    ),
    includeContacts: outcomeOf(phone !== null && email !== null, phone !== null || email !== null),
  });
  return { draft, coverage };
}

export const profile = operation({
  name: "profile",
  aliases: ["profiles", "user", "account", "details", "userInfo", "profileDetails"],
  title: "Profile",
  summary: "An account: name, text, links, counts, highlights, and its latest posts.",
  agentHint:
    "Use with handles or addresses of profiles. `latestPosts` lacks likes and times on most pages: `post` with its shortcodes has them.",
  availability: "partial",
  availabilityNote:
    "What Instagram shows without an account: 12 posts of an account at most, none of a private one. Where it answers with a wall or an empty page, the embed or the tags of the page say less; `surface` tells which.",
  input: z.object({ usernames, ...profileFlags }),
  normalize: accountForms,
  selects: names("usernames", "profile", true),
  features: FEATURES,
  record: Profile,
  dedupeKey: (record) => record.username,
  canary: {
    input: { usernames: ["instagram"] },
    atLeast: { records: 1, fields: ["name", "followerCount", "imageUrl"] },
  },
  run(ctx, asked, found) {
    const surfaces = new Surfaces();
    return eachTarget(ctx, [...new Set(asked.usernames)], async function* (username, inner) {
      const open = await openProfile(inner, surfaces, username);
      const { draft, coverage } = profileDraft(open, asked);
      if (asked.includePosts) warnOfPosts(open, inner.warn);
      yield found(open.from, draft, coverage);
    });
  },
});
