import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { assertRestarted } from "./assert-restarted.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry env apply` */
export function envApply(cli: Cli): Command {
  return command("apply", "restart the worker with what is staged", ["env apply --service guestbook"])
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async ({ service, json }: { service?: string; json?: boolean }) => {
      const secrets = await cli.client().setSecrets({ service: await whichService(service), values: [] });
      if (json) return cli.out.json(secrets);
      assertRestarted(secrets);
      cli.out.line("the worker runs with all secrets that are written");
    });
}
