import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { listings } from "./listings/listings.ts";
import { merchant } from "./merchant/merchant.ts";
import { product } from "./product/product.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "shop-tr-b",
  title: "Hepsiburada",
  summary: "Products, lists, reviews and merchants of Hepsiburada.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_400,
  origins,
  failures,
  chains,
  defaultOperation: "search",
  operations: [search, reviews, product, listings, merchant],
});
