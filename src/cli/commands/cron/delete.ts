import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofTrigger, type TriggerOptions } from "./trigger-argument.ts";

/** `quarry cron delete <trigger>` */
export function cronDelete(cli: Cli): Command {
  return ofTrigger(command("delete", "delete a trigger", ["cron delete cleanup --service guestbook"])).action(
    async (name: string, { service, json }: TriggerOptions) => {
      const left = await cli.client().deleteCronTrigger(await whichService(service), name);
      if (json) cli.out.json(left);
      else cli.out.line(`${name} is deleted`);
    },
  );
}
