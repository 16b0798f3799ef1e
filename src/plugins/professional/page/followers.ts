import { type HtmlDocument, type HtmlNode } from "../../../plugin-sdk/index.ts";

const LINES =
  ".top-card-layout__first-subline, .profile-info-subheader, .top-card__subline, .top-card__subline-row";
const FOLLOWERS =
  /follow|abonn|seguid|seguac|volger|takipç|obserwuj|följ|følg|seuraaj|sledujíc|követő|urmăritor|pengikut|người theo dõi|подписчик|підписник|ακόλουθ|متابع|עוקב|フォロワー|팔로워|关注者|關注者|追蹤者|ผู้ติดตาม|फ़ॉलोअर/iu;

const NUMBERS = /\p{N}+(?:[.,'’]\p{N}+|[\u00a0\u202f ]\p{N}{3}(?!\p{N}))*/gu;
/** A count of followers, by its word; beside another number nobody knows which it is. */
export const saysFollowers = (part: string): boolean =>
  FOLLOWERS.test(part) && part.match(NUMBERS)?.length === 1;

/** Texts of the line below the name, part by part. */
export function partsOn(document: HtmlDocument): string[] {
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
