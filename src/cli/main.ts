#!/usr/bin/env node
import { cliOf } from "./cli.ts";
import { localFailure } from "./failure.ts";
import { reportFailure } from "./report-failure.ts";
import { run } from "./run.ts";

const cli = cliOf();

// The reader of a pipe, `head` for example, may leave early; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(process.exitCode ?? 0);
  process.exit(reportFailure(cli.err, unwritable(error), process.argv.includes("--json")));
});

await run(cli, process.argv.slice(2));

/** A full disk behind `> file`, for example. */
function unwritable({ code, message }: NodeJS.ErrnoException): Error {
  return localFailure("invalid_input", `stdout cannot be written (${code ?? message}).`, {
    agent:
      "Write somewhere else; Records that are stored stay with the gateway: quarry requests results <id>.",
  });
}
