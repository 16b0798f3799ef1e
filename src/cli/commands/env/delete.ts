import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { assertRestarted } from "./assert-restarted.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

/** `quarry env delete <name>` */
export function envDelete(cli: Cli): Command {
  return command("delete", "remove a secret at once, and restart the worker without it", [
    "env delete API_KEY --service guestbook",
  ])
    .argument("<name>", "name of the secret, from `quarry env list`")
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name: string, { service, json }: { service?: string; json?: boolean }) => {
      const which = await whichService(service);
      const known = await cli.client().secrets(which);
      if (!known.some((one) => one.name === name))
        throw localFailure("not_found", `The service has no secret ${name}; nothing was changed.`, {
          agent: "Take a name from `quarry env list`; capitals count.",
        });
      const left = await cli.client().deleteSecret(which, name);
      if (json) return cli.out.json(left);
      cli.out.line(`${name} is gone`);
      assertRestarted(left);
    });
}
