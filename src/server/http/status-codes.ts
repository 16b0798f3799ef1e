import { createRequire } from "node:module";

const http = createRequire(import.meta.url)("node:http") as typeof import("node:http");

/**
 * The words of HTTP statuses. Not by an import, which asks `node:http` for all that it exports: one of these loads Node's
 * whole HTTP client, which no gateway needs, and that was a twentieth of the CPU of a start.
 */
export const { STATUS_CODES } = http;
