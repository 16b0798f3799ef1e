import {
  at,
  balancedJson,
  type HtmlDocument,
  isJsonObject,
  parseJsonSafe,
  SourceError,
  str,
  type Warn,
} from "../../../plugin-sdk/index.ts";

/** The picture as it was handed in: Amazon names the size between two dots. */
export const fullSize = (url: string): string => url.replace(/\._[^/]*(?=\.\w+$)/, "");

/** The object or list that a script of the page has behind a name and a colon; null where it has none. */
export function valueBehind(text: string, name: RegExp): unknown {
  for (const match of text.matchAll(name)) {
    const json = balancedJson(text, match.index + match[0].length);
    try {
      const value = json === null ? null : parseJsonSafe(json);
      const isEmpty = Array.isArray(value)
        ? value.length === 0
        : isJsonObject(value) && Object.keys(value).length === 0;
      if (value !== null && !isEmpty) return value;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
    }
  }
  return null;
}

/** Pictures of a product: the page's data, else the main picture and the small ones beside it in full size. */
export function picturesOn(doc: HtmlDocument, text: string, warn: Warn): string[] | null {
  const rows =
    valueBehind(text, /['"]colorImages['"]\s*:\s*\{\s*['"]initial['"]\s*:\s*(?=\[)/g) ??
    valueBehind(text, /['"]imageGalleryData['"]\s*:\s*(?=\[)/g);
  const stated = (Array.isArray(rows) ? rows : []).map((row) => {
    // The largest form may be null, and is always named.
    const isNamed = isJsonObject(row) && "hiRes" in row;
    return str(row, "mainUrl") ?? (isNamed ? str(row, row["hiRes"] === null ? "large" : "hiRes") : null);
  });
  const known = stated.filter((url) => url !== null);
  if (known.length < stated.length) {
    warn("field_missing", "imageUrl, imageUrls: the data have a picture in another form.");
    return null;
  }
  if (known.length > 0) return known;
  const main = doc.one("#landingImage, #imgBlkFront, #ebooksImgBlkFront, #main-image");
  const small = doc.all("#altImages li.item:not(.videoThumbnail) img, #altImages li.imageThumbnail img");
  if (main === null || (small.length === 0 && doc.has("#altImages"))) {
    if (main !== null || doc.has("#altImages"))
      warn(
        "field_missing",
        "imageUrl, imageUrls: the main picture or the small ones are not in a known form.",
      );
    return null;
  }
  const urls = [main.url("data-old-hires") ?? main.url("src"), ...small.map((image) => image.url("src"))];
  const found = urls.flatMap((url) =>
    url == null || !/\/images\/I\/[^_]*(?:\._|\.\w+$)/.test(url) || /play-?(?:icon|button)/.test(url)
      ? []
      : fullSize(url),
  );
  return found.length === 0 ? null : [...new Set(found)];
}

/** Films of a product, which stand in the data alone. */
export function videosOn(text: string): string[] | null {
  const rows = valueBehind(text, /"videos"\s*:\s*(?=\[)/g);
  const urls = (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const url: unknown = at(row, "url");
    return typeof url === "string" && /^https:/.test(url) ? url : [];
  });
  return urls.length === 0 ? null : [...new Set(urls)];
}
