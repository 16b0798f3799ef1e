/** The least and the highest price of floor plans; null unless each of the `count` that the source lists states one. */
export function priceRangeOf(
  plans: readonly { price: number | null; priceMax: number | null }[] | null,
  count: number,
): { min: number; max: number | null } | null {
  const prices = (plans ?? []).flatMap(({ price }) => price ?? []);
  if (prices.length === 0 || prices.length < count) return null;
  const highest = (plans ?? []).flatMap(({ priceMax }) => priceMax ?? []);
  return { min: Math.min(...prices), max: highest.length < prices.length ? null : Math.max(...highest) };
}
