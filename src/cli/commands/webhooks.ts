import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { webhooksCreate } from "./webhooks/create.ts";
import { webhooksDelete } from "./webhooks/delete.ts";
import { webhooksDeliveries } from "./webhooks/deliveries.ts";
import { webhooksList } from "./webhooks/list.ts";
import { webhooksReplay } from "./webhooks/replay.ts";
import { webhooksRotateSecret } from "./webhooks/rotate-secret.ts";
import { webhooksShow } from "./webhooks/show.ts";
import { webhooksTest } from "./webhooks/test.ts";
import { webhooksUpdate } from "./webhooks/update.ts";

export function webhooks(cli: Cli): Command {
  return noun("webhooks", "where the account is notified by HTTP", [
    webhooksList(cli),
    webhooksShow(cli),
    webhooksCreate(cli),
    webhooksUpdate(cli),
    webhooksRotateSecret(cli),
    webhooksTest(cli),
    webhooksDeliveries(cli),
    webhooksReplay(cli),
    webhooksDelete(cli),
  ]);
}
