import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { WebhookSecret } from "../../store/webhook/webhook-documents.ts";

const SECRET_BYTES = 32;

/** `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}

/** Those that sign at this moment. */
export function secretsAt(secrets: readonly WebhookSecret[], now: Date): WebhookSecret[] {
  return secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
}

/** The headers of the Standard Webhooks specification: one signature for each secret that is good at this moment. */
export function signedHeaders(
  id: string,
  payload: string,
  secrets: readonly WebhookSecret[],
  now: Date,
): Record<string, string> {
  const signatures = secretsAt(secrets, now).map(({ secret }) => new Webhook(secret).sign(id, now, payload));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}
