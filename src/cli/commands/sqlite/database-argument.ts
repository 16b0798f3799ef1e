import type { Command } from "commander";
import { jsonOption } from "../../command.ts";
import { serviceOption } from "../../deploy/which-service.ts";

/** What every command about one database takes. */
export interface DatabaseOptions {
  service?: string;
  json?: boolean;
}

export function ofDatabase(made: Command): Command {
  return made
    .argument("<database>", "id or name, from `quarry sqlite list`")
    .addOption(serviceOption())
    .addOption(jsonOption());
}
