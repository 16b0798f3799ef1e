import { arr, at, isJsonObject, type JsonObject, type RunContext, str } from "../../../plugin-sdk/index.ts";
import { clockSeconds, saidIn, viewsAndAge } from "../page/texts.ts";
import { allOf, anyOf } from "../page/walk.ts";
import { hasMark, leaderIn, pictureIn } from "./collaborators.ts";

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
    // A row of badges is none of these; one that is lost still was one.
    return shown.length === 0 && one !== null ? [] : [shown];
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
    channel: owner === undefined ? null : channelIn(owner, texts, warn),
    viewCountText: views,
    publishedText: age,
    badgeText: onPicture.find((text) => text !== clock) ?? null,
    durationSeconds: clock === undefined ? null : clockSeconds(clock),
    badges: labels.length === 0 ? null : labels,
  };
}

function channelIn(part: unknown, texts: unknown, warn: RunContext["warn"]): LockupFacts["channel"] {
  const picture = at(texts, "image");
  const imageUrl = pictureIn(picture);
  const leader = leaderIn(texts, [part, picture], warn);
  if (leader !== undefined) return leader && { ...leader, imageUrl: leader.imageUrl ?? imageUrl };
  const name = saidIn(at(part, "text")) ?? saidIn(at(part, "avatarStack.avatarStackViewModel.text"));
  if (name === null) return null;
  const endpoint = anyOf(part, "browseEndpoint") ?? anyOf(picture, "browseEndpoint");
  if (endpoint === null && isJsonObject(texts) && "image" in texts && imageUrl === null) {
    warn("field_missing", "channel: without its picture nobody knows whether the text names one or several.");
    return null;
  }
  const [id, path] = [str(endpoint, "browseId"), str(endpoint, "canonicalBaseUrl")];
  if (id === null || path === null)
    warn("field_missing", `channel.id, channel.handle: the row does not lead to the channel "${name}".`);
  return {
    name,
    id,
    path,
    imageUrl,
    isVerified: hasMark(part) || null,
  };
}
