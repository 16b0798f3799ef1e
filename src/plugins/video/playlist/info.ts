import {
  arr,
  at,
  changed,
  countFields,
  dayField,
  identityFields,
  isJsonObject,
  objectField,
  parseRelativeTime,
  type RunContext,
  str,
  textField,
} from "../../../plugin-sdk/index.ts";
import { channelFields, channelRecord } from "../items/item.ts";
import type { Answer } from "../page/answer.ts";
import { dateIn, firstSaid, saidIn, shownCount } from "../page/texts.ts";
import { allOf, anyOf } from "../page/walk.ts";
import { playlistUrl } from "../source.ts";

const { isVerified: _mark, ...owner } = channelFields();

/** A playlist, with everything that its page says of it. */
export const playlistInfoFields = () => ({
  ...identityFields("the playlist"),
  description: textField("Description, plain."),
  channel: objectField(owner, "Whose playlist it is."),
  ...countFields("video", "Videos in it, those that are not available included"),
  ...countFields("view", "Views of the playlist"),
  updatedOn: dayField("When it last changed."),
  updatedText: textField('The same as shown, if it is not a day, such as "Updated today".'),
});

/** @throws SourceError `source_changed` for a page that is about no playlist, or about another */
export function playlistInfo(answer: Answer, id: string, warn: RunContext["warn"]) {
  const { page, data, language } = answer;
  const primary = anyOf(data["sidebar"], "playlistSidebarPrimaryInfoRenderer");
  const view = anyOf(data["header"], "pageHeaderViewModel");
  const old = anyOf(data["header"], "playlistHeaderRenderer");
  const said = at(data, "microformat.microformatDataRenderer");
  const named = [
    str(said, "urlCanonical"),
    str(old, "playlistId"),
    str(anyOf(primary, "watchEndpoint"), "playlistId"),
  ];
  const ids = named.flatMap((name) => (name === null ? [] : (/[?&]list=([\w-]+)/.exec(name)?.[1] ?? name)));
  if (ids.length === 0) throw changed(page, "The page is not about a playlist.");
  if (!ids.includes(id)) throw changed(page, `The page is about playlist ${ids[0] ?? ""}, not about ${id}.`);
  const metadata = at(data, "metadata.playlistMetadataRenderer");
  const title = firstSaid(at(primary, "title"), at(old, "title"), at(metadata, "title"), at(said, "title"));
  if (title === null) throw changed(page, "The playlist has no title.");
  const description = firstSaid(
    at(primary, "description"),
    at(old, "descriptionText"),
    at(metadata, "description"),
    at(said, "description"),
  );
  const { videos, views, updated } = factsIn(answer, primary, view, old);
  const updatedOn = dateIn(updated ?? "", language)?.slice(0, "2026-01-31".length) ?? null;
  const videoCount = shownCount("video", videos, language);
  if (videoCount.videoCount === null)
    warn(
      "field_missing",
      "playlistInfo.videoCount, viewCount: the page does not say how many videos the playlist has.",
    );
  return {
    id,
    url: playlistUrl(id),
    title,
    description,
    channel: ownerIn(answer, view, old),
    ...videoCount,
    ...shownCount("view", views, language),
    updatedOn,
    updatedText: updatedOn === null ? updated : null,
  };
}

/** Counts and age: three texts without names; the one with a date is the age, else the last; videos stand before views. */
function factsIn({ page, language }: Answer, primary: unknown, view: unknown, old: unknown) {
  const shown = [...allOf(view, "metadataParts")].flat().flatMap((part) => saidIn(at(part, "text")) ?? []);
  const stats = (arr(primary, "stats") ?? arr(old, "stats"))?.map(saidIn);
  // Which is which follows from their order alone.
  if (stats?.includes(null) === true) return { videos: null, views: null, updated: null };
  const texts =
    stats?.filter((text) => text !== null) ??
    // The header begins with the word for a playlist.
    shown.filter((text) => /\p{N}/u.test(text));
  const isAge = (text: string) =>
    dateIn(text, language) !== null ||
    parseRelativeTime(text, { now: page.fetchedAt, locale: language }) !== null;
  const counts = texts.filter((text) => !isAge(text));
  return {
    videos: counts[0] ?? null,
    views: counts[1] ?? null,
    updated: texts.find(isAge) ?? counts[2] ?? null,
  };
}

function ownerIn({ data }: Answer, view: unknown, old: unknown) {
  const renderer = anyOf(data["sidebar"], "videoOwnerRenderer");
  const stack = anyOf(view, "avatarStackViewModel");
  const run = arr(renderer, "title.runs")?.[0] ?? arr(old, "ownerText.runs")?.[0];
  const endpoint = anyOf(run ?? stack, "browseEndpoint");
  // The stack has a word such as "by" before the name; the sidebar has the name alone.
  const name = str(run, "text");
  if (!isJsonObject(endpoint)) return null;
  const imageUrl = str(arr(renderer, "thumbnail.thumbnails")?.[0], "url");
  const [id, path] = [str(endpoint, "browseId"), str(endpoint, "canonicalBaseUrl")];
  const { isVerified: _none, ...known } = channelRecord({ name, id, path, imageUrl, isVerified: null });
  return known;
}
