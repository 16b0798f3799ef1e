import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry services delete <service>`: its slug is what is asked for besides, so that no other is meant. */
export function servicesDelete(cli: Cli): Command {
  return command("delete", "stop a service and delete it; it can be brought back for 7 days", [
    "services delete <id> --confirm guestbook",
  ])
    .argument("<service>", "id or slug, from `quarry services list`")
    .option("--confirm <slug>", "the slug of the service once more; the first argument where that is it")
    .addOption(jsonOption())
    .action(async (id: string, { confirm = id, json }: { confirm?: string; json?: boolean }) => {
      const deleted = await cli.client().deleteService(id, confirm);
      if (json) return cli.out.json(deleted);
      cli.out.line(`${deleted.slug} is deleted`);
      cli.err.line(`bring it back within 7 days: quarry services restore ${deleted.slug}`);
    });
}
