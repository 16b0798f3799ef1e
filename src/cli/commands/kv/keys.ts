import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { wholeNumber } from "../../option-values.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import { ofNamespace, type NamespaceOptions } from "./namespace-argument.ts";

interface Options extends NamespaceOptions {
  prefix: string;
  limit: number;
  cursor?: string;
}

/** `quarry kv keys <namespace>` */
export function kvKeys(cli: Cli): Command {
  return ofNamespace(
    command("keys", "list keys in the order of their bytes", [
      "kv keys visits --prefix page/ --service guestbook",
    ]),
  )
    .option("--prefix <text>", "what they begin with", "")
    .option("--limit <n>", "how many at once, 10 to 1,000", wholeNumber(10, 1000), 1000)
    .option("--cursor <cursor>", "continue behind the list before")
    .action(async (namespace: string, { prefix, limit, cursor, service, json }: Options) => {
      const asked = { prefix, limit, ...(cursor !== undefined && { cursor }) };
      const list = await cli.client().kvKeys(await whichService(service), namespace, asked);
      if (json) return cli.out.json(list);
      if (list.keys.length === 0 && list.listComplete) return cli.err.line("no keys");
      printTable(cli.out, list.keys, [
        { title: "KEY", cell: (row) => row.name, isWhole: true },
        { title: "BYTES", align: "right", cell: (row) => String(row.bytes) },
        {
          title: "EXPIRES",
          cell: ({ expiration }) =>
            expiration === null ? "" : timeWord(new Date(expiration * 1000).toISOString()),
        },
        {
          title: "METADATA",
          cell: ({ metadata }) => (metadata === null ? "" : JSON.stringify(metadata)),
          isSpare: true,
        },
      ]);
      if (list.cursor !== null) cli.err.line(`more: --cursor ${list.cursor}`);
    });
}
