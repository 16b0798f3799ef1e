import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { KINDS } from "../../generated/kinds.ts";
import { listCommand } from "../../kind/list-command.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry records erasures`: who erased how much and when. */
export function recordsErasures(cli: Cli): Command {
  return listCommand(cli, "records erasures", KINDS.erasure.list, {
    about: "list erasures of Records, newest first",
    examples: ["records erasures --limit 10"],
    columns: [
      { title: "ERASURE", cell: (row) => row.id, isWhole: true },
      { title: "ASKED", cell: (row) => timeWord(row.createdAt) },
      { title: "DONE", cell: (row) => timeWord(row.finishedAt) },
      { title: "DRY RUN", cell: (row) => (row.isDryRun ? "yes" : "no") },
      { title: "RECORDS", align: "right", cell: (row) => String(row.recordsMatched) },
      { title: "KEY", cell: (row) => row.apiKeyId, isSpare: true },
    ],
    none: "no erasures",
  });
}
