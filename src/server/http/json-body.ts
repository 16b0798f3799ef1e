import type { FastifyInstance } from "fastify";

/**
 * Bodies are JSON; every other type is refused with 415. An empty body is none at all: many clients name a content
 * type on every POST.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null);
    else void parse(request, body.toString(), done);
  });
}
