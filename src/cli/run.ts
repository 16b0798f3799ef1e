import type { Cli } from "./cli.ts";
import { createProgram } from "./program.ts";
import { reportFailure } from "./report-failure.ts";

/** Runs the command that these words name. What ends it is printed, and its exit code is told; nothing is thrown. */
export async function run(cli: Cli, words: readonly string[]): Promise<void> {
  try {
    await createProgram(cli).parseAsync(words, { from: "user" });
  } catch (error) {
    cli.exitWith(reportFailure(cli.err, error, words.includes("--json")));
  }
}
