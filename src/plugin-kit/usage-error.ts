import { EXIT } from "../errors/to-exit-code.ts";

/** The command line is wrong, or names what is not there: its message is printed without a stack, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly exitCode = EXIT.usage;
}
