import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { assertWritable } from "../../results/target.ts";
import { writeWhole } from "../../write-whole.ts";

/** `quarry operator recordings save <id>`: a HAR file, by which a scraper is mended and tested. */
export function operatorRecordingsSave(cli: Cli): Command {
  return command("save", "save a recording as a HAR file", [
    "operator recordings save <recording> --output changed.har.json",
  ])
    .argument("<recording>", "id of the recording, from `quarry operator recordings list`")
    .requiredOption("--output <file>", "the file to write")
    .action(async (id: string, { output }: { output: string }) => {
      await assertWritable({ path: output });
      const again =
        "Name a file that can be written: quarry operator recordings save <recording> --output <file>";
      await writeWhole(output, cli.client().downloadRecording(id), again);
      cli.err.line(`written to ${output}`);
    });
}
