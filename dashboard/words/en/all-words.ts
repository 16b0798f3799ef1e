// Made by `npm run generate` from the files of this folder. Do not edit.
import { call } from "./call.ts";
import { chart } from "./chart.ts";
import { confirm } from "./confirm.ts";
import { form } from "./form.ts";
import { home } from "./home.ts";
import { log } from "./log.ts";
import { money } from "./money.ts";
import { newRequest } from "./new-request.ts";
import { page } from "./page.ts";
import { product } from "./product.ts";
import { request } from "./request.ts";
import { scraper } from "./scraper.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";
import { usage } from "./usage.ts";

/** All that the dashboard says, in English: the type of all other languages. */
export const en = {
  call,
  chart,
  confirm,
  form,
  home,
  log,
  money,
  newRequest,
  page,
  product,
  request,
  scraper,
  shell,
  table,
  usage,
};
