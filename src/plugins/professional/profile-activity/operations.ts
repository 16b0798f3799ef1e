import { eachTarget, operation, steps, z } from "../../../plugin-sdk/index.ts";
import { DATE_FILTERS, dateFilter, maxPosts, profileForms, profiles, timeForms } from "../inputs.ts";
import { openProfile } from "../profile/page.ts";
import { activitiesOn, Activity, type Kind } from "./activity.ts";

const NOTE = "the profile shows guests about ten cards of what the person did last, where it is shown at all";

interface Wanted {
  name: string;
  aliases: string[];
  title: string;
  summary: string;
  note: string;
  kinds: readonly Kind[];
}

/** An operation for some of the cards on a profile. */
const activityOperation = ({ name, aliases, title, summary, note, kinds }: Wanted) =>
  operation({
    name,
    aliases,
    title,
    summary,
    agentHint:
      "Use with the address of a profile; `post` takes the ids. LinkedIn refuses many profiles to guests.",
    availability: "partial",
    availabilityNote: `${note}: ${NOTE}.`,
    input: z.object({
      profiles,
      dateFilter: dateFilter.describe("Only posts of so lately."),
      maxPosts: maxPosts.describe("At most this many of each profile."),
    }),
    normalize: steps(profileForms, timeForms),
    record: Activity,
    dedupeKey: (record) => `${record.profileId}\n${record.id}`,
    canary: { input: { profiles: ["williamhgates"] }, atLeast: { records: 1, fields: ["url"] } },
    run: (ctx, asked, found) =>
      eachTarget(ctx, [...new Set(asked.profiles)], async function* (target, inner) {
        const opened = await openProfile(inner, target);
        const shown = activitiesOn(opened, inner.warn);
        const span = asked.dateFilter === undefined ? Infinity : DATE_FILTERS[asked.dateFilter] * 1000;
        const wanted = shown.filter(({ activity, publishedAt, id }) => {
          if (activity === null)
            inner.warn("activity_unknown", `activity: the card of ${id} has words that are not known.`);
          const isKind = activity !== null && kinds.includes(activity);
          return isKind && (publishedAt === null || inner.now().getTime() - Date.parse(publishedAt) <= span);
        });
        if (wanted.length === 0)
          inner.foundNothing(
            `The profile of ${opened.id} shows guests ${shown.length} posts, none of this kind.`,
          );
        for (const one of wanted.slice(0, asked.maxPosts)) yield found.row(opened.page, one);
      }),
  });

export const profilePosts = activityOperation({
  name: "profile-posts",
  aliases: ["userPosts", "memberPosts", "personPosts"],
  title: "Posts of a person",
  summary: "Posts and articles that the profile of a person shows to guests, each with its beginning.",
  note: "The list of posts needs an account",
  kinds: ["posted", "shared"],
});

export const profileComments = activityOperation({
  name: "profile-comments",
  aliases: ["userComments", "memberComments"],
  title: "Posts that a person commented on",
  summary: "Posts whose cards on the profile say that the person commented on them, without the comments.",
  note: "The comments of a person need an account",
  kinds: ["commented"],
});

export const profileReactions = activityOperation({
  name: "profile-reactions",
  aliases: ["userReactions", "memberReactions", "profileLikes"],
  title: "Posts that a person reacted to",
  summary: "Posts whose cards on the profile say that the person liked them.",
  note: "The reactions of a person need an account",
  kinds: ["liked"],
});
