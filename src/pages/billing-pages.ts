import type { FastifyInstance } from "fastify";
import { invoicePdf } from "../domain/invoice/invoice-pdf.ts";
import type { Deliver, SandboxService } from "../domain/payment/sandbox/sandbox.service.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Services } from "../services/services.ts";
import { HOME } from "./home.ts";
import { html } from "./html.ts";
import { invoicePage } from "./invoice-page.ts";
import { fieldsOf } from "./page-routes.ts";
import { sandboxCheckoutPage } from "./sandbox-checkout.ts";
import { checkoutOutcome, portalAction } from "./sandbox-forms.ts";
import { sandboxPortalPage } from "./sandbox-portal.ts";
import { sendPage } from "./shell.ts";

const INVOICES_SHOWN = 20;
const BALANCE = `${HOME}money`;

export interface BillingPageDeps {
  services: Services;
  clock: Clock;
  /** Null unless payments are taken by the sandbox. */
  sandbox: SandboxService | null;
  deliver: Deliver;
  /** Who sells, on invoices. */
  seller: string;
}

/** The pages of billing: invoices, the way back from a provider, and the sandbox. */
export function billingPages(pages: FastifyInstance, deps: BillingPageDeps): void {
  const { services, seller, sandbox } = deps;
  pages.get<{ Params: { name: string } }>("/billing/invoices/:name", async ({ params }, reply) => {
    const token = params.name.replace(/\.pdf$/, "");
    const invoice = await services.invoices.opened(token);
    if (token === params.name) return sendPage(reply, invoicePage(invoice, seller));
    return reply
      .type("application/pdf")
      .headers({
        "cache-control": "no-store",
        "content-disposition": `inline; filename="invoice-${invoice.number}.pdf"`,
      })
      .send(await invoicePdf(invoice, seller));
  });
  pages.get("/billing/return", ({ caller }, reply) => {
    if (caller?.credential.kind === "session") return reply.redirect(BALANCE, 303);
    // Who pays for a program is often signed in nowhere.
    return sendPage(reply, {
      title: "Back from the payment",
      body: html`<p class="notice">
          What was paid shows in the balance as soon as the provider has reported it, mostly at once.
        </p>
        <p><a class="button" href="${BALANCE}">Balance and plan</a></p>`,
    });
  });
  if (sandbox !== null) sandboxPages(pages, sandbox, deps);
}

function sandboxPages(
  pages: FastifyInstance,
  sandbox: SandboxService,
  { services, clock, deliver }: BillingPageDeps,
): void {
  const checkoutPath = "/billing/sandbox/checkout/:id";
  pages.get<{ Params: { id: string } }>(checkoutPath, async ({ params }, reply) => {
    const { doc, checkout } = await sandbox.checkout(params.id);
    return sendPage(reply, sandboxCheckoutPage(doc, checkout, clock.now()));
  });
  pages.post<{ Params: { id: string } }>(checkoutPath, async (request, reply) => {
    const { id } = request.params;
    const { doc, checkout } = await sandbox.checkout(id);
    const outcome = checkoutOutcome(fieldsOf(request));
    await sandbox.act(doc._id, { do: "pay", checkoutId: id, outcome }, deliver);
    return reply.redirect(outcome === "decline" ? request.url : checkout.returnUrl, 303);
  });
  const portalPath = "/billing/sandbox/portal/:token";
  pages.get<{ Params: { token: string } }>(portalPath, async ({ params }, reply) => {
    const doc = await sandbox.portal(params.token);
    const page = await services.invoices.list(doc._id, { after: null, first: INVOICES_SHOWN });
    return sendPage(
      reply,
      sandboxPortalPage(
        doc,
        page.invoices.map(({ invoice }) => invoice),
      ),
    );
  });
  pages.post<{ Params: { token: string } }>(portalPath, async (request, reply) => {
    const doc = await sandbox.portal(request.params.token);
    await sandbox.act(doc._id, portalAction(fieldsOf(request)), deliver);
    return reply.redirect(request.url, 303);
  });
}
