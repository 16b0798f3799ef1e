/** Commands above it get slow. */
const COMMAND_BYTES = 1_000_000;

/** Writes in the order that they have, as many in each command as it takes. @param most writes of one, however small */
export function inCommands<T>(
  writes: readonly T[],
  bytesOf: (write: T) => number,
  most = Number.POSITIVE_INFINITY,
): T[][] {
  const commands: T[][] = [];
  let [open, bytes]: [T[], number] = [[], 0];
  for (const write of writes) {
    const size = bytesOf(write);
    if (open.length === 0 || open.length === most || bytes + size > COMMAND_BYTES) {
      open = [];
      bytes = 0;
      commands.push(open);
    }
    open.push(write);
    bytes += size;
  }
  return commands;
}
