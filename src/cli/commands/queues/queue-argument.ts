import type { Command } from "commander";
import { jsonOption } from "../../command.ts";
import { serviceOption } from "../../deploy/which-service.ts";

/** What every command about one queue takes. */
export interface QueueOptions {
  service?: string;
  json?: boolean;
}

export function ofQueue(made: Command): Command {
  return made
    .argument("<queue>", "id or name, from `quarry queues list`")
    .addOption(serviceOption())
    .addOption(jsonOption());
}
