import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";
import { printReport } from "../abuse/report-facts.ts";

/** `quarry operator abuse show <id>` */
export function abuseShow(cli: Cli): Command {
  return command("show", "show a report of abuse with who made it and what was served", [
    "operator abuse show <id>",
  ])
    .argument("<id>", "id of the report, from `quarry operator abuse list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const found = await cli.client().operatorAbuseReport(id);
      if (!found) throw localFailure("not_found", `There is no report ${id}.`);
      if (json) return cli.out.json(found);
      printReport(cli, found.report, [
        ["reporter", plain(found.reporterEmail)],
        ["account", found.accountId],
        ["owner", found.mayNotify ? "may be told" : "may not be told"],
        [
          "history",
          found.forgedSeq === null ? "as it was written" : `forged from step ${found.forgedSeq} on`,
        ],
      ]);
      for (const { at, slug, deploymentId } of found.preserved)
        cli.out.line(`${timeWord(at)}  served then: ${slug}, deployment ${deploymentId ?? "none"}`);
    });
}
