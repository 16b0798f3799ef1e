import {
  absoluteUrl,
  countField,
  fieldFrom,
  filledText,
  countFrom,
  fillerOf,
  flagField,
  flagFrom,
  idFrom,
  instantField,
  linkField,
  linkFrom,
  linksField,
  arr,
  maybe,
  obj,
  type Reading,
  rarely,
  readFields,
  str,
  strs,
  textField,
  textFrom,
  timeFields,
  profileFields,
} from "../../../plugin-sdk/index.ts";
import { profileUrl } from "../source.ts";

const { joinedAt } = timeFields("joined", "When the account was made");

/** An account, as its posts and its page show it. */
export const accountFields = () => {
  const { joinedOn: _day, joinedText: _text, ...shared } = profileFields();
  return {
    ...shared,
    joinedAt,
    isBlueVerified: flagField("True for an account that pays for the blue mark."),
    verifiedType: textField("Kind of a mark that X gives itself, such as Government or Business."),
    listedCount: countField("Lists that name it."),
    givenLikeCount: countField("Posts that it likes."),
    mediaPostCount: countField("Posts of it with pictures or films."),
  };
};
/** Fills an account of which anything may be unknown. */
export const accountOf = fillerOf({
  ...accountFields(),
  id: textField(""),
  name: textField(""),
  url: linkField(""),
});
export type Account = ReturnType<typeof accountOf>;

/** Pictures come small unless the size goes from their name. */
export const wholePicture = (url: string | null): string | null =>
  url?.replace(/_(?:normal|bigger|mini|x96|\d{2,3}x\d{2,3})(\.\w+)$/, "$1") ?? null;
const pictureFrom = (path: string) =>
  fieldFrom(path, linkField(""), (value) => wholePicture(absoluteUrl(str(value) ?? "", null)));

/** `Mon Jul 27 21:55:11 +0000 2026`, and ISO 8601. */
export function instantIn(value: unknown): string | null {
  const text = str(value) ?? "";
  const isKnown = /^(?:\w{3} \w{3} \d\d [\d:]{8} \+0000 \d{4}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/.test(text);
  const time = new Date(text);
  return isKnown && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}
export const whenFrom = (path: string) => fieldFrom(path, instantField(""), instantIn);

/** Where the account of a post stands in the answers made for other sites. */
const ACCOUNT = {
  id: idFrom("id_str", ""),
  name: textFrom("name", ""),
  username: textFrom("screen_name", ""),
  imageUrl: maybe(pictureFrom("profile_image_url_https|profile_image_url")),
  isVerified: flagFrom("verified", ""),
  isBlueVerified: flagFrom("is_blue_verified", ""),
  verifiedType: rarely(textFrom("verified_type", "")),
};
/** The timeline alone has these. */
const DETAILS = {
  description: maybe(textFrom("description", "")),
  bannerUrl: rarely(linkFrom("profile_banner_url", "")),
  linkUrls: rarely(
    fieldFrom("entities.url.urls", linksField(""), (urls) =>
      strs(arr(urls)?.map((one) => str(one, "expanded_url"))),
    ),
  ),
  locationText: maybe(textFrom("location", "")),
  followerCount: countFrom("followers_count", ""),
  followingCount: countFrom("friends_count", ""),
  postCount: countFrom("statuses_count", ""),
  listedCount: countFrom("listed_count", ""),
  givenLikeCount: countFrom("favourites_count", ""),
  mediaPostCount: countFrom("media_count", ""),
  isPrivate: flagFrom("protected", ""),
  joinedAt: whenFrom("created_at"),
};
const FIELDS = {
  ...ACCOUNT,
  ...(Object.fromEntries(
    Object.entries(DETAILS).map(([name, field]) => [
      name,
      { ...field, statedIn: field.statedIn ?? ["timeline"] },
    ]),
  ) as typeof DETAILS),
};

/** Reads an account; what only the timeline states may be missing elsewhere. */
export function readAccount(user: unknown, reading: Reading, within: string): Account {
  const read = readFields(FIELDS, user, reading, within);
  const links =
    obj(user, "entities") !== null && (read.linkUrls !== null || filledText(user, "url") === null);
  if (reading.answer === "timeline" && !links)
    reading.warn(
      "field_missing",
      `${within}linkUrls: the timeline does not state what the account links to.`,
    );
  return accountOf({ ...read, url: read.username === null ? null : linkTo(read.username) });
}

const linkTo = (username: string): string | null => (/^\w+$/.test(username) ? profileUrl(username) : null);
