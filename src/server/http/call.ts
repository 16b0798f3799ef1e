import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnyCaller } from "../../domain/access/caller.ts";
import type { Face } from "../../errors/app-error.ts";
import type { Context, GatewayServices } from "../../resolvers/context.ts";
import type { Services } from "../../services/services.ts";
import type { AnswerBudget } from "./answer-budget.ts";
import type { RateLimit } from "./rate-limit.ts";
import { endedSessionCookie } from "../../http/session-cookie.ts";
import { SessionOver, whoCalls } from "./who-calls.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `identify`. */
    caller: AnyCaller | null;
    /** Names the client for limits. Set for every call. */
    address: string;
    /** Whether its answer counts for the bytes of its client. Set by `payForBytes`. */
    paysForBytes: boolean;
  }
}

/** Id of a call, for logs, errors and the X-Request-Id header. A sane one from a proxy is kept. */
export function callId(header: string | string[] | undefined): string {
  return typeof header === "string" && /^[\w.:-]{8,100}$/.test(header) ? header : randomUUID();
}

/** What hears of a call whose cookie holds a session that is over: `refuse` answers with an error, `forget` goes on with nobody. */
export type OnSessionOver = "refuse" | "forget";

/**
 * Hook: finds the caller and counts the call, against the rate of its key or, without a good one, of its address. Throws
 * unauthenticated, cross_site_refused or rate_limited.
 */
export function identify(services: Services, limit: RateLimit, onSessionOver: OnSessionOver) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { address, headers } = request;
    try {
      request.caller = await whoCalls(services, headers.authorization, request);
    } catch (error) {
      const isOver = error instanceof SessionOver;
      if (isOver) reply.header("set-cookie", endedSessionCookie(services.publicUrl()));
      if (!isOver || onSessionOver === "refuse") {
        await limit.take({ caller: null, address });
        throw error;
      }
    }
    reply.headers(await limit.take(request));
  };
}

/** Hook, once the body is there: refuses who has not paid for earlier answers, and lets the answer count. Throws `rate_limited`. */
export function payForBytes(budget: AnswerBudget) {
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    budget.assertPaid(request);
    request.paysForBytes = true;
    done();
  };
}

/** Hook: a browser that ended the session of its cookie with this call forgets it, unless the answer brings another. */
export function forgetEnded(services: Services) {
  return (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void => {
    const { caller, headers } = request;
    const isByCookie = caller?.credential.kind === "session" && headers.authorization === undefined;
    if (isByCookie && services.credentials.hasEnded(caller) && !reply.hasHeader("set-cookie"))
      reply.header("set-cookie", endedSessionCookie(services.publicUrl()));
    done();
  };
}

/** The GraphQL context of an HTTP call. */
export function contextOf(services: GatewayServices, request: FastifyRequest, face: Face): Context {
  const key = request.headers["idempotency-key"];
  return {
    services,
    caller: request.caller,
    face,
    address: request.address,
    userAgent: request.headers["user-agent"] ?? null,
    requestId: request.id,
    gone: request.gone,
    idempotencyKey: typeof key === "string" ? key : null,
  };
}
