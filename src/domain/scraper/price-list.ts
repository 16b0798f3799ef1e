/** One family of the catalog. Prices are micro-USD per stored Record (700 = 0.70 USD per 1,000). */
export interface ListedScraper {
  id: string;
  title: string;
  unit: string;
  priceUsdMicros: number;
}

/** The price list of the service contract. A built-in plugin must state the same unit and price. */
export const PRICE_LIST: readonly ListedScraper[] = [
  { id: "forum", title: "Forum", unit: "record", priceUsdMicros: 700 },
  { id: "codehost", title: "Code host", unit: "record", priceUsdMicros: 600 },
  { id: "maps", title: "Maps", unit: "place", priceUsdMicros: 1200 },
  { id: "retail-global", title: "Global retail marketplace", unit: "record", priceUsdMicros: 1400 },
  { id: "wholesale", title: "Wholesale marketplace", unit: "record", priceUsdMicros: 1500 },
  { id: "discount-shop", title: "Discount shop", unit: "record", priceUsdMicros: 1600 },
  { id: "handmade-shop", title: "Handmade shop", unit: "record", priceUsdMicros: 1200 },
  { id: "appstore-a", title: "App store A", unit: "record", priceUsdMicros: 1400 },
  { id: "appstore-b", title: "App store B", unit: "record", priceUsdMicros: 1400 },
  { id: "shop-tr-a", title: "Turkish shop A", unit: "record", priceUsdMicros: 1400 },
  { id: "shop-tr-b", title: "Turkish shop B", unit: "record", priceUsdMicros: 1400 },
  { id: "video", title: "Video", unit: "record", priceUsdMicros: 1400 },
  { id: "realestate", title: "Real estate", unit: "record", priceUsdMicros: 1500 },
  { id: "jobs", title: "Jobs", unit: "record", priceUsdMicros: 1200 },
  { id: "reviews", title: "Business reviews", unit: "record", priceUsdMicros: 1000 },
  { id: "professional", title: "Professional network", unit: "record", priceUsdMicros: 900 },
  { id: "shortvideo", title: "Short video", unit: "record", priceUsdMicros: 1700 },
  { id: "photo-social", title: "Photo social", unit: "record", priceUsdMicros: 800 },
  { id: "microblog", title: "Microblog", unit: "post", priceUsdMicros: 300 },
];
