import {
  digitsFrom,
  fieldFrom,
  idFrom,
  linkField,
  needed,
  profileFields,
  rarely,
  shapeOf,
  statedIn,
  textField,
  textFrom,
  flagField,
} from "../../../plugin-sdk/index.ts";
import { HANDLE } from "../targets.ts";
import {
  countryFrom,
  languageFrom,
  linkHere,
  markFrom,
  onFull,
  onPages,
  PAGES,
  secondsFrom,
  typedLink,
  wordsFrom,
} from "./fields.ts";

const [EMBEDDED, ANSWERED] = [
  [...PAGES, "embed"],
  [...PAGES, "embed", "list"],
];
const handleFrom = (path: string, meaning: string) =>
  fieldFrom(path, textField(meaning), (value) =>
    typeof value === "string" && HANDLE.test(value.toLowerCase()) ? value : null,
  );
const count = (key: string, meaning: string, answers: readonly string[]) =>
  statedIn(answers, digitsFrom(`counts.${key}`, meaning));

/** What every answer says of an account, in the form of the site's own calls. */
const ACCOUNT = {
  username: needed(handleFrom("uniqueId", "Name in the address of the account, without the sign.")),
  id: statedIn(EMBEDDED, idFrom("id", "Id, as the source spells it.")),
  name: statedIn([...EMBEDDED, "oembed"], textFrom("nickname", "Name as shown.")),
  imageUrl: linkHere("avatarLarger|avatarMedium|avatarThumb|avatarThumbUrl", "Picture."),
  isVerified: statedIn(EMBEDDED, markFrom("verified", "True when TikTok vouches for it.")),
};

/** Who posted a video. */
export const AUTHOR = {
  ...ACCOUNT,
  isPrivate: rarely(markFrom("privateAccount", "True when only those that it lets in see its videos.")),
  followerCount: onFull(rarely(digitsFrom("counts.followerCount", "Accounts that follow it."))),
  followingCount: onFull(rarely(digitsFrom("counts.followingCount", "Accounts that it follows."))),
  postCount: rarely(digitsFrom("counts.videoCount", "Its videos.")),
  likeCount: rarely(digitsFrom("counts.heartCount", "Likes of all its videos.")),
};
export const authorShape = { ...shapeOf(AUTHOR), url: linkField("Page of the account.") };

/** An account on its own page. */
export const PROFILE = {
  ...ACCOUNT,
  id: statedIn(ANSWERED, ACCOUNT.id),
  description: statedIn(EMBEDDED, wordsFrom("signature", "What the owner says of the account, plain.")),
  isPrivate: statedIn(
    EMBEDDED,
    markFrom("privateAccount", "True when only those that it lets in see its videos."),
  ),
  followerCount: count("followerCount", "Accounts that follow it.", EMBEDDED),
  followingCount: count("followingCount", "Accounts that it follows.", EMBEDDED),
  likeCount: count("heartCount", "Likes of all its videos.", EMBEDDED),
  postCount: count("videoCount", "Its videos; embedded pages do not tell.", PAGES),
  givenLikeCount: rarely(
    digitsFrom("counts.diggCount", "Likes that it gave; 0 where it does not show them."),
  ),
  friendCount: rarely(digitsFrom("counts.friendCount", "Accounts that follow it and that it follows.")),
  linkUrl: typedLink("bioLink.link", ""),
  joinedAt: onFull(secondsFrom("createTime", "When the account was made: the instant, ISO 8601 UTC.")),
  language: languageFrom("language", "Language that the owner set, BCP 47."),
  country: countryFrom("region", "Country of the account, ISO 3166-1 alpha-2 in lower case."),
  category: rarely(wordsFrom("commerceUserInfo.category", "What a business says it does, as shown.")),
  isBusiness: onFull(markFrom("commerceUserInfo.commerceUser", "True for an account of a business.")),
  isSeller: onFull(markFrom("ttSeller", "True when it sells in TikTok's shop.")),
  isOrganization: rarely(markFrom("isOrganization", "True for an institution.")),
  secUid: onPages(rarely(textFrom("secUid", "Second id, which the site's own calls take."))),
};

const { id, url, name, linkUrls } = profileFields();
const { linkUrl: _link, ...stated } = shapeOf(PROFILE);
/** The Record of an account. */
export const profileShape = {
  ...stated,
  id,
  url,
  name,
  linkUrls,
  areCountsExact: flagField(
    "True when the page states the counts to the last digit, false when it rounds them to three figures; null for embedded pages, which do not tell.",
  ),
};
