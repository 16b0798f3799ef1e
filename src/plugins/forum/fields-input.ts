import { asLists, listOf, str, type Step, steps, wordsTo, z } from "../../plugin-sdk/index.ts";

/** What every Record has beside its own fields, and callers may want to keep. */
const COVERAGE = "featureCoverage";
const fieldNames = (record: z.ZodObject): string[] => [...Object.keys(record.shape), COVERAGE];

/** `fields`: the caller wants these of a Record alone. */
export const fieldsInput = (record: z.ZodObject) =>
  listOf(z.enum(fieldNames(record)), 100, "fields")
    .optional()
    .describe(
      "Only these top-level fields of each Record, which costs the same; `featureCoverage` is one of them. Unknown names are left out, and the Request says so.",
    )
    .meta({ aliases: ["outputFields", "includeFields"] });

/** Names by which Reddit and other services know the same thing; the first that the Record has counts. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  dataType: "kind",
  parsedId: "id",
  postId: "postId id",
  name: "name fullname",
  postTitle: "postTitle title",
  body: "text description",
  bodyHtml: "textHtml",
  selftext: "markdown",
  createdAt: "createdAt publishedAt joinedAt",
  createdUtc: "publishedAt createdAt joinedAt",
  publishingDate: "publishedAt",
  edited: "editedAt",
  communityName: "community name",
  subreddit: "community name",
  subredditId: "communityId id",
  numberOfComments: "commentCount",
  numComments: "commentCount",
  numCrossposts: "shareCount",
  ups: "score",
  upVotes: "score",
  upvoteCount: "score",
  upVoteRatio: "upvoteRatio",
  totalAwardsReceived: "awardCount",
  postLabel: "flair",
  linkFlairText: "flair",
  authorFlairText: "authorFlair",
  numberOfMembers: "memberCount communityMemberCount",
  members: "memberCount",
  subscribers: "memberCount",
  subredditSubscribers: "communityMemberCount",
  publicDescription: "description",
  activeNow: "activeCount",
  weeklyVisitors: "weeklyVisitorCount",
  weeklyContributions: "weeklyContributionCount",
  over18: "isNsfw",
  over_18: "isNsfw",
  linkKarma: "postKarma",
  displayName: "name",
  permalink: "url",
  attachmentType: "postType",
  attachmentLink: "externalUrl",
  thumbnail: "imageUrl",
  parentCommentId: "parentId",
  moreCount: "moreReplyCount",
};

export function fieldForms(record: z.ZodObject): Step {
  const own = fieldNames(record);
  const others = Object.entries(OTHER_NAMES).flatMap(([name, fields]) => {
    const field = own.includes(name) ? undefined : fields.split(" ").find((one) => own.includes(one));
    return field === undefined ? [] : [[name, field]];
  });
  const words = Object.fromEntries([...others, ...own.map((name) => [name, name])]) as Record<string, string>;
  return steps(asLists("fields"), wordsTo("fields", words), withoutUnknown(new Set(own)));
}

/** A list in which nothing is known is for the schema to refuse. */
const withoutUnknown =
  (own: ReadonlySet<unknown>): Step =>
  (raw, note) => {
    const given = raw["fields"];
    if (!Array.isArray(given)) return raw;
    const known = given.filter((name) => own.has(name));
    if (known.length === 0 || known.length === given.length) return raw;
    const unknown = given.filter((name) => !own.has(name)).map((name) => str(name) ?? "one that is not text");
    note("fields", `Left out, since Records have no such field: ${unknown.join(", ").slice(0, 200)}.`);
    return { ...raw, fields: known };
  };
