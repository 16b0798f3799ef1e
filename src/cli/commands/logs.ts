import { Option, type Command } from "commander";
import type { ServiceLogFilter } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { whichService } from "../deploy/which-service.ts";
import { printLine } from "../logs/print-line.ts";
import { momentAgo, wholeNumber } from "../option-values.ts";

interface Options {
  follow?: true;
  level?: string;
  source?: string;
  grep?: string;
  request?: string;
  since?: string;
  limit: number;
  json?: true;
}

/** `quarry logs <service>`: what the worker wrote, a line for each request, and what the server did with it. */
export function logs(cli: Cli): Command {
  return command("logs", "show what a service wrote, oldest line first, or follow it", [
    "logs my-service --follow",
    "logs my-service --level warn --since 1h",
  ])
    .argument("[service]", "id or slug; that of service.toml in this folder when left out")
    .option("-f, --follow", "continue with each line that is written; Ctrl-C ends it")
    .addOption(
      new Option("--level <level>", "only this level and worse ones").choices([
        "debug",
        "info",
        "warn",
        "error",
      ]),
    )
    .addOption(
      new Option("--source <source>", "only lines of it").choices(["stdout", "stderr", "http", "platform"]),
    )
    .option("--grep <text>", "only lines with this text in them, in whatever case")
    .option("--request <id>", "only lines of this request, by its X-Request-Id")
    .option("--since <when>", "only lines of then or later: 10m, 2h, 1d, or a date and time", momentAgo)
    .option("--limit <n>", "lines, 1 to 1000", wholeNumber(1, 1000), 100)
    .addOption(jsonOption())
    .action(async (named: string | undefined, { follow, json, limit, ...wanted }: Options) => {
      const service = await whichService(named);
      const filter = filterOf(wanted);
      const print = printLine(cli.out);
      if (!follow) {
        const page = await cli.client().serviceLogs(service, { filter, first: limit });
        const lines = page?.items.toReversed() ?? [];
        if (json) cli.out.json(lines);
        else for (const line of lines) print(line);
        return;
      }
      for await (const line of cli.client().serviceLogAdded(service, { filter, last: limit }))
        if (json) await cli.out.write(`${JSON.stringify(line)}\n`);
        else print(line);
    });
}

function filterOf({ level, source, grep, request, since }: Omit<Options, "limit">): ServiceLogFilter {
  return {
    ...(level === undefined ? {} : { level: level.toUpperCase() as "INFO" }),
    ...(source === undefined ? {} : { source: source.toUpperCase() as "HTTP" }),
    ...(grep === undefined ? {} : { text: grep }),
    ...(request === undefined ? {} : { requestId: request }),
    ...(since === undefined ? {} : { since }),
  };
}
