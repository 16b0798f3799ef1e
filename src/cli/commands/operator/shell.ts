import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { runScript } from "../../run-script.ts";

/** `quarry operator shell`: src/engine/shell.ts, beside the server whose data folder this machine has. */
export function operatorShell(cli: Cli): Command {
  return command(
    "shell",
    "query the database of the server on this machine; reads only unless told otherwise",
    [`operator shell --eval 'db.requests.find({ state: "running" }, { limit: 5 })'`],
  )
    .option("--eval <expression>", "print the value of one expression as JSON, and end")
    .option("--write", "let expressions change data, too: db is then the driver's own")
    .action(async ({ eval: expression, write }: { eval?: string; write?: boolean }) => {
      const flags = [
        ...(expression === undefined ? [] : ["--eval", expression]),
        ...(write ? ["--write"] : []),
      ];
      cli.exitWith(await runScript("dist/engine/shell.js", flags, cli.env));
    });
}
