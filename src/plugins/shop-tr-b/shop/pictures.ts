import { absoluteUrl, fieldFrom, linksField, mediaOf, str } from "../../../plugin-sdk/index.ts";

/** The same picture is named in many sizes, or leaves it open: `/s/777/{size}/1.jpg`, `/s/777/375/1.jpg/format:webp`. */
const sized = (address: string): string =>
  address.replace(/(productimages\.[^/]+\/s\/\d+\/)[^/]+\/([^/]+).*$/, "$1550/$2");

/** Addresses of pictures, which the source has as texts or as objects; films left out. Null for another form. */
export function picturesOf(value: unknown): string[] | null {
  const urls = [value].flat().flatMap((one) => {
    const link = ["link", "linkFormat", "url", "thumbnailUrl"]
      .map((key) => str(one, key))
      .find((url) => url !== null);
    const url = absoluteUrl(sized(link ?? str(one) ?? ""), null);
    return /\.(?:mp4|m3u8|webm)(?:$|\?)/.test(url ?? "") ? [] : [url];
  });
  return urls.every((url) => url !== null) ? urls : null;
}
/** Pictures of linked data, under the addresses that the data of pages have; null for none. */
export const picturesIn = ({ imageUrls }: { imageUrls: string[] | null }) =>
  mediaOf(imageUrls === null || imageUrls.length === 0 ? null : picturesOf(imageUrls));

export const picturesFrom = (path: string) => fieldFrom(path, linksField(""), picturesOf);
