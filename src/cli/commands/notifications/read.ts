import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { usageFailure } from "../../failure.ts";

/** `quarry notifications read <id…>` or `--all` */
export function notificationsRead(cli: Cli): Command {
  return command("read", "mark notifications as read", ["notifications read --all"])
    .argument("[id...]", "ids, from `quarry notifications list`")
    .option("--all", "mark every one")
    .addOption(jsonOption())
    .action(async (ids: string[], { all = false, json }: { all?: boolean; json?: boolean }) => {
      if (all === ids.length > 0) throw usageFailure("Give ids, or --all.");
      const markedCount = await cli.client().readNotifications(all ? undefined : ids);
      if (json) return cli.out.json({ markedCount });
      cli.out.line(`marked ${markedCount} as read`);
    });
}
