import { publicUrl } from "../urls.ts";
import { escapedMarkupText } from "./escaped-markup.ts";
import { isoText } from "./iso-text.ts";
import { JsonText } from "./json-text.ts";
import { markupText } from "./markup.ts";
import { at, dig, listAt } from "./sparse.ts";

// Each cleaner takes what stands at a path and gives null for anything of another kind.

/** Text as the source gives it, unless it is empty. Titles, names and reviews are plain text. */
export function text(found: unknown): string | null {
  if (found instanceof JsonText) return found.decoded() || null;
  return typeof found === "string" && found !== "" ? found : null;
}

/** Markup as text, for descriptions, summaries and notes. */
export function plainText(found: unknown): string | null {
  if (found instanceof JsonText) return (escapedMarkupText(found) ?? markupText(found.decoded())) || null;
  return typeof found === "string" ? markupText(found) || null : null;
}

export function decimal(found: unknown): number | null {
  return typeof found === "number" && Number.isFinite(found) ? found : null;
}

export function wholeNumber(found: unknown): number | null {
  return Number.isSafeInteger(found) ? (found as number) : null;
}

/** The number in a text such as `5,000,000+`; null for words such as `5M+`. */
export function installsFloor(found: unknown): number | null {
  if (typeof found !== "string" || !/^\d[\d.,'’\s]*\+?$/.test(found)) return null;
  return wholeNumber(Number(found.replace(/\D/g, "")));
}

/** True when anything stands there at all. */
export function present(found: unknown): boolean {
  return found !== null;
}

/** An http or https URL; a path on the source becomes one. */
export function webUrl(found: unknown): string | null {
  return typeof found === "string" ? publicUrl(found) : null;
}

/** `[seconds, nanoseconds]` since 1970 as an ISO 8601 UTC time; without nanoseconds it has whole seconds. */
export function isoTime(found: unknown): string | null {
  const seconds = wholeNumber(at(found, 0));
  if (seconds === null) return null;
  const milliseconds = Math.floor((wholeNumber(at(found, 1)) ?? 0) / 1e6);
  return isoText(seconds * 1_000 + milliseconds);
}

/** Stars 1 to 5 with how many ratings gave them; null when the app is unrated. */
export function starCounts(found: unknown): Record<"1" | "2" | "3" | "4" | "5", number> | null {
  if (!Array.isArray(found)) return null;
  const of = (star: number) => wholeNumber(dig(found, [star, 1])) ?? 0;
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}

const IMAGE_URL = [3, 2];
const IMAGE_SIZE = [2];
/** What is read of each image in a list. */
export const IMAGE_URL_PATHS = [IMAGE_URL];
export const IMAGE_PATHS = [IMAGE_URL, IMAGE_SIZE];

/** Addresses of a list of images. */
export function imageUrls(found: unknown): string[] {
  const urls: string[] = [];
  for (const image of listAt(found, [])) {
    const url = webUrl(dig(image, IMAGE_URL));
    if (url !== null) urls.push(url);
  }
  return urls;
}

/** A list of images with their size in pixels; the source writes height before width. */
export function images(found: unknown) {
  return listAt(found, []).flatMap((image) => {
    const url = webUrl(dig(image, IMAGE_URL));
    const size = dig(image, IMAGE_SIZE);
    return url === null ? [] : { url, widthPx: wholeNumber(at(size, 1)), heightPx: wholeNumber(at(size, 0)) };
  });
}

/** Id of a developer, as it stands or from a link such as `/store/apps/developer?id=A+Name`. */
export function developerId(found: unknown): string | null {
  if (typeof found !== "string" || !found.startsWith("/")) return text(found);
  const url = webUrl(found);
  return url === null ? null : new URL(url).searchParams.get("id");
}
