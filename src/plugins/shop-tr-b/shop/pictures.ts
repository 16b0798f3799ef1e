import { absoluteUrl, fieldFrom, linksField, str } from "../../../plugin-sdk/index.ts";

/** How wide pictures are asked for, where their address leaves the size open. */
const SIZE = "550";

/** Addresses of pictures, which the source has as texts or as objects; films left out. Null for another form. */
export function picturesOf(value: unknown): string[] | null {
  const urls = [value].flat().flatMap((one) => {
    const link = ["link", "linkFormat", "url", "thumbnailUrl"]
      .map((key) => str(one, key))
      .find((url) => url !== null);
    const url = absoluteUrl((link ?? str(one) ?? "").replace("{size}", SIZE), null);
    return /\.(?:mp4|m3u8|webm)(?:$|\?)/.test(url ?? "") ? [] : [url];
  });
  return urls.every((url) => url !== null) ? urls : null;
}
export const picturesFrom = (path: string) => fieldFrom(path, linksField(""), picturesOf);
