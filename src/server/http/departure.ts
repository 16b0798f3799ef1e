import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerResponse } from "node:http";
import { MAX_WAIT_SECONDS } from "../../domain/request/wait.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Aborts when there is no use in waiting on; see Context. Set by `noticeDeparture`. */
    gone: () => AbortSignal;
    /** The same of what may take any time: the caller has gone, or the server closes. */
    left: () => AbortSignal;
  }
}

/** Hook: lets what waits for a caller notice that the caller has gone, or that the server closes. */
export function noticeDeparture(app: FastifyInstance) {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    let made: AbortSignal | null = null;
    request.gone = () => (made ??= endOfPatience([closing.signal, closed(reply.raw)]));
    request.left = () => AbortSignal.any([closing.signal, closed(reply.raw)]);
    done();
  };
}

/** Whichever comes first, and the longest time that one operation may wait in all its fields. */
export function endOfPatience(signals: AbortSignal[]): AbortSignal {
  return AbortSignal.any([...signals, AbortSignal.timeout(MAX_WAIT_SECONDS * 1000)]);
}

function closed(response: ServerResponse): AbortSignal {
  const abort = new AbortController();
  if (response.closed) abort.abort();
  else response.once("close", () => abort.abort());
  return abort.signal;
}
