import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { category } from "./category/category.ts";
import { priceTiers } from "./price-tiers/price-tiers.ts";
import { product } from "./product/product.ts";
import { reverseImage } from "./reverse-image/reverse-image.ts";
import { rfq } from "./rfq/rfq.ts";
import { search } from "./search/search.ts";
import { failures, origins, websites } from "./source.ts";
import { supplier } from "./supplier/supplier.ts";

export default defineScraper({
  id: "wholesale",
  title: "Alibaba",
  summary: "Products, prices by quantity, suppliers, categories and requests for quotation of Alibaba.com.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_500,
  origins,
  websites,
  failures,
  chains,
  defaultOperation: "search",
  operations: [search, product, supplier, category, rfq, reverseImage, priceTiers],
});
