import { Option, type Command } from "commander";
import type { CronTrigger, CronTriggerChange } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";
import { ofTrigger, type TriggerOptions } from "./trigger-argument.ts";

interface Settings {
  timezone?: string;
  overlap?: "skip" | "allow";
  paused?: "on" | "off";
}

/** `quarry cron create <name> <expression>` */
export function cronCreate(cli: Cli): Command {
  const made = command("create", "make a trigger, and restart the worker with its id", [
    "cron create cleanup '0 3 * * *' --timezone Europe/Berlin --service guestbook",
  ])
    .argument("<name>", "name: a to z, 0 to 9 and -")
    .argument("<expression>", "five fields, or a name such as @daily; in quotes")
    .addOption(serviceOption())
    .addOption(jsonOption());
  return withSettings(made).action(
    async (name: string, expression: string, { service, json, ...options }: Settings & TriggerOptions) => {
      const input = { ...changeOf(options), name, cronExpression: expression };
      const trigger = await cli.client().createCronTrigger(await whichService(service), input as never);
      if (json) return cli.out.json(trigger);
      cli.out.line(trigger.id);
      sayWhen(cli, trigger);
    },
  );
}

/** `quarry cron update <trigger>` */
export function cronUpdate(cli: Cli): Command {
  const made = ofTrigger(
    command("update", "change a trigger; what is left out stays", [
      "cron update cleanup --expression '30 4 * * MON-FRI' --service guestbook",
    ]),
  ).option("--expression <expression>", "five fields, or a name such as @daily; in quotes");
  return withSettings(made).action(
    async (
      name: string,
      { service, json, expression, ...options }: Settings & TriggerOptions & { expression?: string },
    ) => {
      const change = {
        ...changeOf(options),
        ...(expression !== undefined && { cronExpression: expression }),
      };
      const trigger = await cli.client().updateCronTrigger(await whichService(service), name, change);
      if (json) return cli.out.json(trigger);
      cli.out.line(`${trigger.name} is ${trigger.paused ? "paused" : "delivered"}`);
      sayWhen(cli, trigger);
    },
  );
}

function withSettings(made: Command): Command {
  return made
    .option("--timezone <zone>", "time zone of the IANA list, such as Europe/Berlin")
    .addOption(
      new Option("--overlap <what>", "what happens while a run is not over").choices(["skip", "allow"]),
    )
    .addOption(new Option("--paused <state>", "whether nothing is delivered").choices(["on", "off"]));
}

function changeOf({ timezone, overlap, paused }: Settings): CronTriggerChange {
  return {
    ...(timezone !== undefined && { timezone }),
    ...(overlap !== undefined && { overlap: overlap === "skip" ? "SKIP" : "ALLOW" }),
    ...(paused !== undefined && { paused: paused === "on" }),
  };
}

/** A wrong weekday is seen at once. */
function sayWhen(cli: Cli, { name, nextRuns, notes }: CronTrigger): void {
  cli.err.line(`the worker is called at /.svc/cron/${name}; next: ${nextRuns.join(", ")}`);
  for (const note of notes) cli.err.line(note);
}
