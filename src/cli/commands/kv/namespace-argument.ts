import type { Command } from "commander";
import { jsonOption } from "../../command.ts";
import { serviceOption } from "../../deploy/which-service.ts";

/** What every command about one namespace takes. */
export interface NamespaceOptions {
  service?: string;
  json?: boolean;
}

export function ofNamespace(made: Command): Command {
  return made
    .argument("<namespace>", "id or name, from `quarry kv list`")
    .addOption(serviceOption())
    .addOption(jsonOption());
}
