import {
  arr,
  int,
  type JsonObject,
  type Media,
  mediaOf,
  obj,
  type Reading,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";

/** A picture of a home or building, as wide as the source has it. */
export interface Photo {
  imageUrl: string | null;
  widthPx: number | null;
  heightPx: number | null;
  caption: string | null;
  room: string | null;
}

const LISTS = [
  "photos",
  "responsivePhotos",
  "responsivePhotosOriginalRatio",
  "originalPhotos",
  "galleryPhotos",
];

/** The pictures of a page; null where it has no list of them. One that has no readable address stays in its place. */
export function photosOf(page: JsonObject): Photo[] | null {
  const lists = LISTS.flatMap((name) => {
    const list = arr(page, name);
    return list === null ? [] : [list];
  });
  const list = lists.find(({ length }) => length > 0) ?? lists[0];
  return wholeList(list)?.map(photoOf) ?? null;
}

/** A list of pictures, each in its place; null for one that begins with nothing, whose places nobody knows. */
export const wholeList = (list: readonly unknown[] | null | undefined): readonly unknown[] | null =>
  list === undefined || list === null || list[0] === null ? null : list;

function photoOf(photo: unknown): Photo {
  const sources = obj(photo, "mixedSources");
  const sizes = arr(sources, "jpeg") ?? arr(sources, "webp") ?? [];
  const isClear = sizes.every((size) => int(size, "width") !== null && urlAt(size, "url") !== null);
  const [widest] = isClear ? sizes.toSorted((a, b) => (int(b, "width") ?? 0) - (int(a, "width") ?? 0)) : [];
  return {
    imageUrl: sources === null ? urlAt(photo, "url") : urlAt(widest, "url"),
    widthPx: int(widest, "width"),
    heightPx: null,
    caption: str(photo, "caption")?.trim() || null,
    room: str(photo, "subjectType"),
  };
}

/** Pictures as a Record has them; one without an address is told of. */
export function picturesOf(photos: readonly Photo[] | null, { warn }: Reading): Media {
  const imageUrls = photos?.flatMap(({ imageUrl }) => imageUrl ?? []) ?? null;
  const lost = (photos?.length ?? 0) - (imageUrls?.length ?? 0);
  if (lost > 0) warn("field_missing", `imageUrl, imageUrls: ${lost} pictures have no address.`);
  return { ...mediaOf(imageUrls), imageUrl: photos?.[0]?.imageUrl ?? null };
}
