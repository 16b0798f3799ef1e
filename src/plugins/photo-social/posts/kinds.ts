import {
  absoluteUrl,
  arr,
  at,
  countField,
  fieldFrom,
  idString,
  instantField,
  int,
  linkField,
  numberField,
  parseDuration,
  str,
  textField,
  textsField,
  hashtagsIn,
  mentionsIn,
} from "../../../plugin-sdk/index.ts";

/** The number of a post; `_` and the number of the account may follow it. */
export const mediaIdFrom = (path: string, meaning: string) =>
  fieldFrom(path, textField(meaning), (value) => /^(\d+)(?:_\d+)?$/.exec(String(value))?.[1] ?? null);

/** Seconds since 1970, as a number or in digits. */
export const unixFrom = (path: string, meaning: string) =>
  fieldFrom(path, instantField(meaning), (value) => {
    const seconds = int(value);
    return seconds === null || seconds <= 0 ? null : new Date(seconds * 1_000).toISOString();
  });

/** A count; the source writes -1 where the account hides it, which is an answer and no number. */
export const shownCountFrom = (path: string, meaning: string) =>
  fieldFrom(path, countField(meaning), (value) =>
    value === -1 ? "" : Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null,
  );

/** The caption of either form; an empty list of captions is how the older one says that there is none. */
export const captionFrom = (path: string, meaning: string) =>
  fieldFrom(path, textField(meaning), (value) => {
    if (typeof value === "string") return value;
    const edges = arr(value, "edges");
    return edges === null ? str(value, "text") : edges.length === 0 ? "" : str(edges[0], "node.text");
  });

/** The largest film of a list of sizes; of two that are as large the one of the higher type. */
export const largestFilmFrom = (path: string, meaning: string) =>
  fieldFrom(path, linkField(meaning), (value) => {
    if (typeof value === "string") return absoluteUrl(value, null);
    const sizes = arr(value) ?? [];
    if (sizes.length === 0) return "";
    // Which is the largest, nobody knows where one lost its size.
    if (["width", "height"].some((side) => new Set(sizes.map((size) => int(size, side) === null)).size > 1))
      return null;
    const rank = (size: unknown) =>
      (int(size, "width") ?? 1) * (int(size, "height") ?? 1) * 1_000 + (int(size, "type") ?? 0);
    const [best] = sizes.toSorted((a, b) => rank(b) - rank(a));
    return absoluteUrl(str(best, "url") ?? "", null);
  });

/** Seconds, as a number or in the manifest of a film; an emptied manifest says nothing. */
export const lengthFrom = (path: string, meaning: string) =>
  fieldFrom(path, numberField(meaning), (value) => {
    if (typeof value === "number") return value;
    const [, shown] = /mediaPresentationDuration=["']([^"']+)/.exec(String(value)) ?? [];
    return shown === undefined ? "" : parseDuration(shown);
  });

/** Handles in a list of accounts, whether each stands in an object of its own or not. */
export const handlesFrom = (path: string, meaning: string) =>
  fieldFrom(path, textsField(meaning), (value) => {
    const places = [
      "username",
      "user.username",
      "node.user.username",
      "node.username",
      "sponsor.username",
      "node.sponsor.username",
    ];
    const handles = arr(value)?.map(
      (one) => places.map((place) => str(one, place)).find((name) => name !== null) ?? null,
    );
    return handles?.every((name) => name !== null) === true ? handles : null;
  });

/** True where a list names anybody. */
export const anyIn = (value: unknown): boolean | null => (Array.isArray(value) ? value.length > 0 : null);

/** Words of a caption that begin with a sign, without it, each once. */
export function signed(text: string | null, sign: "#" | "@"): string[] | null {
  return text === null ? null : sign === "#" ? hashtagsIn(text) : mentionsIn(text);
}

/** What a row says of its kind, in the words of any of its forms. */
export function kindOf(row: unknown): "image" | "video" | "carousel" | null {
  const name = str(row, "__typename") ?? "";
  const type = idString(row, "media_type");
  const has = (path: string) => (arr(row, path) ?? []).length > 0;
  if (
    type === "8" ||
    /Carousel|Sidecar/.test(name) ||
    has("carousel_media") ||
    has("edge_sidecar_to_children.edges")
  )
    return "carousel";
  if (type === "2" || /Video/.test(name) || at(row, "is_video") === true || has("video_versions"))
    return "video";
  const isImage =
    type === "1" || /Image/.test(name) || at(row, "is_video") === false || has("image_versions2.candidates");
  return isImage ? "image" : null;
}
