import type { FastifyInstance } from "fastify";
import type { PaymentMessagesService } from "../../domain/payment/payment-messages.service.ts";
import type { Deliver } from "../../domain/payment/sandbox/sandbox.service.ts";
import { acceptText } from "../../http/text-body.ts";

const MAX_MESSAGE_BYTES = 1024 * 1024;

const DELIVERY_MS = 5000;

/** Where messages of a provider arrive. */
const webhookPath = (provider: string): string => `/billing/webhooks/${provider}`;

/** Sends the messages of the sandbox to the server that it belongs to, as a provider does. */
export function deliverTo(publicUrl: () => string): Deliver {
  return async (body, headers) => {
    const answer = await fetch(publicUrl() + webhookPath("sandbox"), {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(DELIVERY_MS),
    });
    await answer.arrayBuffer();
    return answer.ok;
  };
}

/** Takes messages of the payment provider: byte for byte, since they are signed. Answers 200 once they cannot be lost. */
export async function servePaymentWebhooks(
  app: FastifyInstance,
  messages: PaymentMessagesService,
): Promise<void> {
  await app.register(async (hooks) => {
    acceptText(hooks, {
      type: "application/json",
      mostBytes: () => MAX_MESSAGE_BYTES,
      parse: (text) => text,
    });
    hooks.post(webhookPath(messages.provider), async ({ body, headers }, reply) => {
      await messages.receive(typeof body === "string" ? body : "", headers);
      return reply.send({ received: true });
    });
  });
}
