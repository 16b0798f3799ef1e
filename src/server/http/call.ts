import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../../domain/account/account.service.ts";
import type { Face } from "../../errors/app-error.ts";
import type { Context, Services } from "../../resolvers/context.ts";
import type { RateLimit } from "./rate-limit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `identify`. */
    caller: Caller | null;
    /** Names the client for limits. Set for every call. */
    address: string;
  }
}

/** Id of a call, for logs, errors and the X-Request-Id header. A sane one from a proxy is kept. */
export function callId(header: string | string[] | undefined): string {
  return typeof header === "string" && /^[\w.:-]{8,100}$/.test(header) ? header : randomUUID();
}

/**
 * Hook: finds the caller and counts the call, against the rate of its key or, without a good one, of its address. Throws
 * unauthenticated or rate_limited.
 */
export function identify(services: Services, limit: RateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { address } = request;
    try {
      request.caller = await services.accounts.authenticate(request.headers.authorization);
    } catch (error) {
      await limit.take({ caller: null, address });
      throw error;
    }
    reply.headers(await limit.take(request));
  };
}

/** The GraphQL context of an HTTP call. */
export function contextOf(services: Services, request: FastifyRequest, face: Face): Context {
  const key = request.headers["idempotency-key"];
  return {
    services,
    caller: request.caller,
    face,
    address: request.address,
    requestId: request.id,
    gone: request.gone,
    idempotencyKey: typeof key === "string" ? key : null,
  };
}
