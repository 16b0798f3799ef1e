import type { FastifyInstance } from "fastify";
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
import { html, prose } from "./html.ts";
import { keepSession, visitorOf } from "./kept-session.ts";
import { navOf } from "./page-nav.ts";
import { sendPage } from "./shell.ts";

/** How an account comes to be: a form, a mail, and the page that its link leads to. */
export function signUpPages(pages: FastifyInstance, services: Services): void {
  serveForm(pages, signUpForm(services));
  serveForm(pages, verifyForm(services));
}

function signUpForm(services: Services): FormPage {
  const { signUps, mailNote } = services;
  return {
    path: "/sign-up",
    show: (fields, problem, { caller }) => ({
      title: "Sign up",
      nav: navOf(caller),
      body: html`${problemNotice(problem ?? (signUps.isClosed ? new AppError("sign_up_closed") : null))}
        <form class="fields" method="post">
          ${inputOf(
            {
              name: "name",
              label: "Name of the account",
              autocomplete: "organization",
              value: fields.get("name"),
              hint: "Yours or that of your company, 1 to 100 characters.",
              more: html`maxlength="100"`,
            },
            problem,
          )}
          ${emailInput(fields.get("email"), problem)}
          <button>Sign up</button>
        </form>
        <p>Do you have an account already? <a href="/sign-in">Sign in</a></p>`,
    }),
    async send(fields, request, reply) {
      const [email, name] = [fields.get("email"), fields.get("name")];
      await signUps.signUp({ email, name }, visitorOf(request, services));
      // The same whether the address has an account or not.
      return sendPage(reply, {
        title: "Check your mail",
        nav: navOf(request.caller),
        body: html`<p class="notice">
            A mail is on its way to <strong>${email.trim()}</strong>. The link in it leads to where you choose
            a password, and makes the account; it works for two hours.
          </p>
          ${mailNote !== null && html`<p>${prose(mailNote)}</p>`}
          <p>Nothing there? Look in your spam folder, or <a href="/sign-up">sign up again</a>.</p>`,
      });
    },
  };
}

function verifyForm(services: Services): FormPage {
  return {
    path: "/verify",
    // Behind a form: programs that look through mails open every link. The password is chosen here, by who reads the mail.
    show: (fields, problem, { caller }) => ({
      title: "Confirm your e-mail address",
      nav: navOf(caller),
      body: html`${problemNotice(problem)}
        <p>This makes your account, on the plan Free, and signs you in.</p>
        <form class="fields" method="post" action="/verify">
          ${tokenInput(fields.get("token"), problem)} ${newPasswordInput(problem)}
          <button>Create the account</button>
        </form>
        <p>Is the mail older than two hours? <a href="/sign-up">Sign up again</a></p>`,
    }),
    async send(fields, request, reply) {
      const [token, password] = [fields.get("token").trim(), fields.get("password")];
      const signedIn = await services.signUps.verify(token, password, visitorOf(request, services));
      return keepSession(services, signedIn, request, reply, HOME);
    },
  };
}
