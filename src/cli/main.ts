import { cliOfProcess } from "./cli.ts";
import { createProgram } from "./program.ts";
import { reportFailure } from "./report-failure.ts";

const cli = cliOfProcess();

// The reader of a pipe, `head` for example, may leave early; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(process.exitCode ?? 0);
  throw error;
});

try {
  await createProgram(cli).parseAsync(process.argv);
} catch (error) {
  cli.exitWith(reportFailure(cli.err, error, process.argv.includes("--json")));
}
