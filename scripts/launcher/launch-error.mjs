/** A failure that the person at the keyboard can act on: its message is printed without a stack. */
export class LaunchError extends Error {
  name = "LaunchError";
  exitCode = 1;
}
