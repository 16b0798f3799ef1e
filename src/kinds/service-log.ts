import { owner } from "./access.ts";
import { kind } from "./kind.ts";
import { service } from "./service.ts";

/** From what matters least to what matters most. */
export const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `stdout` and `stderr` are the worker's words, `http` is a line for each request to it, `platform` says what was done with it. */
export const LOG_SOURCES = ["stdout", "stderr", "http", "platform"] as const;
export type LogSource = (typeof LOG_SOURCES)[number];

const MEGABYTE = 1_000_000;

/** How long lines stay, and how many bytes of them, by plan; the oldest go first. */
export const LOG_LIMITS = {
  days: { free: 3, paid: 30 },
  serviceBytes: { free: 20 * MEGABYTE, paid: 200 * MEGABYTE },
  accountBytes: { free: 50 * MEGABYTE, paid: 1000 * MEGABYTE },
} as const;

/** A line of the log of a service. */
export const serviceLog = kind({
  id: "log",
  node: { not: "lines are read by their service" },
  one: "line",
  many: "lines",
  most: { not: "counted by log_events, and bounded in bytes; the oldest are forgotten" },
  page: { usual: 100, most: 1000 },
  rest: { tag: service.rest.tag, path: "/v1/services/:id/logs" },
  access: owner("services:read")(
    "Query.serviceLogs",
    "Subscription.serviceLogAdded",
    "GET /v1/services/:id/logs/tail",
  ),
});
