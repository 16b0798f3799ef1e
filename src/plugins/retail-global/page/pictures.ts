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

/**
 * The object or list that a script of the page has behind a name in quotes; null where it has none.
 * @param gap what may stand between the name and the bracket, such as the one name of an object around a list
 */
export function valueBehind(text: string, name: string, gap = /["']\s*:\s*(?=[{[])/y): unknown {
  // A page has a megabyte: to look for the bare name is quicker than a pattern.
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    gap.lastIndex = at + name.length;
    const isQuoted = /["']/.test(text.charAt(at - 1));
    const json = isQuoted && gap.test(text) ? balancedJson(text, gap.lastIndex) : null;
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

const INITIAL = /["']\s*:\s*\{\s*["']initial["']\s*:\s*(?=\[)/y;

/** Pictures of a product: the page's data, else the main picture and the small ones beside it in full size. */
export function picturesOn(doc: HtmlDocument, text: string, warn: Warn): string[] | null {
  const rows = valueBehind(text, "colorImages", INITIAL) ?? valueBehind(text, "imageGalleryData");
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
  const rows = valueBehind(text, "videos");
  const urls = (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const url: unknown = at(row, "url");
    return typeof url === "string" && /^https:/.test(url) ? url : [];
  });
  return urls.length === 0 ? null : [...new Set(urls)];
}
