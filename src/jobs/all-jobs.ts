// Made by `npm run generate` from the files of this folder. Do not edit.
import { abuseTell } from "./abuse-tell.job.ts";
import { accountsErase } from "./accounts-erase.job.ts";
import { apiKeysRevoke } from "./api-keys-revoke.job.ts";
import { billingGoOn } from "./billing-go-on.job.ts";
import { billingLook } from "./billing-look.job.ts";
import { capsWatch } from "./caps-watch.job.ts";
import { documentsForget } from "./documents-forget.job.ts";
import { hostingGoOn } from "./hosting-go-on.job.ts";
import { ledgerReconcile } from "./ledger-reconcile.job.ts";
import { mailsSend } from "./mails-send.job.ts";
import { notificationsTell } from "./notifications-tell.job.ts";
import { requestRedrive } from "./request-redrive.job.ts";
import { resultsExpire } from "./results-expire.job.ts";
import { ticketsTell } from "./tickets-tell.job.ts";
import { walletPost } from "./wallet-post.job.ts";

/** Every recurring job. */
export const JOBS = [
  abuseTell,
  accountsErase,
  apiKeysRevoke,
  billingGoOn,
  billingLook,
  capsWatch,
  documentsForget,
  hostingGoOn,
  ledgerReconcile,
  mailsSend,
  notificationsTell,
  requestRedrive,
  resultsExpire,
  ticketsTell,
  walletPost,
];
