import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "../errors/app-error.ts";
import { knownError } from "../http/known-error.ts";
import { html, prose, type Html } from "./html.ts";
import { fieldsOf, type FormFields } from "./page-routes.ts";
import { sendPage, type PageContent } from "./shell.ts";

/** An input with its label. */
export interface Field {
  name: string;
  label: string;
  type?: "text" | "email" | "password";
  /** What browsers and password managers fill in, as HTML calls it: `username`, `new-password`, `off`. */
  autocomplete: string;
  value?: string;
  /** Below the input. */
  hint?: string;
  isOptional?: boolean;
  /** Further attributes. */
  more?: Html;
}

/** A page with one form: opened by GET, which changes nothing and fills the form from the query, and sent by POST. */
export interface FormPage {
  path: string;
  /** The page, with what was typed, and what was wrong with it if anything was. */
  show(fields: FormFields, problem: AppError | null, request: FastifyRequest): PageContent;
  /** Does what the form asks for, and answers. What it throws is shown beside the form. */
  send(fields: FormFields, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export function serveForm(pages: FastifyInstance, page: FormPage): void {
  pages.get(page.path, (request, reply) => sendPage(reply, page.show(queryOf(request), null, request)));
  pages.post(page.path, async (request, reply) => {
    const fields = fieldsOf(request);
    try {
      return await page.send(fields, request, reply);
    } catch (error) {
      const problem = knownError(error);
      if (problem.spec.http >= 500) throw error;
      if (problem.retryAfterSeconds !== undefined)
        reply.header("retry-after", String(problem.retryAfterSeconds));
      return sendPage(reply, page.show(fields, problem, request), problem.spec.http);
    }
  });
}

/** What was wrong, in the words of the dictionary; nothing without a problem. */
export function problemNotice(problem: AppError | null): Html | null {
  return (
    problem &&
    html`<p class="notice bad" role="alert" id="problem">
      ${prose(problem.message)} <a class="quiet" href="/docs/errors#${problem.code}">${problem.code}</a>
    </p>`
  );
}

/** The input, with what was wrong with it. */
export function inputOf(field: Field, problem: AppError | null): Html {
  const { name, label, type = "text", autocomplete, value = "", hint, isOptional = false, more } = field;
  const wrong = problem?.details.find(({ path }) => path === name)?.message;
  return html`<label
    >${label}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${!isOptional && html`required`}
      ${wrong !== undefined && html`aria-invalid="true" aria-describedby="${name}-problem"`}
      ${more}
    />${hint !== undefined && html`<small>${hint}</small>`}
    ${wrong !== undefined && html`<small class="bad" id="${name}-problem">${wrong}</small>`}
  </label>`;
}

const PASSWORD_LENGTH = html`minlength="10" maxlength="200"`;
const NO_CORRECTION = html`autocapitalize="none" spellcheck="false"`;

/** The e-mail address that an owner signs in with. */
export function emailInput(value: string, problem: AppError | null): Html {
  const label = "E-mail address";
  return inputOf(
    { name: "email", label, type: "email", autocomplete: "username", value, more: NO_CORRECTION },
    problem,
  );
}

/** A password to be set. */
export function newPasswordInput(problem: AppError | null, label = "Password"): Html {
  return inputOf(
    {
      name: "password",
      label,
      type: "password",
      autocomplete: "new-password",
      hint: "10 to 200 characters.",
      more: PASSWORD_LENGTH,
    },
    problem,
  );
}

/** The password of the present. */
export function passwordInput(problem: AppError | null, label = "Password", name = "password"): Html {
  return inputOf({ name, label, type: "password", autocomplete: "current-password" }, problem);
}

/** A code of the authenticator app. */
export function codeInput(problem: AppError | null): Html {
  const isOptional = problem?.code === "rate_limited";
  return inputOf(
    {
      name: "code",
      label: "Code of your authenticator app, or a recovery code",
      autocomplete: "one-time-code",
      isOptional,
      ...(isOptional
        ? { hint: "If others use up all tries: two codes that follow each other, in one." }
        : {}),
      more: html`${NO_CORRECTION} maxlength="40" autofocus`,
    },
    problem,
  );
}

/** Asked for only once the server has said that it needs one: not every account has a second factor. */
export function wantsCode(fields: FormFields, problem: AppError | null): boolean {
  // Behind many wrong guesses of others nothing is told but to a whole proof.
  const isAsked = problem?.code === "second_factor_required" || problem?.code === "rate_limited";
  return isAsked || (problem !== null && fields.all("code").length > 0);
}

/** A token that a mail has brought, typed here where its link did not. */
export function tokenInput(value: string, problem: AppError | null): Html {
  if (value !== "" && problem?.code !== "not_found")
    return html`<input type="hidden" name="token" value="${value}" />`;
  return inputOf(
    { name: "token", label: "Token from the mail", autocomplete: "off", value, more: NO_CORRECTION },
    problem,
  );
}

function queryOf({ url }: FastifyRequest): FormFields {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  return { get: (name) => query.get(name) ?? "", all: (name) => query.getAll(name) };
}
