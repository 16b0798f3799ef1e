import type { Card } from "../pages/cards.ts";

const MAX_SHOPS = 10;

/** The shops of a page of results by how many listings they have on it. Null when a card does not name its shop. */
export function topShops(cards: readonly Card[]): { name: string; listingCount: number }[] | null {
  const counts = new Map<string, number>();
  for (const { seller } of cards) {
    if (seller?.name == null) return null;
    counts.set(seller.name, (counts.get(seller.name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, listingCount]) => ({ name, listingCount }))
    .sort((one, other) => other.listingCount - one.listingCount)
    .slice(0, MAX_SHOPS);
}
