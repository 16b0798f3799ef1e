import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { printTable } from "../../terminal/table.ts";
import { ofObject, type ClassOptions } from "./class-argument.ts";

/** `quarry state show <class> <object>` */
export function stateShow(cli: Cli): Command {
  return ofObject(
    command("show", "list the values of an object", ["state show Room lobby --service guestbook"]),
  )
    .option("--prefix <text>", "what their keys begin with", "")
    .option("--reverse", "the last key first")
    .option("--limit <n>", "how many, 1 to 1,000", Number, 100)
    .action(
      async (
        named: string,
        object: string,
        {
          service,
          json,
          prefix,
          limit,
          reverse = false,
        }: ClassOptions & { prefix: string; limit: number; reverse?: boolean },
      ) => {
        const asked = { prefix, reverse, first: limit };
        const { items } = await cli.client().stateKeys(await whichService(service), named, object, asked);
        if (json) return cli.out.json(items);
        if (items.length === 0) return cli.err.line("nothing is there");
        printTable(cli.out, items, [
          { title: "KEY", cell: (row) => row.key, isWhole: true },
          { title: "BYTES", cell: (row) => String(row.bytes) },
          { title: "VERSION", cell: (row) => String(row.version) },
        ]);
      },
    );
}
