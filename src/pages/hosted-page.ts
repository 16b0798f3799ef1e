import type { FastifyReply } from "fastify";
import type { HostedPage } from "../domain/provider/payment-provider.ts";
import { html } from "./html.ts";
import { sendPage } from "./shell.ts";

/**
 * Leads to a page of the payment provider. Elsewhere by way of a page of our own: a form may lead to no other site by itself
 * (see `policyOf`), and providers have more host names than a list would hold.
 */
export function sendHostedPage(reply: FastifyReply, { url }: HostedPage, publicUrl: string): FastifyReply {
  if (new URL(url).origin === new URL(publicUrl).origin) return reply.redirect(url, 303);
  return sendPage(reply.header("refresh", `0; url=${url}`), {
    title: "To the payment",
    body: html`<p><a class="button" href="${url}">Continue at ${new URL(url).host}</a></p>`,
  });
}
