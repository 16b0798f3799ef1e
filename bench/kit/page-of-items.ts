/** Records of 10 fields and 400 bytes each, of BenchListingList. */
export function pageOfItems(length: number): { key: string; json: string }[] {
  return Array.from({ length }, (_, n) => ({
    key: String(n),
    json: JSON.stringify({
      page: "0",
      id: `item-${n}`,
      title: `A thing with a name of ordinary length, number ${n}`,
      url: `https://listing.example/items/item-${n}?from=listing`,
      price: `${n}.99`,
      rating: "4.5 out of 5 stars",
      reviews: `${n * 31}`,
      imageUrl: `https://images.example/items/item-${n}/main-640x480.jpg`,
      seller: `Seller ${n}`,
      _source: { url: "https://listing.example/0", fetchedAt: "2026-01-01T00:00:00.000Z", operation: "list" },
    }),
  }));
}
