import { integerField, linkField, linksField, neededLink } from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";

/** Pictures and films of a thing. */
export const mediaFields = () => ({
  imageUrl: linkField("Main picture."),
  imageUrls: linksField("All pictures, the main one first."),
  videoUrls: linksField("Films."),
});

/** One picture whose size the source shows. */
export const sizedImageFields = () => ({
  url: neededLink("Picture."),
  widthPx: integerField("Width in pixels."),
  heightPx: integerField("Height in pixels."),
});

export type Media = FieldsOf<ReturnType<typeof mediaFields>>;

const media = fillerOf(mediaFields());

/** Fills `mediaFields()`: the first picture is the main one, doubles go. Null for a list that the source does not show. */
export function mediaOf(
  imageUrls: readonly string[] | null,
  videoUrls: readonly string[] | null = null,
): Media {
  const images = imageUrls === null ? null : [...new Set(imageUrls)];
  return media({
    imageUrl: images?.[0] ?? null,
    imageUrls: images,
    videoUrls: videoUrls === null ? null : [...new Set(videoUrls)],
  });
}
