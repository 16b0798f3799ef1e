import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "commander";
import type { CronRun } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofTrigger, type TriggerOptions } from "./trigger-argument.ts";

const EVERY_MS = 500;

/** `quarry cron run <trigger>` */
export function cronRun(cli: Cli): Command {
  return ofTrigger(
    command("run", "run a trigger now, and wait for its end", ["cron run cleanup --service guestbook"]),
  )
    .option("--detach", "do not wait")
    .action(async (name: string, { service, json, detach }: TriggerOptions & { detach?: true }) => {
      const named = await whichService(service);
      let run = await cli.client().runCronTrigger(named, name);
      while (!detach && (run.state === "ASKED" || run.state === "RUNNING")) {
        await sleep(EVERY_MS);
        const { items } = await cli.client().cronRuns(named, name, { first: 100 });
        run = items.find(({ id }) => id === run.id) ?? run;
      }
      if (json) cli.out.json(run);
      else cli.out.line(lineOf(run));
      if (run.state === "FAILED" || run.state === "SKIPPED" || run.state === "MISSED")
        throw localFailure("cron_run_failed", `${name}: ${run.error ?? run.state.toLowerCase()}`);
    });
}

const lineOf = ({ id, state, status, ms }: CronRun): string =>
  [id, state.toLowerCase(), ...(status ? [status] : []), ...(ms === null ? [] : [`${ms} ms`])].join("  ");
