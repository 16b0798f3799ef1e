import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { HEADER_COMPONENTS, RANGE_HEADERS } from "../../rest-compat/openapi/headers.ts";

/** How long a browser may remember the answer to a preflight. */
const MAX_AGE_SECONDS = 600;

/**
 * Lets pages of these origins call this server from a browser, with a key of their own as Bearer; `*` is every origin.
 * Cookies are never part of it: who allows a page to call does not mean to hand it what owners may do (docs/adr/0028).
 * WebSockets need no leave: their key is in the connection parameters.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins.includes("*") ? "*" : [...origins],
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    exposedHeaders: [...Object.keys({ ...HEADER_COMPONENTS, ...RANGE_HEADERS }), "Content-Disposition"],
    maxAge: MAX_AGE_SECONDS,
    // Before the hooks that count calls and look for a caller: a preflight carries no key.
    hook: "onRequest",
  });
}
