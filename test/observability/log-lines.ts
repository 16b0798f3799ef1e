/** A line of the JSON log. */
export type LogLine = Record<string, unknown> & { msg: string; level: number };

/** The JSON lines in what a server printed. */
export function logLines(output: string): LogLine[] {
  return output
    .split("\n")
    .filter((line) => line.startsWith('{"level":'))
    .map((line) => JSON.parse(line) as LogLine);
}
