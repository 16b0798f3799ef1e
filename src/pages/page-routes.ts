import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Log } from "../kernel/log.ts";
import { AppError } from "../errors/app-error.ts";
import { knownError } from "../http/known-error.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { acceptText } from "../http/text-body.ts";
import { html } from "./html.ts";
import { sendPage } from "./shell.ts";

const MAX_FORM_BYTES = 64 * 1024;

/** Fields of a form. Of a name that comes several times all values are in `all`. */
export interface FormFields {
  /** The value as it was sent; empty when it was not. */
  get(name: string): string;
  all(name: string): string[];
}

export interface PageRoutesSettings {
  log: Log;
  publicUrl: () => string;
}

/**
 * Registers pages: their forms are read, no other site can send them, and a failure is shown as a page. Within `register` routes
 * are added as usual; a POST handler reads `fieldsOf(request)`.
 */
export async function servePageRoutes(
  app: FastifyInstance,
  { log, publicUrl }: PageRoutesSettings,
  register: (pages: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (pages) => {
    acceptText(pages, {
      type: "application/x-www-form-urlencoded",
      mostBytes: () => MAX_FORM_BYTES,
      parse: formOf,
    });
    pages.addHook("onRequest", (request, _reply, done) => {
      // What only reads changes nothing, and a link may come from anywhere.
      if (request.method !== "GET" && request.method !== "HEAD")
        assertSameOrigin(request, new URL(publicUrl()).host);
      done();
    });
    pages.setErrorHandler((error, request, reply) => {
      const known = knownError(error);
      if (known.code === "internal")
        log.error({ err: known.cause ?? known, requestId: request.id }, "a page failed");
      if (known.retryAfterSeconds !== undefined) reply.header("retry-after", String(known.retryAfterSeconds));
      const body = html`<p class="notice bad">${known.message}</p>
        <p class="quiet">
          Code <a href="/docs/errors#${known.code}"><code>${known.code}</code></a
          >, call <code>${request.id}</code>
        </p>
        <p><a href="/">Home</a></p>`;
      return sendPage(reply, { title: "That did not work", body }, known.spec.http);
    });
    register(pages);
  });
}

/** Throws `invalid_encoding` where percent-encoded bytes are no UTF-8, which would be replaced. */
function formOf(text: string): URLSearchParams {
  for (const [encoded] of text.matchAll(/(?:%[0-9a-f]{2})+/gi))
    if (!isUtf8(Buffer.from(encoded.replaceAll("%", ""), "hex"))) throw new AppError("invalid_encoding");
  return new URLSearchParams(text);
}

/** What a form sent. */
export function fieldsOf({ body }: FastifyRequest): FormFields {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return { get: (name) => fields.get(name) ?? "", all: (name) => fields.getAll(name) };
}
