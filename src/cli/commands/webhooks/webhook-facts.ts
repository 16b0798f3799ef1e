import type { Webhook, WebhookDelivery } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { printFacts } from "../../terminal/facts.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";

export function webhookFacts(webhook: Webhook): [string, string | null][] {
  return [
    ["id", webhook.id],
    ["url", webhook.url],
    ["description", plain(webhook.description)],
    ["topics", webhook.topics.join(", ")],
    ["Records", webhook.includeRecords === 0 ? null : `the first ${webhook.includeRecords}`],
    ["enabled", webhook.isEnabled ? "yes" : `no (${webhook.disabledReason?.toLowerCase() ?? ""})`],
    ["secrets", webhook.secrets.map(secretWord).join(", ")],
    ["failing", webhook.failingSince === null ? null : `since ${timeWord(webhook.failingSince)}`],
    ["delivered", webhook.lastDeliveredAt === null ? null : timeWord(webhook.lastDeliveredAt)],
  ];
}

export function printDelivery(cli: Cli, delivery: WebhookDelivery): void {
  const last = delivery.attempts.at(-1);
  printFacts(cli.out, [
    ["id", delivery.id],
    ["topic", delivery.topic],
    ["status", delivery.status.toLowerCase()],
    ["tries", String(delivery.attemptCount)],
    ["last", last ? plain(last.error ?? `${last.status} in ${last.durationMs} ms`) : null],
    ["next", delivery.nextAttemptAt === null ? null : timeWord(delivery.nextAttemptAt)],
  ]);
}

function secretWord({ createdAt, expiresAt }: Webhook["secrets"][number]): string {
  return expiresAt === null ? `of ${timeWord(createdAt)}` : `one until ${timeWord(expiresAt)}`;
}
