import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import { ofClass, type ClassOptions } from "./class-argument.ts";

/** `quarry state objects <class>` */
export function stateObjects(cli: Cli): Command {
  return ofClass(
    command("objects", "list the objects of a class", ["state objects Room --prefix lo --service guestbook"]),
  )
    .option("--prefix <text>", "what their keys begin with", "")
    .option("--limit <n>", "how many, 1 to 1,000", Number, 100)
    .action(
      async (
        named: string,
        { service, json, prefix, limit }: ClassOptions & { prefix: string; limit: number },
      ) => {
        const asked = { prefix, first: limit };
        const { items } = await cli.client().stateObjects(await whichService(service), named, asked);
        if (json) return cli.out.json(items);
        if (items.length === 0) return cli.err.line("no objects");
        printTable(cli.out, items, [
          { title: "OBJECT", cell: (row) => row.objectKey, isWhole: true },
          { title: "VALUES", cell: (row) => String(row.keyCount) },
          { title: "BYTES", cell: (row) => String(row.sizeBytes) },
          { title: "VERSION", cell: (row) => String(row.version) },
          { title: "WRITTEN", cell: (row) => timeWord(row.updatedAt) },
        ]);
      },
    );
}
