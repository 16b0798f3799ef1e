import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { EventBacklog } from "./event-backlog.ts";

/** Answers with a stream of events, until they end or nobody reads them for `slowSeconds`. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncGenerator<string>,
  backlog: EventBacklog,
  headers: Record<string, string>,
  slowSeconds: number,
): FastifyReply {
  // Pings are written all the time, so a connection that stands still with something to write has no reader.
  reply.raw.setTimeout(slowSeconds * 1000, () => {
    if (reply.raw.writableLength > 0) reply.raw.destroy();
  });
  // Not left to the stream: its generator may hang in next() when the client goes.
  reply.raw.once("close", () => {
    backlog.close();
    void events.return(undefined);
  });
  const { "content-encoding": _none, connection: _connection, "cache-control": usual, ...kept } = headers;
  // Stricter for a caller with a key, and said already.
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", usual);
  return reply
    .code(200)
    .headers({ ...kept, "x-accel-buffering": "no" })
    .send(Readable.from(backlog.drain(events), { objectMode: false }));
}
