import type { ErrorCode } from "./codes.ts";

/** Exit codes of the CLI. They are part of its interface: never renumber one. */
export const EXIT = {
  ok: 0,
  /** A fault of Quarry or of a plugin. */
  internal: 1,
  /** The command line or the input is wrong. */
  usage: 2,
  /** No key, a bad key, or a key that may not do that. */
  auth: 3,
  notFound: 4,
  /** No plan, or not enough balance. */
  payment: 5,
  /** The same command may work later. */
  retryLater: 6,
  /** The source refused, changed or failed. */
  source: 7,
  /** The Request ended before it was complete; the Records stored so far were written. */
  partial: 8,
  /** Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** One line per code of the dictionary; a new code does not compile until it is placed here. */
const EXIT_OF: Record<ErrorCode, ExitCode> = {
  invalid_json: EXIT.usage,
  invalid_encoding: EXIT.usage,
  invalid_input: EXIT.usage,
  input_cap_exceeded: EXIT.usage,
  private_input_refused: EXIT.usage,
  invalid_cursor: EXIT.usage,
  graphql_invalid: EXIT.internal,
  graphql_too_complex: EXIT.usage,
  answer_too_large: EXIT.usage,
  payload_too_large: EXIT.usage,
  headers_too_large: EXIT.usage,
  http_invalid: EXIT.internal,
  request_timeout: EXIT.retryLater,
  unsupported_media_type: EXIT.internal,
  range_not_satisfiable: EXIT.usage,
  not_acceptable: EXIT.usage,
  unauthenticated: EXIT.auth,
  forbidden: EXIT.auth,
  sign_up_closed: EXIT.auth,
  csrf_refused: EXIT.internal,
  cross_site_refused: EXIT.internal,
  second_factor_required: EXIT.auth,
  second_factor_wrong: EXIT.auth,
  second_factor_on: EXIT.usage,
  second_factor_off: EXIT.usage,
  rate_limited: EXIT.retryLater,
  connection_limited: EXIT.retryLater,
  subscription_limited: EXIT.retryLater,
  concurrency_limited: EXIT.retryLater,
  api_key_limit_reached: EXIT.usage,
  ticket_limit_reached: EXIT.retryLater,
  kept_limit_reached: EXIT.usage,
  hosting_off: EXIT.auth,
  hosting_not_allowed: EXIT.auth,
  slug_taken: EXIT.usage,
  invalid_manifest: EXIT.usage,
  service_limit_reached: EXIT.usage,
  deploy_failed: EXIT.usage,
  not_deployed: EXIT.usage,
  webhook_limit_reached: EXIT.usage,
  payment_required: EXIT.payment,
  insufficient_balance: EXIT.payment,
  payments_off: EXIT.payment,
  payment_provider_unavailable: EXIT.retryLater,
  webhook_refused: EXIT.internal,
  usage_cap_reached: EXIT.retryLater,
  storage_cap_reached: EXIT.payment,
  spend_cap_reached: EXIT.retryLater,
  request_cost_limited: EXIT.payment,
  meter_not_found: EXIT.notFound,
  not_found: EXIT.notFound,
  route_not_found: EXIT.notFound,
  method_not_allowed: EXIT.internal,
  scraper_not_found: EXIT.notFound,
  operation_not_found: EXIT.usage,
  operation_not_public: EXIT.usage,
  scraper_not_implemented: EXIT.usage,
  scraper_disabled: EXIT.retryLater,
  plugin_timeout: EXIT.retryLater,
  idempotency_key_reused: EXIT.usage,
  idempotency_in_progress: EXIT.retryLater,
  request_not_resumable: EXIT.usage,
  results_expired: EXIT.notFound,
  source_blocked: EXIT.source,
  source_rate_limited: EXIT.source,
  source_unavailable: EXIT.source,
  source_timeout: EXIT.source,
  source_changed: EXIT.source,
  source_request_refused: EXIT.source,
  input_not_found: EXIT.notFound,
  robots_disallowed: EXIT.source,
  origin_not_allowed: EXIT.internal,
  address_refused: EXIT.source,
  response_too_large: EXIT.source,
  replay_miss: EXIT.source,
  not_in_demo: EXIT.notFound,
  demo_mismatch: EXIT.usage,
  browser_unavailable: EXIT.source,
  deadline_exceeded: EXIT.retryLater,
  plugin_out_of_memory: EXIT.internal,
  plugin_crashed: EXIT.internal,
  plugin_bad_output: EXIT.internal,
  worker_lost: EXIT.retryLater,
  cancelled: EXIT.partial,
  not_ready: EXIT.retryLater,
  storage_full: EXIT.retryLater,
  storage_damaged: EXIT.internal,
  config_invalid: EXIT.usage,
  internal: EXIT.internal,
};

/** Exit code for a code of the dictionary; 1 for one that a newer server may have. */
export function toExitCode(code: string): ExitCode {
  return Object.hasOwn(EXIT_OF, code) ? EXIT_OF[code as ErrorCode] : EXIT.internal;
}
