import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry abuse appeal <id> <remediation>` */
export function abuseAppeal(cli: Cli): Command {
  return command("appeal", "answer a report of abuse after what was reported is dealt with", [
    "abuse appeal <id> 'The page is removed.' --evidence 'The deployment of today has it no more.'",
  ])
    .argument("<id>", "id of the report, from `quarry abuse list`")
    .argument("<remediation>", "what was done")
    .option("--evidence <text>", "what shows that")
    .addOption(jsonOption())
    .action(
      async (id: string, remediation: string, { evidence, json }: { evidence?: string; json?: boolean }) => {
        const report = await cli.client().appealAbuseReport(id, { remediation, evidence: evidence ?? null });
        if (json) return cli.out.json(report);
        cli.out.line(`${report.id} is ${report.status.toLowerCase()}: ${report.agentInstruction}`);
      },
    );
}
