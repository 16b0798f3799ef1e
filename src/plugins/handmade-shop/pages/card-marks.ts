import type { HtmlNode } from "../../../plugin-sdk/index.ts";

/** Each mark of a card: its flag in the link of the card, and what its badge says in the languages of Etsy. */
const MARKS = {
  isBestseller: {
    flag: "bes",
    words: /^(?:best-?seller|meilleure vente|(?:lo )?más vendido|superventas|mais vendido|ベストセラー)$/iu,
  },
  isStarSeller: {
    flag: "sts",
    words: /^(?:star[ -]seller|star-verkäufer(?:in)?|vendeur star|vendedor estrella|スターセラー)$/iu,
  },
  isFreeShipping: {
    flag: "frs",
    words:
      /^(?:free (?:shipping|delivery|postage)|kostenlose[rn]? (?:versand|lieferung)|gratis[ -]?(?:versand|verzending)|(?:livraison|expédition) gratuite|envío gratis|(?:spedizione|consegna) gratuita|darmowa (?:wysyłka|dostawa)|(?:envio|frete) gr[áa]tis|送料無料)$/iu,
  },
};
type Mark = keyof typeof MARKS;

/** Marks that a card carries, in its link or as a badge. One that it does not carry is null: not every layout has them. */
export function marksOf(card: HtmlNode | null, link: URLSearchParams): Record<Mark, true | null> {
  const texts =
    card
      ?.all("*")
      .filter(
        (node) => node.children.length === 0 && node.closest("h2, h3, [data-seller-name-container]") === null,
      )
      .map((node) => node.text()) ?? [];
  const has = ({ flag, words }: (typeof MARKS)[Mark]) =>
    link.get(flag) === "1" || texts.some((text) => words.test(text)) || null;
  return {
    isBestseller: has(MARKS.isBestseller),
    isStarSeller: has(MARKS.isStarSeller),
    isFreeShipping: has(MARKS.isFreeShipping),
  };
}
