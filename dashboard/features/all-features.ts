// Made by `npm run generate` from the files of this folder. Do not edit.
import { home } from "./home/home.page.ts";
import { money } from "./money/money.page.ts";
import { newRequest } from "./new-request/new-request.page.ts";
import { product } from "./product/product.page.ts";
import { request } from "./request/request.page.ts";
import { scraper } from "./scraper/scraper.page.ts";
import { usage } from "./usage/usage.page.ts";

/** Every kind that the dashboard shows. */
export const FEATURES = [
  home,
  money,
  newRequest,
  product,
  request,
  scraper,
  usage,
];
