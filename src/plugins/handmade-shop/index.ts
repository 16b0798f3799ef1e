import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { customerPhotos } from "./customer-photos/customer-photos.ts";
import { keywords } from "./keywords/keywords.ts";
import { listing } from "./listing/listing.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { sellerIntel } from "./seller-intel/seller-intel.ts";
import { shop } from "./shop/shop.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "handmade-shop",
  title: "Etsy",
  summary: "Listings, search results, shops, reviews, keywords and photos of buyers on Etsy.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_200,
  origins,
  failures,
  chains,
  defaultOperation: "search",
  operations: [search, listing, shop, reviews, keywords, sellerIntel, customerPhotos],
});
