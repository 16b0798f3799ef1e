// Made by `npm run generate` from the files of this folder. Do not edit.
import { newRequest } from "./new-request/new-request.page.ts";
import { request } from "./request/request.page.ts";
import { scraper } from "./scraper/scraper.page.ts";

/** Every kind that the dashboard shows. */
export const FEATURES = [
  newRequest,
  request,
  scraper,
];
