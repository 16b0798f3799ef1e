import { arr, at, type JsonObject, type RunContext, str } from "../../../plugin-sdk/index.ts";
import { clockSeconds, saidIn, viewsAndAge } from "../page/texts.ts";
import { allOf, anyOf } from "../page/walk.ts";

/** What the rows of texts below a picture say. */
export interface LockupFacts {
  channel: {
    name: string;
    id: string | null;
    path: string | null;
    imageUrl: string | null;
    isVerified: true | null;
  } | null;
  viewCountText: string | null;
  publishedText: string | null;
  /** Of lists: the words on the picture, such as "12 videos". */
  badgeText: string | null;
  durationSeconds: number | null;
  badges: string[] | null;
}

/**
 * The rows are texts without names. A channel is what links to one, or what stands alone in the first row of a film, where
 * a picture of a channel stands beside it or another row follows; of the others the one that reads as an age is the age.
 */
export function lockupFacts(
  row: JsonObject,
  isFilm: boolean,
  { language, now, warn }: { language: string; now: Date; warn: RunContext["warn"] },
): LockupFacts {
  const texts = at(row, "metadata.lockupMetadataViewModel");
  const rows = (arr(texts, "metadata.contentMetadataViewModel.metadataRows") ?? []).flatMap((one) => {
    const shown = arr(one, "metadataParts") ?? [];
    return shown.length === 0 ? [] : [shown];
  });
  const parts = rows.flat();
  const linked = parts.find(
    (part) => str(anyOf(part, "browseEndpoint"), "browseId")?.startsWith("UC") === true,
  );
  const hasPicture = at(texts, "image") !== null;
  const isAlone = rows[0]?.length === 1 && (hasPicture || rows.length > 1);
  const owner = linked ?? (isFilm && isAlone ? rows[0]?.[0] : undefined);
  if (isFilm && hasPicture && owner === undefined)
    warn("field_missing", "channel: the row shows the picture of a channel and does not name it.");
  const facts = parts.filter((part) => part !== owner && anyOf(part, "innertubeCommand") === null);
  const shown = facts.flatMap((part) => saidIn(at(part, "text")) ?? []);
  const { views, age } = viewsAndAge(shown, language, now);
  const onPicture = [...allOf(at(row, "contentImage"), "thumbnailBadgeViewModel")].flatMap(
    (badge) => str(badge, "text") ?? [],
  );
  const clock = onPicture.find((text) => clockSeconds(text) !== null);
  const labels = [...allOf(texts, "badgeViewModel")].flatMap((badge) => str(badge, "badgeText") ?? []);
  return {
    channel: owner === undefined ? null : channelIn(owner, at(texts, "image")),
    viewCountText: views,
    publishedText: age,
    badgeText: onPicture.find((text) => text !== clock) ?? null,
    durationSeconds: clock === undefined ? null : clockSeconds(clock),
    badges: labels.length === 0 ? null : labels,
  };
}

function channelIn(part: unknown, picture: unknown): LockupFacts["channel"] {
  // Where several published it, their names are one text with a list of them behind it, or behind their pictures.
  const first = anyOf(part, "listItemViewModel") ?? anyOf(picture, "listItemViewModel");
  const name =
    saidIn(at(first, "title")) ??
    saidIn(at(part, "text")) ??
    saidIn(at(part, "avatarStack.avatarStackViewModel.text"));
  if (name === null) return null;
  const endpoint = anyOf(first ?? part, "browseEndpoint") ?? anyOf(picture, "browseEndpoint");
  const isVerified = [...allOf(first ?? part, "imageName")].some(
    (icon) => str(icon)?.startsWith("CHECK_CIRCLE") === true,
  );
  return {
    name,
    id: str(endpoint, "browseId"),
    path: str(endpoint, "canonicalBaseUrl"),
    imageUrl: str((anyOf(picture, "sources") as unknown[] | null)?.[0], "url"),
    isVerified: isVerified || null,
  };
}
