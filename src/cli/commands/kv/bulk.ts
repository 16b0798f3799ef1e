import type { Command } from "commander";
import { countOf } from "../../../kernel/count-of.ts";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { readBytes } from "../../read-text.ts";
import { printTable } from "../../terminal/table.ts";
import { ofNamespace, type NamespaceOptions } from "./namespace-argument.ts";

/** `quarry kv bulk <namespace> --file <file>` */
export function kvBulk(cli: Cli): Command {
  return ofNamespace(
    command("bulk", "write up to 10,000 values of a file, each on its own", [
      "kv bulk visits --file <file> --service guestbook",
    ]),
  )
    .requiredOption(
      "--file <file>",
      'JSON such as [{"key": "page/home", "value": "42"}], also with base64, metadata and expirationTtlSeconds; - for stdin',
    )
    .action(async (namespace: string, options: NamespaceOptions & { file: string }) => {
      const service = await whichService(options.service);
      const done = await cli.client().importKv(service, namespace, await readBytes(options.file));
      if (done.failures.length > 0) cli.exitWith(2);
      if (options.json) return cli.out.json(done);
      cli.out.line(`${countOf(done.successfulKeyCount, "value")} written`);
      if (done.failures.length > 0)
        printTable(cli.err, done.failures, [
          { title: "LEFT OUT", cell: (row) => row.key, isWhole: true },
          { title: "CODE", cell: (row) => row.code },
          { title: "WHY", cell: (row) => row.message },
        ]);
    });
}
