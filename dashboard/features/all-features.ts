// Made by `npm run generate` from the files of this folder. Do not edit.
import { account } from "./account/account.page.ts";
import { apiKey } from "./api-key/api-key.page.ts";
import { home } from "./home/home.page.ts";
import { money } from "./money/money.page.ts";
import { newRequest } from "./new-request/new-request.page.ts";
import { notification } from "./notification/notification.page.ts";
import { operator } from "./operator/operator.page.ts";
import { product } from "./product/product.page.ts";
import { request } from "./request/request.page.ts";
import { scraper } from "./scraper/scraper.page.ts";
import { secondFactor } from "./second-factor/second-factor.page.ts";
import { service } from "./service/service.page.ts";
import { session } from "./session/session.page.ts";
import { ticket } from "./ticket/ticket.page.ts";
import { usage } from "./usage/usage.page.ts";
import { webhook } from "./webhook/webhook.page.ts";

/** Every kind that the dashboard shows. */
export const FEATURES = [
  account,
  apiKey,
  home,
  money,
  newRequest,
  notification,
  operator,
  product,
  request,
  scraper,
  secondFactor,
  service,
  session,
  ticket,
  usage,
  webhook,
];
