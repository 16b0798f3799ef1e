import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofTrigger, type TriggerOptions } from "./trigger-argument.ts";

/** `quarry cron pause <trigger>` */
export function cronPause(cli: Cli): Command {
  return switched(cli, true, command("pause", "pause a trigger", ["cron pause cleanup --service guestbook"]));
}

/** `quarry cron resume <trigger>` */
export function cronResume(cli: Cli): Command {
  return switched(
    cli,
    false,
    command("resume", "resume a trigger; what was due meanwhile is not made up for", [
      "cron resume cleanup --service guestbook",
    ]),
  );
}

function switched(cli: Cli, paused: boolean, made: Command): Command {
  return ofTrigger(made).action(async (name: string, { service, json }: TriggerOptions) => {
    const trigger = await cli.client().updateCronTrigger(await whichService(service), name, { paused });
    if (json) cli.out.json(trigger);
    else
      cli.out.line(
        paused ? `${trigger.name} is paused` : `${trigger.name} runs next at ${trigger.nextRunAt}`,
      );
  });
}
