import type { FastifyInstance } from "fastify";
import { knownError } from "../http/known-error.ts";
import type { Services } from "../services/services.ts";
import { problemNotice } from "./form.ts";
import { FIRST_VISIT, HOME } from "./home.ts";
import { html } from "./html.ts";
import { keepSession, visitorOf } from "./kept-session.ts";
import { sendPage } from "./shell.ts";

/** The link that a start prints. Who only asks for its head uses nothing up. */
export function firstVisitPage(pages: FastifyInstance, services: Services): void {
  pages.get<{ Querystring: { token?: string | string[] } }>(
    FIRST_VISIT,
    { exposeHeadRoute: false },
    async (request, reply) => {
      // Opened once more from where it was used.
      if (request.caller?.credential.kind === "session") return reply.redirect(HOME, 303);
      try {
        const signedIn = await services.firstVisit.open(
          String(request.query.token),
          visitorOf(request, services),
        );
        return await keepSession(services, signedIn, request, reply, HOME);
      } catch (error) {
        const problem = knownError(error);
        if (problem.spec.http >= 500) throw error;
        const body = html`${problemNotice(problem)}
          <p>
            <a href="/sign-in">Sign in</a>, or <a href="/claim">claim the account</a> of this server with its
            key. While nobody has claimed it, each start prints another link.
          </p>`;
        return sendPage(reply, { title: "This link leads nowhere", body }, problem.spec.http);
      }
    },
  );
}
