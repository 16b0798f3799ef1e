import { Option, type Command } from "commander";
import type { WebhookChange } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber, words } from "../../option-values.ts";
import { printWebhook } from "./webhook-facts.ts";

interface Options extends Omit<WebhookChange, "isEnabled"> {
  enabled?: "on" | "off";
  json?: boolean;
}

/** `quarry webhooks update <id>`: what is left out stays. */
export function webhooksUpdate(cli: Cli): Command {
  return command("update", "change an endpoint, or switch it on or off", [
    "webhooks update <id> --topics request.finished --enabled off",
  ])
    .argument("<id>", "id of the endpoint, from `quarry webhooks list`")
    .option("--url <url>", "an https:// URL with a public address")
    .option("--topics <topics>", "what to send: kinds of notifications, or '*' for all", words)
    .option("--description <text>", "words of your own")
    .option("--include-records <n>", "Records that request.finished brings along", wholeNumber(0, 100))
    .addOption(new Option("--enabled <on|off>", "whether anything is sent").choices(["on", "off"]))
    .addOption(jsonOption())
    .action(async (id: string, { json, enabled, ...change }: Options) => {
      const isEnabled = enabled === undefined ? {} : { isEnabled: enabled === "on" };
      const webhook = await cli.client().updateWebhook(id, { ...change, ...isEnabled });
      if (json) cli.out.json(webhook);
      else printWebhook(cli, webhook);
    });
}
