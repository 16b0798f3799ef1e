// Made by `npm run generate` from the files of this folder. Do not edit.
import { account } from "./account.ts";
import { apiKey } from "./api-key.ts";
import { call } from "./call.ts";
import { chart } from "./chart.ts";
import { code } from "./code.ts";
import { confirm } from "./confirm.ts";
import { fileDrop } from "./file-drop.ts";
import { form } from "./form.ts";
import { home } from "./home.ts";
import { kind } from "./kind.ts";
import { log } from "./log.ts";
import { money } from "./money.ts";
import { newRequest } from "./new-request.ts";
import { notification } from "./notification.ts";
import { operator } from "./operator.ts";
import { page } from "./page.ts";
import { product } from "./product.ts";
import { proof } from "./proof.ts";
import { request } from "./request.ts";
import { scraper } from "./scraper.ts";
import { secondFactor } from "./second-factor.ts";
import { secretOnce } from "./secret-once.ts";
import { service } from "./service.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";
import { ticket } from "./ticket.ts";
import { usage } from "./usage.ts";
import { webhook } from "./webhook.ts";

/** All that the dashboard says, in English: the type of all other languages. */
export const en = {
  account,
  apiKey,
  call,
  chart,
  code,
  confirm,
  fileDrop,
  form,
  home,
  kind,
  log,
  money,
  newRequest,
  notification,
  operator,
  page,
  product,
  proof,
  request,
  scraper,
  secondFactor,
  secretOnce,
  service,
  session,
  shell,
  table,
  ticket,
  usage,
  webhook,
};
