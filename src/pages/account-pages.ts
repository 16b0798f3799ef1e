import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { assertAccess } from "../domain/access/assert-access.ts";
import type { Caller } from "../domain/access/caller.ts";
import { AppError } from "../errors/app-error.ts";
import { apiKey } from "../kinds/api-key.ts";
import type { Services } from "../services/services.ts";
import { knownError } from "../http/known-error.ts";
import { COPY, keysPart, newKeyPart, type KeyDraft } from "./account-keys.ts";
import { moneyPart } from "./account-money.ts";
import { sessionsPart } from "./account-sessions.ts";
import { html } from "./html.ts";
import { navOf } from "./page-nav.ts";
import { fieldsOf, type FormFields } from "./page-routes.ts";
import { sendHostedPage } from "./hosted-page.ts";
import { sendPage } from "./shell.ts";

type ById = { Params: { id: string } };
type Act = (caller: Caller, request: FastifyRequest<ById>, reply: FastifyReply) => Promise<FastifyReply>;

/** The page of an account, and what its buttons do. Each is held to the row of the field that does the same. */
export function accountPages(pages: FastifyInstance, services: Services): void {
  const { apiKeys, sessions, billing } = services;
  pages.get("/account", async (request, reply) => {
    const caller = signedIn(request);
    return caller ? showAccount(services, caller, reply) : reply.redirect("/sign-in?next=/account", 303);
  });
  const button = (path: string, row: string, act: Act): void => {
    pages.post<ById>(path, async (request, reply) => {
      const caller = signedIn(request);
      if (caller === null) return reply.redirect("/sign-in?next=/account", 303);
      assertAccess(caller, row);
      return act(caller, request, reply);
    });
  };
  button("/account/keys", "Mutation.apiKeyCreate", async (caller, request, reply) => {
    const fields = fieldsOf(request);
    try {
      const proof = { code: fields.get("code") || null, address: request.address };
      const { apiKey, secret } = await apiKeys.create(caller, newKeyOf(fields), proof);
      const body = newKeyPart(apiKey, secret, services.publicUrl());
      return sendPage(reply, { title: "A new key", nav: navOf(caller), body, script: COPY });
    } catch (error) {
      const problem = knownError(error);
      if (problem.spec.http >= 500) throw error;
      return showAccount(services, caller, reply.code(problem.spec.http), { fields, problem });
    }
  });
  button("/account/keys/:id/revoke", "Mutation.apiKeyRevoke", async (caller, request, reply) => {
    const cascade = fieldsOf(request).get("alone") === "";
    await apiKeys.revoke(caller.accountId, request.params.id, { cascade });
    return reply.redirect("/account#keys", 303);
  });
  button("/account/sessions/:id/end", "Mutation.sessionRevoke", async (caller, { params }, reply) => {
    await sessions.revoke(caller.accountId, params.id);
    return reply.redirect(params.id === caller.credential.id ? "/sign-in" : "/account#sessions", 303);
  });
  button("/account/checkout", "Mutation.billingCheckout", async (caller, request, reply) =>
    sendHostedPage(
      reply,
      await billing.checkout(caller.accountId, orderOf(fieldsOf(request))),
      services.publicUrl(),
    ),
  );
  button("/account/portal", "Mutation.billingPortal", async (caller, _request, reply) =>
    sendHostedPage(reply, await billing.portal(caller.accountId), services.publicUrl()),
  );
}

/** A browser's session: keys are for programs, which have better to read than pages. */
function signedIn({ caller }: Pick<FastifyRequest, "caller">): Caller | null {
  return caller?.credential.kind === "session" ? caller : null;
}

async function showAccount(
  { accounts, apiKeys, sessions, billing, publicUrl }: Services,
  caller: Caller,
  reply: FastifyReply,
  draft: KeyDraft | null = null,
): Promise<FastifyReply> {
  for (const row of ["Query.viewer", "Account.apiKeys", "Query.sessions", "Query.billing"])
    assertAccess(caller, row);
  const { accountId, credential } = caller;
  const [{ account }, email, view, { keys }, open] = await Promise.all([
    accounts.account(accountId),
    sessions.emailOf(accountId),
    billing.view(accountId),
    apiKeys.list(accountId, { after: null, first: apiKey.page.most, revoked: false }),
    sessions.list(accountId),
  ]);
  const body = html`<dl>
      <dt>Name</dt>
      <dd>${account.name}</dd>
      <dt>Signed in as</dt>
      <dd>${email}</dd>
      <dt>Id</dt>
      <dd><code>${accountId}</code></dd>
    </dl>
    ${moneyPart(view)}
    ${keysPart(
      keys.map(({ apiKey }) => apiKey),
      draft,
    )}
    ${sessionsPart(open, credential.id)}
    <h2>Everything that is stored</h2>
    <p><a href="/v1/account/export">One archive</a> of JSON Lines, without passwords, keys and tokens.</p>`;
  const content = { title: "Account", nav: navOf(caller), body, formTargets: [new URL(publicUrl()).origin] };
  return sendPage(reply, content, draft?.problem.spec.http);
}

/** Throws `invalid_input`. */
function newKeyOf(fields: FormFields) {
  const day = fields.get("expiresAt");
  const expiresAt = day === "" ? null : new Date(`${day}T23:59:59.999Z`);
  if (expiresAt !== null && Number.isNaN(expiresAt.getTime())) {
    const message = "That is not a day: write 2030-12-31.";
    throw new AppError("invalid_input", { message, details: [{ path: "expiresAt", code: "form", message }] });
  }
  return { label: fields.get("label"), scopes: fields.all("scopes"), expiresAt };
}

/** Throws `invalid_input`. */
function orderOf(fields: FormFields) {
  const plan = fields.get("plan");
  if (plan !== "") return { plan };
  const usd = fields.get("topUp");
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(usd))
    throw new AppError("invalid_input", { message: "Write an amount as dollars and cents: 20 or 20.50." });
  return { topUpUsdMicros: Math.round(Number(usd) * 100) * 10_000 };
}
