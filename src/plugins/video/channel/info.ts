import {
  arr,
  at,
  changed,
  countFields,
  flagFrom,
  isJsonObject,
  type JsonObject,
  linkField,
  maybe,
  listField,
  needed,
  neededLink,
  neededText,
  rarely,
  readFields,
  type RunContext,
  SourceError,
  str,
  textField,
  textFrom,
  textsFrom,
  textsField,
  countField,
  dayField,
  flagField,
} from "../../../plugin-sdk/index.ts";
import type { Answer } from "../page/answer.ts";
import { addressFrom, firstSaid, countIn, handleIn, saidIn, shownCount } from "../page/texts.ts";
import { allOf, anyOf } from "../page/walk.ts";
import { channelUrl } from "../source.ts";

/** What every page of a channel says of it, for machines. */
const STATED = {
  id: needed(textFrom("externalId", "")),
  name: needed(textFrom("title", "")),
  handlePath: rarely(textFrom("vanityChannelUrl", "")),
  description: maybe(textFrom("description", "Description, plain.")),
  keywordsText: rarely(textFrom("keywords", "")),
  imageUrl: rarely(addressFrom("avatar.thumbnails.0.url", "Picture.")),
  rssUrl: rarely(addressFrom("rssUrl", "Feed of the newest videos.")),
  isFamilySafe: rarely(flagFrom("isFamilySafe", "False where YouTube keeps it from families.")),
  availableCountries: rarely(textsFrom("availableCountryCodes", "Countries where it is shown, ISO 3166-1.")),
};

const LINK = { title: textField("Title as shown."), url: neededLink("Where it leads.") };

/** A channel, with everything that its pages say of it. */
export const channelInfoFields = () => ({
  id: neededText("Id of the channel."),
  url: neededLink("Public page of the channel."),
  name: neededText("Name of the channel."),
  handle: textField("Handle, with its @."),
  description: STATED.description.schema,
  keywords: textsField("Keywords of the channel."),
  imageUrl: STATED.imageUrl.schema,
  bannerUrl: linkField("Picture across the top."),
  ...countFields("subscriber", "Subscribers; YouTube rounds them"),
  ...countFields("video", "Videos, shorts and streams in all"),
  isVerified: flagField(
    "True where the page shows the mark of a verified channel; null where it shows none.",
  ),
  isFamilySafe: STATED.isFamilySafe.schema,
  availableCountries: STATED.availableCountries.schema,
  rssUrl: STATED.rssUrl.schema,
  country: textField("Country that the channel names, in the language of the page; with `includeAbout`."),
  viewCount: countField("Views of all its videos, with `includeAbout`."),
  joinedOn: dayField("When the channel was made, with `includeAbout`."),
  joinedText: textField("The same as shown, where its day cannot be read."),
  links: listField(LINK, "Links that the channel shows, with `includeAbout`."),
  hasHiddenEmail: flagField(
    "True where there is a business address that YouTube shows to signed-in people only.",
  ),
});

/** What a page says of its channel. @throws SourceError `source_changed` for a page that is about none, or about another */
export function channelInfo(answer: Answer, target: string, warn: RunContext["warn"]) {
  const { page, data, language } = answer;
  if (anyOf(data["contents"], "channelAgeGateRenderer") !== null)
    throw new SourceError("input_not_found", `YouTube shows channel ${target} to signed-in adults only.`, {
      url: page.url,
    });
  const stated = readFields(STATED, at(data, "metadata.channelMetadataRenderer") ?? systemChannel(data), {
    answer: "page",
    warn,
  });
  const { id, name, handlePath, keywordsText, ...rest } = stated;
  if (id === null || name === null) throw changed(page, "The page is not about a channel.");
  const handle = handleIn(URL.parse(handlePath ?? "")?.pathname ?? null);
  const isOther = target.startsWith("@")
    ? handle?.toLowerCase() !== target.toLowerCase()
    : /^UC.{22}$/.test(target) && id !== target;
  if (isOther) throw changed(page, `The page is about channel ${id}, not about ${target}.`);
  const { subscribers, videos } = countsIn(answer);
  return {
    ...rest,
    id,
    name,
    url: channelUrl(id),
    handle,
    keywords: keywordsText === null || keywordsText === "" ? null : keywordsIn(keywordsText),
    bannerUrl: bannerIn(data),
    isVerified: isVerified(data),
    ...shownCount("subscriber", subscribers, language),
    ...shownCount("video", videos, language),
  };
}

/** A channel of YouTube's own, such as that of a game, or of an artist, may be described to search engines alone. */
function systemChannel(data: JsonObject): JsonObject | null {
  const said = at(data, "microformat.microformatDataRenderer");
  const id = /\/channel\/(UC[\w-]{22})$/.exec(str(said, "urlCanonical") ?? "")?.[1];
  if (id === undefined || !isJsonObject(said)) return null;
  return {
    externalId: id,
    title: said["title"],
    description: said["description"],
    avatar: said["thumbnail"],
  } as JsonObject;
}

/** `"two words" one`: keywords are separated by spaces, and quoted where they hold one. */
const keywordsIn = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

const header = (data: JsonObject): unknown => at(data, "header");

/** The header shows subscribers and videos in a row; only subscribers are spelled out for screen readers. */
function countsIn({ data, language }: Answer): { subscribers: string | null; videos: string | null } {
  const old = at(data, "header.c4TabbedHeaderRenderer") ?? anyOf(header(data), "topicChannelDetailsRenderer");
  if (old !== null)
    return {
      subscribers: firstSaid(at(old, "subscriberCountText"), at(old, "subtitle")),
      videos: firstSaid(at(old, "videosCountText")),
    };
  const isHandle = (part: unknown) => /^[\p{Cf}\s]*@/u.test(saidIn(at(part, "text")) ?? "");
  const isCount = (part: unknown) => countIn(saidIn(at(part, "text")), language) !== null;
  const rows = [...allOf(header(data), "metadataParts")].map((row) => arr(row) ?? []);
  // The last row has them. Beside the handle, in the first, may stand how people speak of the channel: she/her.
  const parts = (rows.at(-1) ?? []).filter((part) => isCount(part) && !isHandle(part));
  const spelled = parts.filter((part) => at(part, "accessibilityLabel") !== null);
  const isTold = parts.length === 1 || spelled.length === 1;
  const subscribers = isTold ? spelled[0] : parts[0];
  const videos = parts.find((part) => part !== subscribers);
  return { subscribers: saidIn(at(subscribers, "text")), videos: saidIn(at(videos, "text")) };
}

function bannerIn(data: JsonObject): string | null {
  const sizes =
    arr(anyOf(header(data), "imageBannerViewModel"), "image.sources") ??
    arr(data, "header.c4TabbedHeaderRenderer.banner.thumbnails");
  return str(sizes?.at(-1), "url");
}

function isVerified(data: JsonObject): true | null {
  const view = anyOf(header(data), "dynamicTextViewModel");
  const marks = [
    ...allOf(view, "imageName"),
    ...allOf(at(data, "header.c4TabbedHeaderRenderer.badges"), "style"),
  ];
  return marks.some((mark) => /^CHECK_CIRCLE|VERIFIED/.test(str(mark) ?? "")) || null;
}
