import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CredentialService } from "../../domain/credential/credential.service.ts";
import { endWhenRevoked } from "./end-when-revoked.ts";
import { holdPlaces } from "./hold-places.ts";
import type { LiveLimits } from "./live-limits.ts";

/** A proxy that sees nothing for a minute ends a connection, and a caller that has gone is noticed by what cannot be written. */
const PING_MS = 15_000;
/** So soon a browser is there again. */
const RETRY = "retry: 1000\n\n";

/** Sends server-sent events as they come, until the caller leaves, its credential is revoked, or the server closes. */
export function sendLive(
  reply: FastifyReply,
  events: (signal: AbortSignal) => AsyncGenerator<string>,
  { credentials, limits }: { credentials: CredentialService; limits: LiveLimits },
  request: FastifyRequest,
): FastifyReply {
  holdPlaces(limits, request, reply);
  const body = Readable.from(withPings(events(request.left())), { objectMode: false });
  if (request.caller) endWhenRevoked(body, credentials, request.caller);
  return reply
    .type("text/event-stream; charset=utf-8")
    .headers({ "cache-control": "no-store", "x-accel-buffering": "no" })
    .send(body);
}

async function* withPings(events: AsyncGenerator<string>): AsyncGenerator<string> {
  yield RETRY;
  for (let next = events.next(); ;) {
    const quiet = Promise.withResolvers<"quiet">();
    const timer = setTimeout(() => quiet.resolve("quiet"), PING_MS);
    const step = await Promise.race([next, quiet.promise]).finally(() => clearTimeout(timer));
    if (step === "quiet") {
      yield ":\n\n";
      continue;
    }
    if (step.done) return;
    yield step.value;
    next = events.next();
  }
}
