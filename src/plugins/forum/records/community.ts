import {
  countFrom,
  fieldFrom,
  fillerOf,
  flagFrom,
  type JsonObject,
  linkField,
  listField,
  maybe,
  needed,
  placeField,
  rarely,
  readFields,
  readRows,
  type RunContext,
  searchFields,
  shapeOf,
  str,
  textFrom,
  withoutQuery,
  z,
} from "../../../plugin-sdk/index.ts";
import { communityUrl } from "../source.ts";
import { COMMUNITY } from "../targets.ts";
import { type Answer, inApi, instantIn, plainFrom } from "./kinds.ts";
import { SURFACES } from "./post.ts";

/** A picture; its signature is left out, since Reddit serves it without and changes it often. */
export const pictureFrom = (path: string, meaning: string) =>
  maybe(fieldFrom(path, linkField(meaning), (value) => (value === "" ? "" : withoutQuery(str(value)))));

/** A community as the API states it; a feed is brought into the same form. */
const COMMUNITY_FIELDS = {
  id: rarely(textFrom("name", "Id, such as t5_abc12; the feed of a community does not show it.")),
  name: needed(textFrom("display_name", "Name in addresses, without r/; other operations take it.")),
  title: maybe(textFrom("title", "Title.")),
  description: maybe(textFrom("public_description", "What it is about, in a sentence or two.")),
  sidebarText: inApi(maybe(plainFrom("description_html", "Text next to the posts, plain."))),
  sidebarMarkdown: inApi(maybe(textFrom("description", "The same as it was typed, in Markdown."))),
  submitText: inApi(maybe(textFrom("submit_text", "What those who post are told."))),
  memberCount: inApi(maybe(countFrom("subscribers", "Members."))),
  activeCount: rarely(countFrom("active_user_count|accounts_active", "People who were there just now.")),
  weeklyVisitorCount: rarely(
    countFrom("weekly_visitors|weekly_active_users", "People who came in the last week; not its members."),
  ),
  weeklyContributionCount: rarely(countFrom("weekly_contributions", "Posts and comments of the last week.")),
  createdAt: inApi(instantIn("created_utc", "When it was made, ISO 8601 UTC.")),
  type: inApi(textFrom("subreddit_type", "Who may post: public, restricted, archived, user.")),
  submissionType: inApi(maybe(textFrom("submission_type", "What may be posted: any, link or self."))),
  language: inApi(maybe(textFrom("lang", "Language of its pages, BCP 47."))),
  category: rarely(textFrom("advertiser_category", "Subject, as advertisers are told.")),
  isNsfw: inApi(flagFrom("over18", "True when for adults.")),
  isQuarantined: inApi(flagFrom("quarantine", "True when shown only to those who ask for it.")),
  allowsImages: inApi(flagFrom("allow_images", "True when pictures may be posted.")),
  allowsVideos: inApi(flagFrom("allow_videos", "True when films may be posted.")),
  allowsGalleries: rarely(flagFrom("allow_galleries", "True when galleries may be posted.")),
  allowsPolls: rarely(flagFrom("allow_polls", "True when polls may be posted.")),
  hasWiki: inApi(maybe(flagFrom("wiki_enabled", "True when it has a wiki."))),
  imageUrl: pictureFrom("picture", "Icon."),
  bannerUrl: inApi(pictureFrom("banner", "Wide picture of its page.")),
  headerUrl: inApi(pictureFrom("header_img", "Picture of its page as it was of old.")),
  primaryColor: inApi(maybe(textFrom("primary_color", "Main colour, such as #ff4500."))),
};

const RULE = {
  name: needed(textFrom("short_name", "The rule in a few words.")),
  text: maybe(textFrom("description", "The rule in full, in Markdown.")),
  reason: maybe(textFrom("violation_reason", "What a report about it says.")),
  appliesTo: textFrom("kind", "all, link or comment."),
  priority: maybe(countFrom("priority", "Its place among the rules, from 0.")),
  createdAt: instantIn("created_utc", "When it was made, ISO 8601 UTC."),
};

export const Community = z
  .object({
    ...shapeOf(COMMUNITY_FIELDS),
    url: z.url().describe("Page of the community."),
    rules: listField(
      shapeOf(RULE),
      "Its rules, in its order; null where they were not asked for or not shown.",
    ),
    resultPosition: placeField("Place among the results, from 1; null outside of a search."),
    surface: z.enum(SURFACES).describe("Where it was read: in a feed, which says less, or in the API."),
    ...searchFields(),
  })
  .meta({ title: "Community" });
export type CommunityDraft = z.input<typeof Community>;
const communityOf = fillerOf(Community.shape);

/** @returns null, with a warning, for a row without a name */
export function readCommunity(
  row: JsonObject,
  answer: Answer,
  warn: RunContext["warn"],
): CommunityDraft | null {
  // The newer picture stands first, empty where there is none; answers of old have the older one alone.
  const isOld = row["display_name_prefixed"] === undefined && answer !== "feed";
  const pictured = (newer: string, older: string) =>
    row[newer] === "" || (isOld && row[newer] === undefined) ? row[older] : row[newer];
  const data = {
    ...row,
    picture: pictured("community_icon", "icon_img"),
    banner: pictured("banner_background_image", "banner_img"),
  } as JsonObject;
  const { name, ...read } = readFields(COMMUNITY_FIELDS, data, { answer, warn });
  if (name === null || !COMMUNITY.test(name)) {
    warn("row_dropped", "A community has no name.");
    return null;
  }
  return communityOf({
    ...read,
    name,
    url: communityUrl(name),
    surface: answer === "feed" ? "feed" : "api",
  });
}

export const readRules = (rows: readonly unknown[], warn: RunContext["warn"]) =>
  readRows(RULE, rows, { answer: "rules", warn }, "rules");
