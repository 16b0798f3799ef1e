import type { Command } from "commander";
import { jsonOption } from "../../command.ts";
import { serviceOption } from "../../deploy/which-service.ts";

/** What every command about one trigger takes. */
export interface TriggerOptions {
  service?: string;
  json?: boolean;
}

export function ofTrigger(made: Command): Command {
  return made
    .argument("<trigger>", "id or name, from `quarry cron list`")
    .addOption(serviceOption())
    .addOption(jsonOption());
}
