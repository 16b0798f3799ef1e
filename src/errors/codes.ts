import { ABUSE_CODES } from "./abuse-codes.ts";
import { CALL_CODES } from "./call-codes.ts";
import type { CodeSpec } from "./code-spec.ts";
import { CRON_CODES } from "./cron-codes.ts";
import { HOSTING_CODES } from "./hosting-codes.ts";
import { KV_CODES } from "./kv-codes.ts";
import { MONEY_CODES } from "./money-codes.ts";
import { QUEUE_CODES } from "./queue-codes.ts";
import { RUN_CODES } from "./run-codes.ts";
import { SERVED_CODES } from "./served-codes.ts";
import { SQLITE_CODES } from "./sqlite-codes.ts";
import { STATE_CODES } from "./state-codes.ts";
import { USAGE_CODES } from "./usage-codes.ts";

/**
 * The dictionary of everything that can go wrong. Codes are never renamed or reused.
 * docs/errors.md and the page /docs/errors are generated from this file.
 */

export const CODES = {
  ...ABUSE_CODES,
  ...CALL_CODES,
  // Who is calling, and what they may do.
  unauthenticated: {
    http: 401,
    retry: "never",
    level: "info",
    message: "An API key is needed; the page /dashboard/api-keys makes one.",
    agent:
      "Send the header `Authorization: Bearer <API_KEY>` with a valid, unrevoked key: a person makes one at /dashboard/api-keys (after /sign-up or /claim), and the server keeps its first in the file `api-key` of its data folder.",
    agentOnGraphql:
      "Send `Authorization: Bearer <API_KEY>` with a valid, unrevoked key, as a header or over WebSocket in the connection parameters: a person makes one at /dashboard/api-keys (after /sign-up or /claim), and the server keeps its first in the file `api-key` of its data folder.",
  },
  forbidden: {
    http: 403,
    retry: "never",
    level: "info",
    message: "This key may not do that.",
    agent: "Use a key of an account that is allowed to do this.",
  },
  csrf_refused: {
    http: 400,
    retry: "never",
    level: "info",
    message: "The call could have been forged by a web page, so it was refused.",
    agent: "Send Content-Type: application/json, or the header `Apollo-Require-Preflight: true`.",
  },
  cross_site_refused: {
    http: 403,
    retry: "never",
    level: "info",
    message: "The call was made by a page of another site, so its cookie does not count.",
    agent: "Call from a page of this gateway, or send `Authorization: Bearer <TOKEN>` instead of the cookie.",
  },
  sign_up_closed: {
    http: 403,
    retry: "never",
    level: "info",
    message: "Sign-up is closed on this server.",
    agent: "Ask the operator of this server for an account or an API key.",
  },
  second_factor_required: {
    http: 401,
    retry: "never",
    level: "info",
    message: "The password is right, but a code of the second factor is needed as well.",
    agent:
      "Send the same call again with `code`: the current code of the owner's authenticator app, or an unused recovery code.",
  },
  second_factor_wrong: {
    http: 401,
    retry: "never",
    level: "info",
    message: "This code is wrong, has expired, or was already used.",
    agent: "Send the next code that the authenticator app shows, or an unused recovery code, as `code`.",
  },
  second_factor_on: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "The account already has a second factor.",
    agent: "Keep it, or turn it off first (DELETE /v1/account/second-factor) and begin again.",
    agentOnGraphql: "Keep it, or turn it off first (`secondFactorDisable`) and begin again.",
  },
  second_factor_off: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "The account has no second factor, or none that was started within the last hour.",
    agent: "Begin one first (POST /v1/account/second-factor), then confirm it with a code of the app.",
    agentOnGraphql:
      "Begin one first (`secondFactorBegin`), then confirm it with a code of the app (`secondFactorConfirm`).",
  },
  rate_limited: {
    http: 429,
    retry: "later",
    level: "info",
    message: "Too many calls in a short time.",
    agent: "Wait for the seconds given in `Retry-After`, then repeat the call.",
  },
  connection_limited: {
    http: 429,
    retry: "later",
    level: "info",
    message: "Too many connections are open.",
    agent: "Close connections that you no longer need, then open this one again; share one WebSocket.",
  },
  subscription_limited: {
    http: 429,
    retry: "later",
    level: "info",
    message: "Too many subscriptions are open.",
    agent: "End subscriptions that you no longer need, then start this one again.",
  },
  concurrency_limited: {
    http: 429,
    retry: "later",
    level: "info",
    message: "Too many Requests of this account are queued or running.",
    agent: "Wait until some Requests finish, or cancel one, then create this one again.",
  },
  api_key_limit_reached: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "The account has as many API keys as it may have.",
    agent: "Revoke a key that is no longer used, then create this one again.",
  },
  ticket_limit_reached: {
    http: 429,
    retry: "later",
    level: "info",
    message: "An account can create at most 10 tickets an hour and 50 a day.",
    agent:
      "Add to an existing ticket, or wait for the seconds given in `Retry-After` and create this one again.",
  },
  kept_limit_reached: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "The account keeps as many of these as it may.",
    agent: "Delete one that is no longer used, then create this one again.",
  },
  webhook_limit_reached: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "The account has as many webhook endpoints or secrets as it may have.",
    agent:
      "Delete an endpoint that is no longer used, or wait until an old secret expires; then repeat the call.",
  },
  ...MONEY_CODES,
  ...USAGE_CODES,
  ...KV_CODES,
  ...QUEUE_CODES,
  ...CRON_CODES,
  ...SQLITE_CODES,
  ...STATE_CODES,
  // What was asked for.
  not_found: {
    http: 404,
    retry: "never",
    level: "debug",
    message: "There is no such object in this account.",
    agent: "List the objects of this kind and use an id from that list.",
  },
  route_not_found: {
    http: 404,
    retry: "never",
    level: "debug",
    message: "There is no such route.",
    agent: "Use one of the routes in `details`, or read /llms.txt or /docs for those that this server has.",
  },
  method_not_allowed: {
    http: 405,
    retry: "never",
    level: "debug",
    message: "This route does not take that method.",
    agent: "Use one of the methods named in the `Allow` header.",
  },
  scraper_not_found: {
    http: 404,
    retry: "never",
    level: "debug",
    message: "There is no scraper with that id.",
    agent: "List the scrapers (GET /v1/data-sources) and use an id from that list.",
    agentOnGraphql: "Query `scrapers` and use an id from that list.",
  },
  operation_not_found: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "This scraper has no such operation.",
    agent: "Use one of the operation names in `details`.",
  },
  operation_not_public: {
    http: 422,
    retry: "never",
    level: "info",
    message: "The source does not show this to the public, so the operation cannot run.",
    agent: "Use the operation named in `details`, which is the nearest one that works.",
  },
  scraper_not_implemented: {
    http: 501,
    retry: "never",
    level: "info",
    message: "This scraper is in the catalog but not built yet.",
    agent: "Choose a scraper whose health is `ready` (GET /v1/data-sources/health).",
    agentOnGraphql: "Choose a scraper whose `health` is READY (query `scrapers`).",
  },
  scraper_disabled: {
    http: 503,
    retry: "later",
    level: "warn",
    message: "This scraper is switched off on this server.",
    agent:
      "Read the reason in the message and in /v1/data-sources/health; ask the operator to fix the plugin or add it to the workers.",
    agentOnGraphql:
      "Read the reason in the message and in `sourceHealth`; ask the operator to fix the plugin or add it to the workers.",
  },
  plugin_timeout: {
    http: 503,
    retry: "later",
    level: "warn",
    message: "The plugin of this scraper took too long to read the input.",
    agent:
      "Repeat the call once; if it fails again, send another input or report the scraper to the operator.",
  },
  idempotency_key_reused: {
    http: 409,
    retry: "never",
    level: "info",
    message: "This idempotency key was used before with another body.",
    agent: "Use a new idempotency key for a new Request, or send the first body unchanged.",
  },
  idempotency_in_progress: {
    http: 409,
    retry: "later",
    level: "info",
    message: "The first call with this idempotency key has not finished yet.",
    agent: "Wait a second and repeat the call with the same key and body.",
  },
  request_not_resumable: {
    http: 409,
    retry: "never",
    level: "info",
    message: "This Request is not in a state that can be resumed.",
    agent:
      "Resume only Requests that are partial, failed or cancelled and still want Records; otherwise create a new one.",
  },
  results_expired: {
    http: 410,
    retry: "never",
    level: "info",
    message: "The Results of this Request have expired.",
    agent: "Create a new Request with the same input.",
  },
  ...RUN_CODES,
  ...HOSTING_CODES,
  ...SERVED_CODES,
  // Us.
  not_ready: {
    http: 503,
    retry: "later",
    level: "warn",
    message: "The server is not ready: its database or its job queue does not answer.",
    agent: "Wait a few seconds and repeat the call.",
  },
  storage_full: {
    http: 503,
    retry: "later",
    level: "error",
    message: "The disk of this server is full, so nothing new can be stored. Reading still works.",
    agent:
      "Wait until the operator has made room, then repeat the call; Requests in progress continue automatically.",
  },
  storage_damaged: {
    http: 503,
    retry: "after_change",
    level: "error",
    message: "The stored data of this server is damaged, so it does not serve it.",
    agent:
      "Tell the operator of this server: stop it, restore a backup of its data (or move the data away to start empty), and start it again.",
  },
  config_invalid: {
    http: 500,
    retry: "never",
    level: "error",
    message: "The configuration is not valid.",
    agent: "Correct the environment variables named in `details`.",
  },
  internal: {
    http: 500,
    retry: "later",
    level: "error",
    message: "Something went wrong on the server.",
    agent: "Repeat the call once; if it fails again, report the `request_id` to the operator.",
  },
} as const satisfies Record<string, CodeSpec>;

export type ErrorCode = keyof typeof CODES;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(CODES, code);
}
