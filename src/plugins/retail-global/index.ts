import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { asins } from "./asins/asins.ts";
import { bestsellers } from "./bestsellers/bestsellers.ts";
import { offers } from "./offers/offers.ts";
import { priceTracker } from "./price-tracker/price-tracker.ts";
import { product } from "./product/product.ts";
import { questions } from "./questions/questions.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { seller } from "./seller/seller.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "retail-global",
  title: "Amazon",
  summary: "Products, lists, rankings, offers, sellers, reviews and prices of Amazon's 23 shops.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_400,
  origins,
  failures,
  chains,
  defaultOperation: "search",
  operations: [search, product, reviews, offers, seller, bestsellers, asins, questions, priceTracker],
});
