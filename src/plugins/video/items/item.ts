import {
  countFields,
  fillerOf,
  flagField,
  identityFields,
  listField,
  numberField,
  objectField,
  personFields,
  positionFields,
  sizedImageFields,
  textField,
  textsField,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { handleIn, shownCount } from "../page/texts.ts";
import { channelUrl, playlistUrl, shortUrl, videoUrl } from "../source.ts";
import type { Card } from "./cards.ts";

export const KINDS = ["video", "short", "channel", "playlist"] as const;
export type Kind = (typeof KINDS)[number];
const URL_OF: Record<Kind, (id: string) => string> = {
  video: videoUrl,
  short: shortUrl,
  channel: channelUrl,
  playlist: playlistUrl,
};

export const channelFields = () => ({
  ...personFields(),
  handle: textField("Handle, with its @."),
  isVerified: flagField(
    "True where the page shows the mark of a verified channel; null where it shows none.",
  ),
});
const channelOf = fillerOf(channelFields());

const { resultPosition } = positionFields();
/** A row of a list. */
export const Item = z.object({
  ...identityFields("the video, channel or playlist"),
  kind: wordField(KINDS, "What the row is."),
  channel: objectField(channelFields(), "Who published it."),
  description: textField("Beginning of the description, as the list shows it."),
  durationSeconds: numberField("Length in seconds; null for what is live now, and for shorts."),
  ...countFields("view", "Views; viewers of what is live now"),
  publishedText: textField("Age as the list shows it, in the language of the page; `video` has the instant."),
  isLive: flagField("True while it is sent live; null where the list does not tell."),
  badges: textsField("Badges such as 4K or CC, in the language of the page."),
  thumbnails: listField(sizedImageFields(), "Stills, by size."),
  ...countFields("subscriber", "Of a channel: subscribers"),
  ...countFields("video", "Of a channel or playlist: videos"),
  resultPosition,
});

/** What the Record of a row has, by the names of `Item`. */
export function itemOf(card: Card, language: string, place: number | null) {
  const { channel, kind } = card;
  return {
    ...card,
    url: URL_OF[kind](card.id),
    channel: channel === null ? null : channelRecord(channel),
    ...shownCount("view", card.viewCountText, language),
    ...shownCount("subscriber", card.subscriberCountText, language),
    ...shownCount("video", card.videoCountText, language),
    resultPosition: place,
  };
}

type Owner = Omit<NonNullable<Card["channel"]>, "name"> & { name: string | null };
/** A channel as pages name it: with its id, or with its address only. */
export function channelRecord({ id, path, ...rest }: Owner) {
  const isId = id?.startsWith("UC") === true;
  return channelOf({
    ...rest,
    id: isId ? id : null,
    url: isId ? channelUrl(id) : null,
    handle: handleIn(path),
  });
}
