import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { printFacts } from "../../terminal/facts.ts";
import { timeWord } from "../../terminal/words.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofTrigger, type TriggerOptions } from "./trigger-argument.ts";

/** `quarry cron show <trigger>` */
export function cronShow(cli: Cli): Command {
  return ofTrigger(
    command("show", "show when a trigger is due", ["cron show cleanup --service guestbook"]),
  ).action(async (name: string, { service, json }: TriggerOptions) => {
    const trigger = await cli.client().cronTrigger(await whichService(service), name);
    if (trigger === null) throw localFailure("not_found", `This service has no cron trigger ${name}.`);
    if (json) return cli.out.json(trigger);
    const { lastStatus, consecutiveFailures: failures, held } = trigger;
    printFacts(cli.out, [
      ["id", trigger.id],
      ["name", trigger.name],
      ["variable", trigger.variable],
      ["state", trigger.deletedAt ? "deleted" : trigger.paused ? "paused" : "delivered"],
      ["expression", `${trigger.cronExpression} in ${trigger.timezone}`],
      ["overlap", trigger.overlap.toLowerCase()],
      ["next", trigger.nextRuns.join(", ")],
      ["last", trigger.lastRunAt && `${trigger.lastRunAt}, ${lastStatus?.toLowerCase() ?? ""}`],
      ["failed in a row", failures === 0 ? null : String(failures)],
      ["held", held && `${held.reason}, until ${held.until}`],
      ["made", timeWord(trigger.createdAt)],
    ]);
    for (const note of trigger.notes) cli.err.line(note);
  });
}
