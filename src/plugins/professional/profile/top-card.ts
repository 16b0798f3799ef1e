import { type HtmlDocument, type HtmlNode } from "../../../plugin-sdk/index.ts";
import { languageOf } from "../page/language.ts";
import { pictureIn } from "../page/links.ts";
import { groupedCount } from "../page/texts.ts";

const LINES =
  ".top-card-layout__first-subline, .profile-info-subheader, .top-card__subline, .top-card__subline-row";
const FOLLOWERS =
  /follow|abonn|seguid|seguac|volger|takipç|obserwuj|följ|følg|seuraaj|sledujíc|követő|urmăritor|pengikut|người theo dõi|подписчик|підписник|ακόλουθ|متابع|עוקב|フォロワー|팔로워|关注者|關注者|追蹤者|ผู้ติดตาม|फ़ॉलोअर/iu;

/** Texts of the line below the name, part by part. */
function partsOn(document: HtmlDocument): string[] {
  const leaves = (node: HtmlNode): string[] => {
    const inner = node.children;
    const own = inner.reduce((left, child) => left.replace(child.text(), " · "), node.text());
    return [...own.split(/[·•|]/), ...inner.flatMap(leaves)];
  };
  return document
    .all(LINES)
    .flatMap(leaves)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Followers are told by their word, or stand before the contacts, of which the page says 500+ at most. */
export function followersOn(document: HtmlDocument): number | null {
  const counted = partsOn(document).filter((part) => /\p{N}/u.test(part));
  const shown = counted.find((part) => FOLLOWERS.test(part)) ?? counted.at(-2) ?? null;
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
