import { KINDS } from "../generated/kinds.ts";
import { kindCommand } from "../kind/kind-command.ts";
import { webhooksDeliveries } from "./webhooks/deliveries.ts";
import { webhooksReplay } from "./webhooks/replay.ts";
import { webhooksRotateSecret } from "./webhooks/rotate-secret.ts";
import { webhooksTest } from "./webhooks/test.ts";
import { webhookFacts } from "./webhooks/webhook-facts.ts";

export const webhooks = kindCommand(KINDS.webhook, {
  noun: "webhooks",
  about: "where the account is notified by HTTP",
  one: "webhook endpoint",
  columns: [
    { title: "WEBHOOK", cell: (row) => row.id, isWhole: true },
    { title: "ENABLED", cell: (row) => (row.isEnabled ? "yes" : "no") },
    { title: "TOPICS", cell: (row) => row.topics.join(",") },
    { title: "URL", cell: (row) => row.url },
  ],
  facts: webhookFacts,
  verbs: {
    list: "list where webhooks are sent",
    show: "show an endpoint",
    create: "send webhooks to a URL; their secret is shown this once",
    update: "change an endpoint, or switch it on or off",
    delete: "remove an endpoint",
  },
  examples: {
    create: ["webhooks create https://example.org/hooks/quarry --topics request.finished,balance.low"],
    update: ["webhooks update <id> --topics request.finished --enabled off"],
  },
  argument: "url",
  list: { none: "no webhooks" },
  own: [webhooksRotateSecret, webhooksTest, webhooksDeliveries, webhooksReplay],
});
