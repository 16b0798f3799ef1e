import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { KINDS } from "../../generated/kinds.ts";
import { listCommand } from "../../kind/list-command.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry webhooks deliveries` */
export function webhooksDeliveries(cli: Cli): Command {
  return listCommand(cli, "webhooks deliveries", KINDS.webhookDelivery.list, {
    about: "list what was sent and its outcome, newest first",
    examples: ["webhooks deliveries", "webhooks deliveries --status failed --limit 5 --json"],
    options: { endpointId: { option: "webhook" } },
    columns: [
      { title: "DELIVERY", cell: (row) => row.id, isWhole: true },
      { title: "MADE", cell: (row) => timeWord(row.createdAt) },
      { title: "TOPIC", cell: (row) => row.topic },
      { title: "STATUS", cell: (row) => row.status.toLowerCase() },
      { title: "TRIES", align: "right", cell: (row) => String(row.attemptCount) },
      { title: "LAST", cell: (row) => plain(row.attempts.at(-1)?.error ?? ""), isSpare: true },
    ],
    none: "no deliveries",
  });
}
