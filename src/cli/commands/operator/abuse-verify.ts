import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { EXIT } from "../../../errors/to-exit-code.ts";

const PAGE = 100;

/** `quarry operator abuse verify-history` */
export function abuseVerify(cli: Cli): Command {
  return command("verify-history", "check that no step of any report was changed or taken out", [
    "operator abuse verify-history",
  ])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      let [reports, steps] = [0, 0];
      const forged: { id: string; step: number }[] = [];
      const client = cli.client();
      let after: string | null = null;
      do {
        const page = await client.operatorAbuseReports({ first: PAGE, ...(after !== null && { after }) });
        for (const { report, forgedSeq } of page.items) {
          reports++;
          steps += report.events.length;
          if (forgedSeq !== null) forged.push({ id: report.id, step: forgedSeq });
        }
        after = page.nextCursor;
      } while (after !== null);
      if (json) cli.out.json({ reports, steps, forged });
      else {
        for (const { id, step } of forged)
          cli.out.line(`${id} is not as it was written from step ${step} on`);
        cli.out.line(
          `${reports} reports, ${steps} steps: ${forged.length === 0 ? "as they were written" : "forged"}`,
        );
      }
      if (forged.length > 0) cli.exitWith(EXIT.internal);
    });
}
