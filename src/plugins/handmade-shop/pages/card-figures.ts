import type { RunContext } from "../../../plugin-sdk/index.ts";
import type { Card } from "./cards.ts";

export interface Phrase {
  phrase: string;
  listingIds: string[];
}

const MAX_PHRASE_CHARACTERS = 60;

/** Parts of titles, as sellers set them apart with commas, bars and dashes; the most frequent first. */
export function phrasesOf(cards: readonly Pick<Card, "id" | "title">[]): Phrase[] {
  const found = new Map<string, Set<string>>();
  for (const { id, title } of cards)
    for (const part of title.split(/[,|;•·]|\s[-–—]\s/)) {
      const phrase = part.trim().toLowerCase();
      if (phrase.length < 3 || phrase.length > MAX_PHRASE_CHARACTERS) continue;
      found.set(phrase, (found.get(phrase) ?? new Set()).add(id));
    }
  return [...found]
    .map(([phrase, ids]) => ({ phrase, listingIds: [...ids] }))
    .sort((one, other) => other.listingIds.length - one.listingIds.length);
}

/** Prices of a list, in its one currency. Null, with a warning, where rows or prices are missing: a mean of the others misleads. */
export function priceFigures(cards: readonly Card[], isWhole: boolean, warn: RunContext["warn"]) {
  const prices = cards.map(({ price, priceMin }) => price ?? priceMin);
  const [currency = null, ...others] = new Set(cards.map((card) => card.currency));
  const known = prices.filter((price) => price !== null).sort((one, other) => one - other);
  const nothing = { priceMin: null, priceMax: null, meanPrice: null, medianPrice: null, currency: null };
  if (known.length === 0) return nothing;
  if (!isWhole || known.length < cards.length || others.length > 0 || currency === null) {
    for (const name of Object.keys(nothing))
      warn("field_missing", `${name}: not every card shows a price in one currency.`);
    return nothing;
  }
  const middle = (known.length - 1) / 2;
  const median = ((known[Math.floor(middle)] ?? 0) + (known[Math.ceil(middle)] ?? 0)) / 2;
  const mean = known.reduce((sum, price) => sum + price, 0) / known.length;
  return {
    priceMin: known[0] ?? null,
    priceMax: known.at(-1) ?? null,
    meanPrice: cents(mean),
    medianPrice: cents(median),
    currency,
  };
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Share of what is known to be so; null when one card does not tell. */
export function shareOf(
  cards: readonly Card[],
  isWhole: boolean,
  isSo: (card: Card) => boolean | null,
): number | null {
  const told = cards.map(isSo);
  if (!isWhole || told.length === 0 || told.includes(null)) return null;
  return Math.round((told.filter((one) => one === true).length / told.length) * 1_000) / 1_000;
}
