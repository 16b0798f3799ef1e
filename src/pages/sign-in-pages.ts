import type { FastifyInstance } from "fastify";
import { assertAccess } from "../domain/access/assert-access.ts";
import type { AppError } from "../errors/app-error.ts";
import { CodeNeeded } from "../domain/session/sign-in-steps.ts";
import type { Services } from "../services/services.ts";
import { codeInput, emailInput, passwordInput, problemNotice, serveForm, type FormPage } from "./form.ts";
import { HOME } from "./home.ts";
import { html, type Html } from "./html.ts";
import { keepSession, visitorOf } from "./kept-session.ts";
import { nextPath } from "./next-path.ts";
import { navOf } from "./page-nav.ts";
import type { FormFields } from "./page-routes.ts";

/** How owners get in and out. */
export function signInPages(pages: FastifyInstance, services: Services): void {
  serveForm(pages, signInForm(services));
  pages.post("/sign-out", async ({ caller }, reply) => {
    if (caller?.credential.kind === "session") {
      assertAccess(caller, "Mutation.signOut");
      await services.sessions.revoke(caller.accountId, caller.credential.id);
    }
    return reply.redirect("/sign-in", 303);
  });
}

function signInForm(services: Services): FormPage {
  return {
    path: "/sign-in",
    show: (fields, problem, { caller }) => ({
      title: "Sign in",
      nav: navOf(caller),
      body: html`${problemNotice(problem)}
        <form class="fields" method="post" action="/sign-in">
          <input type="hidden" name="next" value="${nextPath(fields.get("next"), HOME)}" />
          ${stepOf(fields, problem) ?? html`${emailInput(fields.get("email"), problem)} ${passwordInput(problem)} ${problem?.code === "rate_limited" && codeInput(problem)}`}
          <button>Sign in</button>
        </form>
        <p><a href="/forgot-password">Forgot your password?</a></p>
        <p>No account yet? <a href="/sign-up">Sign up</a></p>
        <p class="quiet">
          Have you just started this server? <a href="/claim">Claim the account</a> that it started with.
        </p>`,
    }),
    async send(fields, request, reply) {
      const [email, password, step] = [fields.get("email"), fields.get("password"), fields.get("step")];
      const signedIn =
        step === ""
          ? await services.signInSteps.first(
              { email, password, code: fields.get("code") || null },
              visitorOf(request, services),
            )
          : await services.signInSteps.second(step, fields.get("code"), visitorOf(request, services));
      return keepSession(services, signedIn, request, reply, nextPath(fields.get("next"), HOME));
    },
  };
}

/** The inputs of the second step, which asks for the code alone; null in the first one. */
function stepOf(fields: FormFields, problem: AppError | null): Html | null {
  const step = problem instanceof CodeNeeded ? problem.step : fields.get("step");
  if (step === "" || problem === null || problem.code === "unauthenticated") return null;
  return html`<input type="hidden" name="step" value="${step}" /> ${codeInput(problem)}`;
}
