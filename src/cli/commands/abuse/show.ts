import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { printReport } from "./report-facts.ts";

/** `quarry abuse show <id>` */
export function abuseShow(cli: Cli): Command {
  return command("show", "show a report of abuse of a service with all its steps", ["abuse show <id>"])
    .argument("<id>", "id of the report, from `quarry abuse list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const report = await cli.client().abuseReport(id);
      if (!report) throw localFailure("not_found", `This account has no report ${id}.`);
      if (json) cli.out.json(report);
      else printReport(cli, report);
    });
}
