import {
  countFrom,
  digitsFrom,
  fieldFrom,
  fillerOf,
  flagField,
  idFrom,
  int,
  linkField,
  listField,
  listFrom,
  maybe,
  needed,
  objectFrom,
  objectField,
  postFields,
  postMediaFields,
  rarely,
  shapeOf,
  textField,
  textsField,
  textsFrom,
  wordField,
} from "../../../plugin-sdk/index.ts";
import { AUTHOR, authorShape } from "./account-fields.ts";
import {
  countryFrom,
  inRows,
  languageFrom,
  linkHere,
  linkThere,
  markFrom,
  onFull,
  onNew,
  onPages,
  secondsFrom,
  sizeFrom,
  wordsFrom,
} from "./fields.ts";

const COUNTED = ["page", "share page", "old page", "embed"];
const counted = (key: string, meaning: string) => ({
  ...digitsFrom(`counts.${key}`, meaning),
  statedIn: COUNTED,
});

const SUBTITLE = {
  language: needed(wordsFrom("LanguageCodeName|languageCodeName", "Language, such as eng-US.")),
  format: rarely(wordsFrom("Format|format", "Such as webvtt.")),
  source: rarely(wordsFrom("Source|source", "ASR for speech that was recognized, MT for a translation.")),
  url: linkHere("Url|url", "File; the address ends to work after some hours."),
};
const PLACE = {
  id: needed(idFrom("id", "Id of the place, for `placeIds` of `location`.")),
  name: wordsFrom("name", "Name."),
  text: rarely(wordsFrom("address", "Address as shown.")),
  city: rarely(wordsFrom("city", "City.")),
  region: rarely(wordsFrom("province", "State or province.")),
  countryName: rarely(wordsFrom("country", "Country as shown.")),
};
/** The same song at services of music. */
const SERVICE_SONG = {
  id: needed(idFrom("song_id", "Id of the song there.")),
  service: needed(
    fieldFrom(
      "platform",
      textField("Which service, by TikTok's own number: 1 is Apple Music, 3 Spotify."),
      (value) => (int(value) === null ? null : String(int(value))),
    ),
  ),
};
export const serviceSongs = rarely(
  listFrom("tt2dsp.tt_to_dsp_song_infos", SERVICE_SONG, "The same song at services of music."),
);
const SOUND = {
  id: needed(idFrom("id", "Id, for `sound` and `music`.")),
  title: wordsFrom("title", "Title, in the language of the page for a sound without one."),
  authorName: wordsFrom("authorName", "Who made it, as shown."),
  album: rarely(wordsFrom("album", "Album.")),
  isOriginal: rarely(markFrom("original", "True when it was made with the video, false for a song.")),
  durationSeconds: rarely(sizeFrom("duration", "Length in seconds.")),
  audioUrl: linkHere("playUrl", "Audio file; the address may end to work."),
  serviceSongs,
  imageUrl: linkHere("coverLarge|coverMedium|coverThumb", "Cover."),
};

const STILL = "video.cover|video.originCover|video.dynamicCover";

/** Where the parts of a video stand in the form of the site's own calls; `view.ts` brings other answers into it. */
export const VIDEO = {
  id: needed(idFrom("id", "Id of the video; `video` takes it.")),
  text: wordsFrom("desc|contents.0.desc", "Caption; null for a video without words."),
  language: languageFrom("textLanguage", "Language of the caption, BCP 47."),
  author: onPages(objectFrom("author", AUTHOR, "Who posted it.")),
  publishedAt: onPages(secondsFrom("createTime", "")),
  viewCount: { ...counted("playCount", "Views."), statedIn: [...COUNTED, "list"] },
  likeCount: counted("diggCount", "Likes."),
  commentCount: counted("commentCount", "Comments."),
  shareCount: counted("shareCount", "How often it was passed on."),
  saveCount: onNew(digitsFrom("counts.collectCount", "How often people saved it.")),
  repostCount: rarely(digitsFrom("counts.repostCount", "How often people showed it to their followers.")),
  durationSeconds: rarely(sizeFrom("video.duration", "Length in seconds; null for pictures.")),
  imageUrl: inRows(linkThere(STILL, "Still.")),
  sound: onFull(rarely(objectFrom("music", SOUND, "The sound that it is made with."))),
  subtitles: rarely(listFrom("video.subtitleInfos", SUBTITLE, "Subtitles.")),
  country: countryFrom("locationCreated", "Country it was made in, ISO 3166-1 alpha-2 in lower case."),
  place: rarely(objectFrom("poi", PLACE, "Place that the author named.")),
  topics: rarely(textsFrom("diversificationLabels", "Topics that the source sorts it under.")),
  suggestedTerms: rarely(textsFrom("suggestedWords", "Searches that the source suggests next to it.")),
  isAd: rarely(markFrom("isAd", "True when it is an advertisement.")),
  isPinned: rarely(markFrom("isPinnedItem", "True when its author keeps it on top.")),
  isPrivate: inRows(maybe(markFrom("privateItem", "True when it is not for everybody."))),
};
const IMAGE = {
  url: needed(linkHere("imageURL.urlList|urlList|displayImage.urlList", "Picture.")),
  widthPx: onNew(countFrom("imageWidth|width", "Width in pixels.")),
  heightPx: onNew(countFrom("imageHeight|height", "Height in pixels.")),
};
export const PARTS = {
  media: rarely(listFrom("imagePost.images", IMAGE, "Pictures.")),
  videoUrl: inRows(linkThere("video.playAddr|video.bitrateInfo.0.PlayAddr.UrlList", "Film.")),
  stillUrl: inRows(linkThere(STILL, "Still.")),
  widthPx: inRows(sizeFrom("video.width", "Width.")),
  heightPx: inRows(sizeFrom("video.height", "Height.")),
};

const { publishedOn: _day, publishedText: _text, inReplyTo: _reply, ...post } = postFields();
const { altText: _alt, ...medium } = postMediaFields();
const { publishedAt: _at, sound: _sound, ...stated } = shapeOf(VIDEO);

const soundShape = { ...shapeOf(SOUND), url: linkField("Page of the sound.") };
export const soundOf = fillerOf(soundShape);

/** The Record of a video; lists add to it. */
export const videoShape = {
  ...stated,
  id: post.id,
  url: post.url,
  publishedAt: post.publishedAt,
  author: objectField(authorShape, "Who posted it."),
  kind: wordField(["video", "photo"], "What it is: a film, or pictures with sound."),
  media: listField(medium, "The film, or the pictures. Addresses end to work after some hours."),
  sound: objectField(soundShape, "The sound that it is made with."),
  hashtags: post.hashtags,
  mentions: textsField(
    "Handles of accounts that it names; null where the answer has nothing but a caption, which shows names of another kind.",
  ),
  areCountsExact: flagField(
    "True when the page states the counts to the last digit, false when it rounds them to three figures; null for embedded pages, which do not tell.",
  ),
  isAgeRestricted: flagField("True when TikTok shows the film itself to signed-in adults only."),
};
export const mediumOf = fillerOf(medium);
