import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry services restore <service>` */
export function servicesRestore(cli: Cli): Command {
  return command("restore", "bring back a service that was deleted", ["services restore <id>"])
    .argument("<service>", "id or slug, from `quarry services list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const restored = await cli.client().restoreService(id);
      if (json) cli.out.json(restored);
      else cli.out.line(`${restored.slug} is ${restored.status.toLowerCase()}`);
    });
}
