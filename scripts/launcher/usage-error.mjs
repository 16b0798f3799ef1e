import { LaunchError } from "./launch-error.mjs";

/** The command line itself is wrong: the exit code is 2, as that of `quarry`. */
export class UsageError extends LaunchError {
  exitCode = 2;
}
