import { cliOfProcess } from "./cli.ts";
import { localFailure } from "./failure.ts";
import { createProgram } from "./program.ts";
import { reportFailure } from "./report-failure.ts";

const cli = cliOfProcess();

// The reader of a pipe, `head` for example, may leave early; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(process.exitCode ?? 0);
  process.exit(reportFailure(cli.err, unwritable(error), process.argv.includes("--json")));
});

try {
  await createProgram(cli).parseAsync(process.argv);
} catch (error) {
  cli.exitWith(reportFailure(cli.err, error, process.argv.includes("--json")));
}

/** A full disk behind `> file`, for example. */
function unwritable({ code, message }: NodeJS.ErrnoException): Error {
  return localFailure("invalid_input", `stdout cannot be written (${code ?? message}).`, {
    agent:
      "Write somewhere else; Records that are stored stay with the gateway: quarry requests results <id>.",
  });
}
