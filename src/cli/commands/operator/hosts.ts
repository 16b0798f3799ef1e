import type { Command } from "commander";
import { countOf } from "../../../kernel/count-of.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

const MB = 1024 * 1024;

/** `quarry operator hosts`: which hosts run services, and what runs there. */
export function operatorHosts(cli: Cli): Command {
  return command("hosts", "show which hosts run services, and the workers that run there", [
    "operator hosts",
    "operator hosts --json",
  ])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const hosts = await cli.client().operatorHosts();
      if (json) return cli.out.json(hosts);
      printTable(cli.out, hosts, [
        { title: "HOST", cell: (row) => row.name, isWhole: true },
        { title: "STATE", cell: (row) => row.status.toLowerCase() },
        { title: "ISOLATION", cell: (row) => row.isolation },
        { title: "SERVICES", align: "right", cell: (row) => String(row.services) },
        { title: "WORKERS", align: "right", cell: (row) => String(row.workers.length) },
        {
          title: "MB",
          align: "right",
          cell: (row) => megabytes([row, ...row.workers].reduce((sum, one) => sum + one.memoryBytes, 0)),
        },
        { title: "SINCE", cell: (row) => timeWord(row.startedAt) },
        { title: "HEARD OF", cell: (row) => timeWord(row.seenAt) },
      ]);
      for (const { name, workers } of hosts)
        for (const { slug, deployment, state, memoryBytes } of workers)
          cli.out.line(
            `${name}: ${slug} #${deployment} is ${state.toLowerCase()}, ${megabytes(memoryBytes)} MB`,
          );
      cli.out.line(countOf(hosts.filter(({ status }) => status === "RUNNING").length, "host") + " running");
    });
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / MB));
}
