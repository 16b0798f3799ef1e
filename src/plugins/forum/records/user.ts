import {
  countFrom,
  fieldFrom,
  fillerOf,
  flagFrom,
  instantField,
  integerField,
  type JsonObject,
  needed,
  placeField,
  rarely,
  readFields,
  type RunContext,
  searchFields,
  shapeOf,
  str,
  textField,
  textFrom,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { userUrl } from "../source.ts";
import { USER } from "../targets.ts";
import { type Answer, instantIn } from "./kinds.ts";
import { pictureFrom } from "./community.ts";
import { SURFACES } from "./post.ts";

const karma = (path: string, meaning: string) => fieldFrom(path, integerField(meaning));

/** An account as the API states it. */
const USER_FIELDS = {
  id: rarely(textFrom("fullname", "Id, such as t2_abc12; feeds do not show it.")),
  username: needed(textFrom("name", "Name in addresses, without u/; other operations take it.")),
  name: rarely(textFrom("subreddit.title", "Name that the owner chose to be shown.")),
  description: rarely(textFrom("subreddit.public_description", "What the owner says of the account.")),
  imageUrl: rarely(pictureFrom("icon_img", "Picture of the account.")),
  bannerUrl: rarely(pictureFrom("subreddit.banner_img", "Wide picture of its page.")),
  joinedAt: rarely(instantIn("created_utc", "When the account was made.")),
  postKarma: rarely(karma("link_karma", "Points for posts.")),
  commentKarma: rarely(karma("comment_karma", "Points for comments.")),
  totalKarma: rarely(karma("total_karma", "All points.")),
  followerCount: rarely(countFrom("subreddit.subscribers", "Accounts that follow it.")),
  isNsfw: rarely(flagFrom("subreddit.over_18", "True when its page is marked as for adults.")),
  isVerified: rarely(flagFrom("verified", "True when Reddit vouches for it.")),
  isModerator: rarely(flagFrom("is_mod", "True when it looks after a community.")),
  isEmployee: rarely(flagFrom("is_employee", "True for employees of Reddit.")),
  isSuspended: rarely(flagFrom("is_suspended", "True when Reddit closed it.")),
};
/** What the API states of every account that is not closed. */
const ALWAYS = ["created_utc", "link_karma", "comment_karma", "is_employee", "icon_img", "id"] as const;

export const APPROXIMATIONS = ["recent_authors", "exact_name"] as const;
export const User = z
  .object({
    ...shapeOf(USER_FIELDS),
    url: z.url().describe("Page of the account."),
    lastActiveAt: instantField("Its newest post or comment that was seen."),
    community: textField("Community in which it was seen."),
    approximation: wordField(APPROXIMATIONS, "What stands in for a list that Reddit does not show."),
    resultPosition: placeField("Place among the results, from 1; null outside of a search."),
    surface: z.enum(SURFACES).describe("Where it was read: in a feed, which says less, or in the API."),
    ...searchFields(),
  })
  .meta({ title: "User", person: true });
export type UserDraft = z.input<typeof User>;
const userOf = fillerOf(User.shape);

/** What lists and feeds know of an account. @returns null for a name that is none */
export function knownUser(
  known: Partial<Omit<UserDraft, "username">> & { username: string | null; surface: UserDraft["surface"] },
): UserDraft | null {
  const { username } = known;
  return username === null || !USER.test(username)
    ? null
    : userOf({ ...known, username, url: userUrl(username) });
}

/** @returns null, with a warning, for a row without a name */
export function readUser(row: JsonObject, answer: Answer, warn: RunContext["warn"]): UserDraft | null {
  const id = str(row, "id");
  const data = { ...row, fullname: id === null ? null : `t2_${id}` } as JsonObject;
  const read = readFields(USER_FIELDS, data, { answer, warn });
  const user = knownUser({ ...read, surface: "api" });
  if (user === null) warn("row_dropped", "An account has no name.");
  const missing = row["is_suspended"] === true ? [] : ALWAYS.filter((key) => row[key] === undefined);
  for (const key of missing) warn("field_missing", `${NAMES[key]}: the account has no ${key}.`);
  return user;
}

const NAMES: Record<(typeof ALWAYS)[number], string> = {
  created_utc: "joinedAt",
  link_karma: "postKarma",
  comment_karma: "commentKarma",
  is_employee: "isEmployee",
  icon_img: "imageUrl",
  id: "id",
};
