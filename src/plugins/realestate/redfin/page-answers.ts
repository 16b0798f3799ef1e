import {
  arr,
  changed,
  filledText,
  firstOf,
  idString,
  int,
  type JsonObject,
  jsonVariable,
  obj,
  type PageText,
  parseJsonSafe,
  requireEnd,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import type { Photo } from "../zillow/photos.ts";

const STATE = "root.__reactServerState.InitialContext";
export const DETAILS = "/stingray/api/home/details/";

/** The answers of Redfin's own interface about a home, by the last part of their path; most pages carry them. */
export interface RedfinPage {
  above: JsonObject;
  below: JsonObject;
  main: JsonObject;
  extra: (name: string) => JsonObject;
}

/** @throws SourceError `source_changed` for a page that is cut, has none, or is about another home */
export function redfinPage(page: PageText, id: string): RedfinPage {
  requireEnd(page, "</html>");
  const cache = obj(jsonVariable(page.text, STATE).value, '["ReactServerAgent.cache"].dataCache');
  if (cache === null) throw changed(page, "The page carries no answers.");
  return answersAbout(page, id, (name) => {
    const text = str(Object.hasOwn(cache, DETAILS + name) ? cache[DETAILS + name] : null, "res.text");
    return (text === null ? null : obj(parseJsonSafe(text.replace(/^\{\}&&/, "")), "payload")) ?? {};
  });
}

/** Answers by their names. @throws SourceError `source_changed` where they are about another home, or do not describe it */
export function answersAbout(
  page: { readonly url?: string },
  id: string,
  extra: RedfinPage["extra"],
): RedfinPage {
  const above = extra("aboveTheFold");
  const own = firstOf({ initial: extra("initialInfo"), above }, [
    "initial.propertyId",
    "above.addressSectionInfo.avmInfo.propertyId",
  ]);
  if (idString(own) !== id) throw changed(page, `The page is not about home ${id}.`);
  if (obj(above, "addressSectionInfo") === null) throw changed(page, "The page does not describe the home.");
  const main = obj(extra("mainHouseInfoPanelInfo"), "mainHouseInfo") ?? obj(above, "mainHouseInfo") ?? {};
  return { above, below: extra("belowTheFold"), main, extra };
}

/** The answer of another part of the interface that a page carries, by its path; null where it carries none. */
export function carriedAnswer(page: PageText, path: RegExp): JsonObject | null {
  const cache = obj(jsonVariable(page.text, STATE).value, '["ReactServerAgent.cache"].dataCache') ?? {};
  const [, entry] = Object.entries(cache).find(([name]) => path.test(name)) ?? [];
  const text = filledText(entry, "res.text");
  return text === null ? null : plainAnswer(text);
}

/** An answer about rentals, which has no envelope; null for what is no object. @throws SourceError `source_changed` for no JSON */
export const plainAnswer = (text: string): JsonObject | null =>
  obj(parseJsonSafe(text.trimStart().replace(/^\{\}&&/, "")));

/** Whether a page carries answers, in whatever form. */
export const hasAnswers = (page: PageText): boolean => jsonVariable(page.text, STATE).problem !== "not_found";

/** The pictures of a page; null where it has no list of them. */
export function redfinPhotos(above: JsonObject): Photo[] | null {
  return (
    arr(above, "mediaBrowserInfo.photos")?.map((photo) => ({
      imageUrl:
        urlAt(photo, "photoUrls.fullScreenPhotoUrl") ?? urlAt(photo, "photoUrls.nonFullScreenPhotoUrl"),
      widthPx: int(photo, "width"),
      heightPx: int(photo, "height"),
      caption: str(photo, "photoText")?.trim() || null,
      room: null,
    })) ?? null
  );
}
