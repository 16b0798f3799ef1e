import {
  at,
  changed,
  countField,
  countFields,
  digitsFrom,
  fieldFrom,
  flagField,
  flagFrom,
  instantFrom,
  type JsonObject,
  linkFrom,
  listFrom,
  needed,
  rarely,
  readFields,
  type RunContext,
  statedIn,
  type StatedField,
  textField,
  textFrom,
  textsFrom,
  timeFields,
  timeOf,
  wordField,
} from "../../../plugin-sdk/index.ts";
import type { Answer } from "../page/answer.ts";
import { playabilityOf, refusalOf } from "../page/refusals.ts";
import { RESTRICTIONS } from "../page/restriction.ts";
import { imagesFrom, wordsFrom } from "../page/texts.ts";
import { anyOf } from "../page/walk.ts";

const isAutomatic = fieldFrom("vssId", flagField("True for captions made by speech recognition."), (value) =>
  typeof value === "string" ? value.startsWith("a.") : null,
);
export const CAPTION = {
  language: needed(textFrom("languageCode", "Language, BCP 47.")),
  name: rarely(wordsFrom("name", "Name of the language, in the language of the page.")),
  isAutomatic: rarely(isAutomatic),
  isTranslatable: rarely(flagFrom("isTranslatable", "True where YouTube offers translations of it.")),
};

/** The player always states it, the markup for search engines does not. */
const inPlayer = <F extends StatedField>(field: F): F => statedIn(["player"], field);

/** What the player gets of any video that it knows. */
const DETAILS = {
  id: needed(textFrom("videoId", "")),
  title: needed(textFrom("title", "")),
  description: rarely(textFrom("shortDescription", "Description, plain.")),
  durationSeconds: inPlayer(
    digitsFrom("lengthSeconds", "Length in seconds; null for what is sent live now."),
  ),
  viewCount: rarely(digitsFrom("viewCount", "Views.")),
  tags: rarely(textsFrom("keywords", "Tags.")),
  isLive: inPlayer(flagFrom("isLiveContent", "True while it is or when it was sent live.")),
  isUpcoming: rarely(flagFrom("isUpcoming", "True for what is announced and has not begun.")),
  thumbnails: rarely(imagesFrom("thumbnail.thumbnails")),
  channelId: inPlayer(textFrom("channelId", "")),
  channelName: inPlayer(textFrom("author", "")),
};

const LIVE = "liveBroadcastDetails";
/** What the page says besides, of a video that can be played; others mostly lack it. */
const MICROFORMAT = {
  category: rarely(textFrom("category", "Category, such as Music, in English.")),
  likeCount: rarely(digitsFrom("likeCount", "Likes.")),
  publishedText: textFrom("publishDate", ""),
  uploadedAt: rarely(instantFrom("uploadDate", "When it was uploaded, ISO 8601 UTC.")),
  isFamilySafe: rarely(flagFrom("isFamilySafe", "False where YouTube keeps it from families.")),
  isUnlisted: rarely(flagFrom("isUnlisted", "True for a video that only those find who have its address.")),
  isShort: rarely(flagFrom("isShortsEligible", "True for a short.")),
  availableCountries: rarely(
    textsFrom("availableCountries", "Countries where it may be watched, ISO 3166-1."),
  ),
  embedUrl: rarely(linkFrom("embed.iframeUrl", "Address of the player for other websites.")),
  channelUrlShown: rarely(textFrom("ownerProfileUrl", "")),
  liveStartAt: rarely(instantFrom(`${LIVE}.startTimestamp`, "When the live stream began or is to begin.")),
  liveEndAt: rarely(instantFrom(`${LIVE}.endTimestamp`, "When the live stream ended.")),
  isLiveNow: rarely(flagFrom(`${LIVE}.isLiveNow`, "True while it is sent live.")),
};

const captions = rarely(listFrom("captionTracks", CAPTION, "Captions that the video has; null when none."));

