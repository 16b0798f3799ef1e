import type { FastifyInstance } from "fastify";
import type { Services } from "../services/services.ts";
import {
  codeInput,
  emailInput,
  newPasswordInput,
  problemNotice,
  serveForm,
  tokenInput,
  wantsCode,
  type FormPage,
} from "./form.ts";
import { HOME } from "./home.ts";
import { html, prose } from "./html.ts";
import { keepSession, visitorOf } from "./kept-session.ts";
import { navOf } from "./page-nav.ts";
import { sendPage } from "./shell.ts";

/** How owners who forgot the password get back in. */
export function passwordPages(pages: FastifyInstance, services: Services): void {
  serveForm(pages, forgotForm(services));
  serveForm(pages, resetForm(services));
}

function forgotForm(services: Services): FormPage {
  const { signUps, mailNote } = services;
  return {
    path: "/forgot-password",
    show: (fields, problem, { caller }) => ({
      title: "Forgot your password",
      nav: navOf(caller),
      body: html`${problemNotice(problem)}
        <form class="fields" method="post">
          ${emailInput(fields.get("email"), problem)}
          <button>Send me a link</button>
        </form>
        <p><a href="/sign-in">Back to signing in</a></p>`,
    }),
    async send(fields, request, reply) {
      const email = fields.get("email");
      await signUps.requestReset(email, visitorOf(request, services));
      // The same whether the address has an account or not.
      return sendPage(reply, {
        title: "Check your mail",
        nav: navOf(request.caller),
        body: html`<p class="notice">
            A mail is on its way to <strong>${email.trim()}</strong>. If it has an account, the link in it
            sets another password; it works for two hours.
          </p>
          ${mailNote !== null && html`<p>${prose(mailNote)}</p>`}`,
      });
    },
  };
}

function resetForm(services: Services): FormPage {
  return {
    path: "/reset-password",
    show: (fields, problem, { caller }) => ({
      title: "Set a new password",
      nav: navOf(caller),
      body: html`${problemNotice(problem)}
        <p>This ends all sessions of the account, and signs you in here.</p>
        <form class="fields" method="post" action="/reset-password">
          ${tokenInput(fields.get("token"), problem)} ${newPasswordInput(problem, "New password")}
          ${wantsCode(fields, problem) && codeInput(problem)}
          <button>Set the password</button>
        </form>
        <p>Is the mail older than two hours? <a href="/forgot-password">Send another one</a></p>`,
    }),
    async send(fields, request, reply) {
      const asked = { password: fields.get("password"), code: fields.get("code") || null };
      const token = fields.get("token").trim();
      const signedIn = await services.signUps.reset(token, asked, visitorOf(request, services));
      return keepSession(services, signedIn, request, reply, HOME);
    },
  };
}
