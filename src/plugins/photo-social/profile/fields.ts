import {
  absoluteUrl,
  addressFields,
  arr,
  contactFields,
  countFields,
  countFrom,
  countryCode,
  fieldFrom,
  filledText,
  firstOf,
  flagFrom,
  idFrom,
  isJsonObject,
  linkFrom,
  linksField,
  listFrom,
  maybe,
  needed,
  neededText,
  objectField,
  parseJsonSafe,
  profileFields,
  rarely,
  searchFields,
  shapeOf,
  SourceError,
  statedIn,
  str,
  textField,
  textFrom,
  textsField,
  textsFrom,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { listedPosts } from "../posts/fields.ts";

/** Forms of an account: `relay` in pages since 2026, `graph` with its edges of before, `embed` in pages for other sites. */
export type ProfileForm = "relay" | "graph" | "embed";

/** Links of a profile lead through a page of Instagram's, which counts clicks. */
function targetOf(link: unknown): string | null {
  const text = str(link) ?? str(link, "url") ?? "";
  const through = URL.parse(text);
  const target = through?.hostname === "l.instagram.com" ? through.searchParams.get("u") : null;
  return absoluteUrl(target ?? (/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text), null);
}
const linksFrom = (path: string, meaning: string) =>
  fieldFrom(path, linksField(meaning), (value) => {
    const links = (arr(value) ?? [value]).map(targetOf);
    return links.every((link) => link !== null) ? links : null;
  });

const HIGHLIGHT = {
  id: needed(idFrom("node.id", "Number.")),
  title: textFrom("node.title", "Title."),
  imageUrl: linkFrom("node.cover_media_cropped_thumbnail_url|node.cover_media.thumbnail_src", "Its picture."),
};

const { text: _text, ...addressParts } = addressFields();
/** An address in a text that is JSON itself; of a business without one all parts are empty. */
const addressFrom = (path: string, meaning: string) =>
  fieldFrom(path, objectField(addressParts, meaning), (value) => {
    const parts = typeof value === "string" ? jsonIn(value) : value;
    if (!isJsonObject(parts)) return null;
    const [street, city, region, postalCode] = ["street_address", "city_name", "region_name", "zip_code"].map(
      (name) => filledText(parts, name),
    );
    const country = countryCode.safeParse(filledText(parts, "country_code")?.toLowerCase()).data ?? null;
    const address = { street, city, region, postalCode, country };
    return Object.values(address).every((part) => part === null) ? "" : address;
  });
function jsonIn(text: string): unknown {
  try {
    return parseJsonSafe(text);
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}
/** Badges by their names, whether each is a text or an object. */
const badgesFrom = (path: string, meaning: string) =>
  fieldFrom(path, textsField(meaning), (value) => {
    const names = arr(value)?.map((one) => str(one) ?? str(firstOf(one, ["badge_type", "name", "type"])));
    return names?.every((name) => name !== null) === true ? names : null;
  });

const PAGES = ["relay", "graph"] as const;
const COMMON = {
  username: needed(textFrom("username", "")),
  name: maybe(textFrom("full_name", "")),
  description: statedIn(PAGES, maybe(textFrom("biography", ""))),
  imageUrl: statedIn(
    PAGES,
    maybe(linkFrom("hd_profile_pic_url_info.url|profile_pic_url_hd|profile_pic_url", "")),
  ),
  linkUrls: rarely(linksFrom("bio_links|external_url", "")),
  followerCount: countFrom("follower_count|edge_followed_by.count|followed_by.count|followers_count", ""),
  followingCount: statedIn(PAGES, countFrom("following_count|edge_follow.count|follows.count", "")),
  isVerified: statedIn(PAGES, flagFrom("is_verified", "")),
  isPrivate: statedIn(PAGES, flagFrom("is_private", "")),
  postCount: statedIn(
    PAGES,
    maybe(
      countFrom("all_media_count|media_count|edge_owner_to_timeline_media.count|media.count|posts_count", ""),
    ),
  ),
};
export const OWN = {
  fbid: rarely(idFrom("fbid", "Number of the account at Facebook.")),
  pronouns: rarely(textsFrom("pronouns", "Pronouns that the owner states.")),
  threadsUsername: rarely(textFrom("text_post_app_badge_label", "Handle at Threads.")),
  isMemorialized: rarely(flagFrom("is_memorialized", "True for the account of somebody who died.")),
  isBusiness: rarely(flagFrom("is_business_account", "True for the account of a business.")),
  accountBadges: rarely(badgesFrom("account_badges", "Badges that Instagram gives it, in its own words.")),
  category: rarely(
    textFrom("category_name|category|business_category_name", "What it says to be, such as Brand."),
  ),
  hasReels: rarely(flagFrom("has_any_clips", "True where it has posted reels.")),
  highlights: rarely(
    listFrom("lox_highlights_connection.edges", HIGHLIGHT, "Stories that it keeps on its page."),
  ),
  highlightCount: rarely(countFrom("highlight_reel_count", "How many of those.")),
  phone: rarely(textFrom("business_phone_number|public_phone_number", "")),
  email: rarely(textFrom("business_email|public_email", "")),
  address: rarely(addressFrom("business_address_json", "Address of a business, with `includeContacts`.")),
};
/** Where `id` is the number of the account differs. */
export const BY_FORM = {
  relay: { ...COMMON, ...OWN, id: needed(idFrom("pk", "")), fbid: rarely(idFrom("id", "")) },
  graph: { ...COMMON, ...OWN, id: needed(idFrom("id", "")) },
  embed: { ...COMMON, ...OWN, id: rarely(idFrom("owner_id|id", "")) },
};

const {
  bannerUrl: _b,
  locationText: _l,
  joinedAt: _a,
  joinedOn: _o,
  joinedText: _t,
  ...shared
} = profileFields();
const { phone, email } = contactFields();

/** Record of `profile`. */
export const Profile = z
  .object({
    ...shapeOf(OWN),
    ...shared,
    id: textField("Number of the account; null where only the tags of the page were read."),
    username: neededText("Handle, for `usernames`."),
    phone: phone.describe("Telephone of a business, with `includeContacts`."),
    email: email.describe("E-mail of a business, with `includeContacts`."),
    ...countFields("follower", "Accounts that follow it"),
    ...countFields("following", "Accounts that it follows"),
    ...countFields("post", "Posts of it"),
    latestPosts: listedPosts(
      "Its latest posts, at most 12, pinned ones first; null where they are not shown.",
    ),
    ...searchFields(),
    approximation: wordField(
      ["exact_handle"],
      "In `search`, how it was found instead of a search: `exact_handle`, the account that is called so.",
    ),
    surface: wordField(
      ["page", "embed", "meta_tags"],
      "Where it was read: its page, the page for other sites, or the tags for previews of links, whose counts are rounded.",
    ),
  })
  .meta({ title: "Profile", person: true });
export type Profile = z.input<typeof Profile>;