/** Fields that the player and its microformat fill. */
export const playerFields = () => ({
  description: DETAILS.description.schema,
  durationSeconds: DETAILS.durationSeconds.schema,
  viewCount: DETAILS.viewCount.schema,
  likeCount: MICROFORMAT.likeCount.schema,
  ...countFields("comment", "Comments"),
  publishedAt: timeFields("published", "When it was published").publishedAt,
  publishedOn: timeFields("published", "When it was published").publishedOn,
  uploadedAt: MICROFORMAT.uploadedAt.schema,
  tags: DETAILS.tags.schema,
  category: MICROFORMAT.category.schema,
  isLive: DETAILS.isLive.schema,
  isUpcoming: DETAILS.isUpcoming.schema,
  isLiveNow: MICROFORMAT.isLiveNow.schema,
  liveViewerCount: countField("People who watch what is live now; null for anything else."),
  liveStartAt: MICROFORMAT.liveStartAt.schema,
  liveEndAt: MICROFORMAT.liveEndAt.schema,
  isShort: MICROFORMAT.isShort.schema,
  isFamilySafe: MICROFORMAT.isFamilySafe.schema,
  isUnlisted: MICROFORMAT.isUnlisted.schema,
  isAgeRestricted: flagField("True where YouTube shows it to signed-in adults only."),
  playability: textField(
    "Whether it can be played, in the source's word, such as ok, unplayable, live_stream_offline.",
  ),
  playabilityReason: textField("Why it cannot, in the language of the page."),
  restriction: wordField(
    RESTRICTIONS,
    "Who may see it, or when; null for everybody, and where YouTube gives another reason.",
  ),
  availableCountries: MICROFORMAT.availableCountries.schema,
  embedUrl: MICROFORMAT.embedUrl.schema,
  thumbnails: DETAILS.thumbnails.schema,
  captions: captions.schema,
});

/** Of a page without a player, which does not say whether it could be played. */
const NOTHING_SAID = { status: null, reason: null, restriction: null };

/** What the player gets. @throws SourceError for a video that is not public, for a check for robots, for another video */
export function readPlayer({ page, data, player }: Answer, id: string, warn: RunContext["warn"]) {
  if (player === null) throw changed(page, "The page has no data of a player.");
  const isMarkup = player["isMarkup"] === true;
  const isSaid = !isMarkup || at(player, "playabilityStatus") !== null;
  const said = isSaid ? playabilityOf(page, player) : NOTHING_SAID;
  const { status, reason, restriction } = said;
  if (at(player, "videoDetails") === null) {
    // Beside a video that is not public, its page shows nothing of it either.
    if (status === "ok" || anyOf(data["contents"], "videoPrimaryInfoRenderer") !== null)
      throw changed(page, "The player gives no details of the video.");
    throw refusalOf(page, id, said);
  }
  if (isMarkup)
    warn(
      "details_from_markup",
      "isLive, captions, channel and others: the page has only its markup for search engines.",
    );
  const reading = { answer: isMarkup ? "markup" : "player", warn };
  const details = readFields(DETAILS, at(player, "videoDetails"), reading);
  if (details.id !== id)
    throw changed(page, `The page is about video ${details.id ?? "?"}, not about ${id}.`);
  if (details.title === null) throw changed(page, "The player does not name the title of the video.");
  const more = microformatOf(player, status === "ok", warn);
  const { publishedText, channelUrlShown, ...stated } = more;
  const tracks = at(player, "captions.playerCaptionsTracklistRenderer");
  return {
    ...details,
    ...stated,
    title: details.title,
    // Of what is live now the player says 0.
    durationSeconds: details.durationSeconds === 0 ? null : details.durationSeconds,
    ...timeOf("published", publishedText),
    channelPath: channelUrlShown === null ? null : (URL.parse(channelUrlShown)?.pathname ?? null),
    captions:
      tracks === null
        ? null
        : readFields({ captions }, tracks, { answer: "list of captions", warn }).captions,
    playability: status,
    playabilityReason: status === "ok" ? null : reason,
    restriction,
    isAgeRestricted: status === null ? null : restriction === "age_restricted",
    id,
  };
}

function microformatOf(player: JsonObject, isPlayable: boolean, warn: RunContext["warn"]) {
  const row = at(player, "microformat.playerMicroformatRenderer");
  if (row === null && isPlayable)
    warn("microformat_missing", "publishedAt, likeCount and others: the page lacks its microformat.");
  return readFields(MICROFORMAT, row ?? {}, {
    answer: "microformat",
    warn: row === null ? () => undefined : warn,
  });
}
