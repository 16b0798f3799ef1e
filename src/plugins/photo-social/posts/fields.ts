import {
  countFrom,
  countFields,
  fieldFrom,
  flagField,
  flagFrom,
  idFrom,
  instantField,
  linkFrom,
  listField,
  maybe,
  needed,
  neededText,
  numberFrom,
  objectField,
  objectFrom,
  personFields,
  postFields,
  postMediaFields,
  rarely,
  shapeOf,
  statedIn,
  textFrom,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import {
  anyIn,
  captionFrom,
  handlesFrom,
  largestFilmFrom,
  lengthFrom,
  mediaIdFrom,
  shownCountFrom,
  unixFrom,
} from "./kinds.ts";

/**
 * Where a post was read. `page`: the data of its own page. `timeline`: a list on another page, which says less, and
 * with `includeDetails` also the post's own page. `embed`: the
 * data of the page for other sites; `embed_html`: its markup. `meta_tags`: what is there for previews of links.
 */
export const SURFACES = ["page", "timeline", "embed", "embed_html", "meta_tags"] as const;
export type Surface = (typeof SURFACES)[number];

/** Forms of a post: `product` since 2022, `graph` with its edges of before and in embeds, `row` of a list, which says less. */
export type Form = "product" | "graph" | "row";
const WHOLE: readonly Form[] = ["product", "graph"];
const always = WHOLE;

/** Whose post it is, or who wrote a comment. */
export const AUTHOR = {
  id: idFrom("pk|id", ""),
  username: needed(textFrom("username", "Handle, for `usernames`.")),
  name: statedIn(["product"], maybe(textFrom("full_name", ""))),
  imageUrl: rarely(linkFrom("hd_profile_pic_url_info.url|profile_pic_url|profile_image_uri", "")),
  isVerified: statedIn(["product"], maybe(flagFrom("is_verified", "True when Instagram vouches for it."))),
  followerCount: rarely(countFrom("edge_followed_by.count", "Accounts that follow it, where embeds say so.")),
};
const LOCATION = {
  id: idFrom("pk|id", "Number of the place."),
  name: needed(textFrom("name", "Name.")),
  slug: rarely(textFrom("slug", "Its name in addresses.")),
  latitude: rarely(numberFrom("lat", "Degrees north.")),
  longitude: rarely(numberFrom("lng", "Degrees east.")),
};
const MUSIC = {
  id: rarely(idFrom("audio_cluster_id|audio_asset_id|audio_id", "Number of the recording.")),
  title: textFrom("title|original_audio_title|song_name", "Title; Original audio for a sound of its own."),
  artist: rarely(
    textFrom("display_artist|ig_artist.username|artist_name", "Who made it: a name or a handle."),
  ),
};
const MUSIC_PLACES =
  "clips_metadata.music_info.music_asset_info|clips_metadata.original_sound_info|clips_music_attribution_info";

/** What names the shared fields of a post in the source. */
export const SHARED = {
  id: needed(mediaIdFrom("pk|id", "")),
  text: maybe(captionFrom("caption|edge_media_to_caption", "")),
  publishedAt: statedIn(always, unixFrom("taken_at|taken_at_timestamp|date", "")),
  likeCount: statedIn(
    always,
    maybe(shownCountFrom("like_count|edge_media_preview_like.count|edge_liked_by.count|likes.count", "")),
  ),
  commentCount: statedIn(
    always,
    maybe(
      countFrom(
        "comment_count|edge_media_to_parent_comment.count|edge_media_to_comment.count|edge_media_preview_comment.count|comments.count",
        "",
      ),
    ),
  ),
  viewCount: rarely(shownCountFrom("view_count|video_view_count", "")),
  author: statedIn(always, objectFrom("user|owner", AUTHOR, "")),
};
/** The source's own facts beside them. */
export const OWN = {
  shortcode: needed(textFrom("code|shortcode", "Code in the address of the post, for `shortcodes`.")),
  productType: statedIn(
    ["product"],
    maybe(
      textFrom("product_type", "What Instagram calls it: feed, clips (a reel), carousel_container, igtv."),
    ),
  ),
  playCount: rarely(
    shownCountFrom("play_count|ig_play_count|video_play_count", "How often the film was started."),
  ),
  altText: rarely(textFrom("accessibility_caption", "What it shows, for those who cannot see it.")),
  areLikesHidden: rarely(
    flagFrom("like_and_view_counts_disabled", "True where the account hides the counts."),
  ),
  areCommentsDisabled: rarely(flagFrom("comments_disabled", "True where nobody may comment.")),
  isPaidPartnership: rarely(
    flagFrom("is_paid_partnership", "True where somebody pays for it, as its author says."),
  ),
  isAd: rarely(flagFrom("is_ad", "True for an advertisement.")),
  isCaptionEdited: rarely(flagFrom("caption_is_edited", "True where the text was changed later.")),
  isPinned: rarely(
    fieldFrom(
      "timeline_pinned_user_ids|pinned_for_users",
      flagField("True if it is pinned to the top."),
      anyIn,
    ),
  ),
  hasAudio: rarely(flagFrom("has_audio", "False for a film without sound.")),
  location: rarely(objectFrom("location", LOCATION, "Place that it names.")),
  music: rarely(objectFrom(MUSIC_PLACES, MUSIC, "Music or sound of a reel.")),
  taggedUsernames: rarely(
    handlesFrom("usertags.in|edge_media_to_tagged_user.edges", "Accounts that are marked in it."),
  ),
  coauthorUsernames: rarely(handlesFrom("coauthor_producers", "Accounts that it was posted together with.")),
  sponsorUsernames: rarely(
    handlesFrom("sponsor_tags|edge_media_to_sponsor_user.edges", "Accounts that pay for it."),
  ),
};
/** A picture or film: a post of one, or one of a carousel. */
export const MEDIUM = {
  imageUrl: linkFrom(
    "display_uri|image_versions2.candidates.0.url|display_url|display_src|thumbnail_src",
    "Picture, or still of a film.",
  ),
  videoUrl: rarely(largestFilmFrom("video_versions|video_url", "")),
  altText: rarely(textFrom("accessibility_caption", "")),
  widthPx: rarely(countFrom("original_width|dimensions.width", "")),
  heightPx: rarely(countFrom("original_height|dimensions.height", "")),
  durationSeconds: rarely(lengthFrom("video_duration|video_dash_manifest|dash_info.video_dash_manifest", "")),
};

const { language: _l, inReplyTo: _r, shareCount: _s, publishedText: _p, ...shared } = postFields();

const listed = {
  ...shapeOf(OWN),
  id: shared.id.describe("Number of the post, for `mediaIds`."),
  url: shared.url,
  text: shared.text,
  kind: wordField(["image", "video", "carousel"], "What it shows; null where the source does not say."),
  publishedAt: shared.publishedAt,
  uploadedAt: instantField(
    "About when it was uploaded, as its number tells: for posts without `publishedAt`.",
  ),
  likeCount: shared.likeCount,
  commentCount: shared.commentCount,
  viewCount: shared.viewCount,
  imageUrl: MEDIUM.imageUrl.schema,
  hashtags: shared.hashtags,
  mentions: shared.mentions,
};
/** A post as a list on another page shows it. */
export const listedPosts = (meaning: string) => {
  const {
    playCount: _c,
    taggedUsernames: _g,
    coauthorUsernames: _w,
    areLikesHidden: _h,
    areCommentsDisabled: _d,
    location: _o,
    music: _m,
    sponsorUsernames: _n,
    isPaidPartnership: _i,
    isAd: _x,
    isCaptionEdited: _e,
    hasAudio: _a,
    ...fields
  } = listed;
  return listField(fields, meaning);
};

/** Record of `post` and `reel`. */
export const Post = z
  .object({
    ...listed,
    publishedOn: shared.publishedOn,
    ...countFields("like", "Likes; null where the account hides them"),
    ...countFields("comment", "Comments"),
    author: objectField(
      {
        ...personFields(),
        username: neededText("Handle, for `usernames`."),
        isVerified: AUTHOR.isVerified.schema,
        followerCount: AUTHOR.followerCount.schema,
      },
      "Whose post it is.",
    ),
    media: listField(postMediaFields(), "Pictures and films, in order. Their addresses expire within days."),
    durationSeconds: MEDIUM.durationSeconds.schema.describe("Length of the film in seconds."),
    surface: wordField(SURFACES, "Where it was read; other surfaces than `page` say less."),
    relatedPosts: listedPosts("More posts of the account that the page shows, with `includeRelated`."),
  })
  .meta({ title: "Post" });
export type Post = z.input<typeof Post>;
