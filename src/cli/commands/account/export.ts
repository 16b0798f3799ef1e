import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { assertWritable } from "../../results/target.ts";
import { writeWhole } from "../../write-whole.ts";

/** `quarry account export`: everything that is kept of the account, as one archive in a file. */
export function accountExport(cli: Cli): Command {
  return command("export", "save everything that is kept of the account as a .tar.gz of JSON Lines", [
    "account export --output account.tar.gz",
  ])
    .requiredOption("--output <file>", "the file to write")
    .action(async ({ output }: { output: string }) => {
      await assertWritable({ path: output });
      const again = "Name a file that can be written: quarry account export --output <file>";
      await writeWhole(output, cli.client().exportAccount(), again);
      cli.err.line(`written to ${output}`);
    });
}
