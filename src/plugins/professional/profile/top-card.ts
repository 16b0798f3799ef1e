import { type HtmlDocument } from "../../../plugin-sdk/index.ts";
import { partsOn, saysFollowers } from "../page/followers.ts";
import { languageOf } from "../page/language.ts";
import { pictureIn } from "../page/links.ts";
import { groupedCount } from "../page/texts.ts";

/** Followers are told by their word, or stand before the contacts, of which the page says 500+ at most. */
export function followersOn(document: HtmlDocument): number | null {
  const counted = partsOn(document).filter((part) => /\p{N}/u.test(part));
  const shown = counted.find(saysFollowers) ?? counted.at(-2) ?? null;
  return groupedCount(shown, languageOf(document));
}

/** The place is the part without a count. */
export const placeOn = (document: HtmlDocument): string | null =>
  partsOn(document).find((part) => /\p{L}{2}/u.test(part) && !/\p{N}/u.test(part)) ?? null;

export const pictureOn = (document: HtmlDocument): string | null =>
  pictureIn(
    document.one(".top-card-layout, .top-card, main"),
    "img.top-card-layout__entity-image, img.top-card__profile-image, .profile-photo-edit img",
  );
