import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "commander";
import type { WebhookDelivery } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printDelivery } from "./webhook-facts.ts";

const LOOK_EVERY_MS = 250;
const WITHIN_MS = 20_000;

/** `quarry webhooks test <id>`: sends a test and waits for its first try; exit code 1 when that failed. */
export function webhooksTest(cli: Cli): Command {
  return command("test", "send a test to an endpoint and show how it went", ["webhooks test <id>"])
    .argument("<id>", "id of the endpoint, from `quarry webhooks list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const delivery = await firstTry(cli, await cli.client().testWebhook(id));
      if (json) cli.out.json(delivery);
      else printDelivery(cli, delivery);
      if (delivery.status !== "DELIVERED") cli.exitWith(1);
    });
}

async function firstTry(cli: Cli, sent: WebhookDelivery): Promise<WebhookDelivery> {
  const until = performance.now() + WITHIN_MS;
  let delivery = sent;
  while (delivery.attemptCount === 0 && performance.now() < until) {
    await sleep(LOOK_EVERY_MS);
    delivery = (await cli.client().webhookDelivery(sent.id)) ?? delivery;
  }
  return delivery;
}
