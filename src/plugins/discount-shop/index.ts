import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { adLibrary } from "./ad-library/ad-library.ts";
import { category } from "./category/category.ts";
import { listings } from "./listings/listings.ts";
import { priceTracker } from "./price-tracker/price-tracker.ts";
import { product } from "./product/product.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "discount-shop",
  title: "Temu",
  summary:
    "Products, lists, categories, reviews and advertised goods of Temu, as far as its public pages carry them.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_600,
  origins,
  failures,
  chains,
  defaultOperation: "search",
  operations: [search, product, listings, category, reviews, adLibrary, priceTracker],
});
