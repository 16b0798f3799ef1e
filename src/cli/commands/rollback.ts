import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { whichService } from "../deploy/which-service.ts";

/** `quarry rollback <service>` */
export function rollback(cli: Cli): Command {
  return command("rollback", "serve an earlier deployment of a service again", ["rollback guestbook --to 2"])
    .argument("[service]", "id or slug; that of service.toml in this folder when left out")
    .option("--to <deployment>", "its number or id; the one that was served before when left out")
    .addOption(jsonOption())
    .action(async (named: string | undefined, { to, json }: { to?: string; json?: boolean }) => {
      const calls = cli.client();
      const service = await calls.rollbackService(await whichService(named), to === undefined ? {} : { to });
      if (json) return cli.out.json(service);
      const active = (await calls.deployments(service.id)).find(
        ({ id: one }) => one === service.activeDeploymentId,
      );
      cli.out.line(`${service.slug} serves deployment ${active?.n ?? ""} again`);
    });
}
