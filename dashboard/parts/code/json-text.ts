/** Where a text stops being JSON; null where it is. An empty text says nothing yet, and is none. */
export function jsonProblem(text: string): { line: number; message: string } | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Browsers say it in their own words, but all name the place in one of these ways, or mean the end.
    const line = / line (\d+)/.exec(message)?.[1];
    const position = / position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position));
    return { line: line === undefined ? before.split("\n").length : Number(line), message };
  }
}

/** The same value, a line for each field; text that is no JSON stays as it is. */
export function formatted(text: string): string {
  return jsonProblem(text) === null ? JSON.stringify(JSON.parse(text), null, 2) : text;
}

/** What Enter puts at a place: a line as far in as the one it ends, and further behind what opens. */
export function lineBreak(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const indent = /^ */.exec(line)?.[0] ?? "";
  return `\n${indent}${/[{[]\s*$/.test(line) ? "  " : ""}`;
}
