import type { FastifyInstance } from "fastify";
import { assertAccess } from "../domain/access/assert-access.ts";
import { AppError } from "../errors/app-error.ts";
import type { Services } from "../services/services.ts";
import {
  emailInput,
  inputOf,
  newPasswordInput,
  problemNotice,
  serveForm,
  tokenInput,
  type FormPage,
} from "./form.ts";
import { HOME } from "./home.ts";
import { html } from "./html.ts";
import { keepSession, visitorOf } from "./kept-session.ts";
import { navOf } from "./page-nav.ts";
import { sendPage } from "./shell.ts";

/** How accounts get an owner who had none, or has none any more: the server's first one, and one that was closed. */
export function claimPages(pages: FastifyInstance, services: Services): void {
  serveForm(pages, claimForm(services));
  serveForm(pages, restoreForm(services));
}

function claimForm(services: Services): FormPage {
  return {
    path: "/claim",
    show: (fields, problem, { caller }) => ({
      title: "Claim the account of this server",
      nav: navOf(caller),
      body: html`${problemNotice(problem)}
        <p>
          A server begins with one account and one key, which it printed when it started and keeps in
          <code>api-key</code> in its data folder. This gives that account an owner, once.
        </p>
        <form class="fields" method="post">
          ${inputOf(
            { name: "key", label: "Key of the server", type: "password", autocomplete: "off" },
            problem,
          )}
          ${emailInput(fields.get("email"), problem)} ${newPasswordInput(problem)}
          <button>Claim the account</button>
        </form>`,
    }),
    async send(fields, request, reply) {
      const [email, password] = [fields.get("email"), fields.get("password")];
      await services.signUps.assertFewClaims(email, visitorOf(request, services));
      const caller = await services.credentials.callerOf(fields.get("key").trim());
      if (caller === null)
        throw new AppError("unauthenticated", {
          message: "This is not the key that the server started with.",
        });
      assertAccess(caller, "Mutation.accountClaim");
      const signedIn = await services.signUps.claim(
        caller,
        { email, password },
        visitorOf(request, services),
      );
      return keepSession(services, signedIn, request, reply, HOME);
    },
  };
}

function restoreForm({ accountDeletion }: Services): FormPage {
  return {
    path: "/restore",
    show: (fields, problem, { caller }) => ({
      title: "Restore the account",
      nav: navOf(caller),
      body: html`${problemNotice(problem)}
        <p>
          This opens an account that was closed. Its API keys and sessions stay revoked, and a plan has to be
          chosen again.
        </p>
        <form class="fields" method="post" action="/restore">
          ${tokenInput(fields.get("token"), problem)}
          <button>Reopen the account</button>
        </form>`,
    }),
    async send(fields, { caller }, reply) {
      await accountDeletion.restore(fields.get("token").trim());
      return sendPage(reply, {
        title: "The account is open again",
        nav: navOf(caller),
        body: html`<p><a class="button" href="/sign-in">Sign in</a></p>`,
      });
    },
  };
}
