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
import { type Photo, wholeList } from "../zillow/photos.ts";

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
  const cache = cacheOf(page);
  if (cache === null) throw changed(page, "The page carries no answers.");
  return answersAbout(
    page,
    id,
    (name) =>
      obj(
        cachedAnswer(cache, (path) => path.split("?", 1)[0] === DETAILS + name),
        "payload",
      ) ?? {},
  );
}

const cacheOf = (page: PageText): JsonObject | null =>
  obj(jsonVariable(page.text, STATE).value, '["ReactServerAgent.cache"].dataCache');

/** The first answer at such a path, which may end with a query: a text, or in older pages what the text says. */
function cachedAnswer(cache: JsonObject, isWanted: (path: string) => boolean): JsonObject | null {
  const entry = Object.entries(cache).find(([path]) => isWanted(path))?.[1];
  const text = filledText(entry, "res.text");
  return text === null ? obj(entry, "res.body") : plainAnswer(text);
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
  return cachedAnswer(cacheOf(page) ?? {}, (name) => path.test(name));
}

/** An answer about rentals, which has no envelope; null for what is no object. @throws SourceError `source_changed` for no JSON */
export const plainAnswer = (text: string): JsonObject | null =>
  obj(parseJsonSafe(text.trimStart().replace(/^\{\}&&/, "")));

/** Whether a page carries answers, in whatever form. */
export const hasAnswers = (page: PageText): boolean => jsonVariable(page.text, STATE).problem !== "not_found";

/** The pictures of a page; null where it has no list of them. */
export function redfinPhotos(above: JsonObject): Photo[] | null {
  return (
    wholeList(arr(above, "mediaBrowserInfo.photos"))?.map((photo) => ({
      imageUrl:
        urlAt(photo, "photoUrls.fullScreenPhotoUrl") ?? urlAt(photo, "photoUrls.nonFullScreenPhotoUrl"),
      widthPx: int(photo, "width"),
      heightPx: int(photo, "height"),
      caption: str(photo, "photoText")?.trim() || null,
      room: null,
    })) ?? null
  );
}
