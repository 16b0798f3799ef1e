import type { FastifyInstance } from "fastify";
import { Transform, type Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import { tooLarge } from "../../http/text-body.ts";

/**
 * Bodies are bytes of any type, read as they come: of each no more waits here than a stream holds, so that they need no limit
 * together. One that says or sends more than `most` is refused with `payload_too_large`.
 */
export function acceptBytes(app: FastifyInstance, most: number): void {
  app.removeAllContentTypeParsers();
  // eslint-disable-next-line no-restricted-syntax -- it is one of the two places
  app.addContentTypeParser("*", (request, payload, done) => {
    if (Number(request.headers["content-length"] ?? 0) > most) done(tooLarge(most));
    else done(null, upTo(most, payload));
  });
  // What was answered before it was read whole goes nowhere; unread it would keep the next call of the connection waiting.
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    raw.unpipe();
    raw.resume();
    done();
  });
}

function upTo(most: number, payload: Readable): Readable {
  let bytes = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(tooLarge(most));
      else done(null, chunk);
    },
  });
  // Whoever reads later still learns of it; without a listener it would end the process before.
  body.on("error", () => undefined);
  for (const event of ["error", "close"])
    payload.once(event, () => {
      if (!payload.readableEnded) body.destroy(new AppError("http_invalid"));
    });
  // Not a pipeline, which would destroy what it leaves: the answer goes over the same connection.
  return payload.pipe(body);
}
