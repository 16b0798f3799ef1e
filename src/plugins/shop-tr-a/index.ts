import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { emails } from "./emails/emails.ts";
import { listings } from "./listings/listings.ts";
import { product } from "./product/product.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { seller } from "./seller/seller.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "shop-tr-a",
  title: "Trendyol",
  summary: "Products, lists, reviews, sellers and registered contacts of Trendyol.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_400,
  origins,
  failures,
  chains,
  defaultOperation: "search",
  operations: [search, reviews, product, listings, seller, emails],
});
