import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber } from "../../option-values.ts";
import { plain } from "../../terminal/screen.ts";
import { noRequest } from "./request-facts.ts";

interface Options {
  limit: number;
  cursor?: string;
  json?: boolean;
}

/** `quarry requests log <id>`: pages, retries, warnings and timings. */
export function requestsLog(cli: Cli): Command {
  return command("log", "show the run log of a Request, oldest line first", ["requests log <id> --limit 20"])
    .argument("<id>", "id of the Request")
    .option("--limit <n>", "lines, 1 to 1000", wholeNumber(1, 1000), 100)
    .option("--cursor <cursor>", "continue after the line with this `cursor`")
    .addOption(jsonOption())
    .action(async (id: string, { limit, cursor, json }: Options) => {
      const lines = await cli.client().log(id, {
        first: limit,
        ...(cursor === undefined ? {} : { after: cursor }),
      });
      if (!lines) throw noRequest(id);
      if (json) return cli.out.json(lines);
      for (const { at, level, message, data } of lines) {
        const facts = data === null ? "" : cli.out.tint("dim", plain(JSON.stringify(data)));
        const word = level === "warn" ? cli.out.tint("yellow", "warn") : level;
        cli.out.line(`${new Date(at).toISOString()} ${word} ${plain(message)} ${facts}`.trimEnd());
      }
    });
}
