import { ask } from "../../data/ask.ts";
import { WebhookListDocument } from "../../generated/webhook.ts";
import type { Attention, AttentionLine } from "../../parts/shell/feature.ts";

/** Endpoints that accept nothing, or that were switched off for it. */
export const attention: Attention = async (words, format) => {
  const { webhookEndpoints } = await ask(WebhookListDocument, {});
  return webhookEndpoints.flatMap(({ id, url, failingSince, disabledReason }): AttentionLine[] => {
    const action = { label: words.webhook.look, to: `/webhooks/${id}` };
    const { host } = new URL(url);
    if (disabledReason === "FAILURES" || disabledReason === "GONE")
      return [{ tone: "bad", text: words.webhook.wasSwitchedOff(host), action }];
    if (disabledReason === null && failingSince !== null)
      return [{ tone: "warn", text: words.webhook.isFailing(host, format.moment(failingSince)), action }];
    return [];
  });
};
