import type { Command } from "commander";
import { jsonOption } from "../../command.ts";
import { serviceOption } from "../../deploy/which-service.ts";

/** What every command about one class takes. */
export interface ClassOptions {
  service?: string;
  json?: boolean;
}

export function ofClass(made: Command): Command {
  return withService(made.argument("<class>", "id or name, from `quarry state list`"));
}

export function ofObject(made: Command): Command {
  return ofClass(made).argument("<object>", "key of the object, from `quarry state objects`");
}

export function withService(made: Command): Command {
  return made.addOption(serviceOption()).addOption(jsonOption());
}
