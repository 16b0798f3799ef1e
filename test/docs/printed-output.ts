/** What differs from run to run, and what any such text looks like. */
const VARYING: readonly [found: string, any: string][] = [
  ["req_[0-9a-f]{24}", "req_[0-9a-f]{24}"],
  ["[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", "[0-9a-f-]{36}"],
  ["http://127\\.0\\.0\\.1:\\d+", "http://127\\.0\\.0\\.1:\\d+"],
  ["\\d+ ?ms\\b", "\\d+ ?ms"],
  ["Node [\\d.]+", "Node [\\d.]+"],
  ["MongoDB [\\d.]+[\\w-]*", "MongoDB [\\d.]+[\\w-]*"],
  ["\\.{3}", "[^]*?"],
];
const TOKEN = new RegExp(VARYING.map(([found]) => `(${found})`).join("|"), "g");

/**
 * The pattern of a whole output as a document prints it: ids, ports, times and versions may be others, and `...` stands
 * for anything. Where the document prints nothing, anything is right.
 */
export function patternOf(printed: string): RegExp {
  const text = printed.trim();
  if (text === "") return /(?:)/;
  let pattern = "";
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    pattern += escaped(text.slice(end, match.index)) + VARYING[which]?.[1];
    end = match.index + match[0].length;
  }
  return new RegExp(`^\\s*${pattern}${escaped(text.slice(end))}\\s*$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** One command of a block, and the output that is printed below it; empty when the document shows none. */
export interface PrintedCommand {
  command: string;
  output: string;
}

/** Commands of a block: each starts with `$ ` and goes on over lines that end with a backslash. */
export function commandsIn(block: string): PrintedCommand[] {
  const found: PrintedCommand[] = [];
  let goesOn = false;
  for (const line of block.trimEnd().split("\n")) {
    const last = found.at(-1);
    if (line.startsWith("$ ")) found.push({ command: line.slice(2), output: "" });
    else if (last === undefined) throw new Error(`A block starts without a command: ${line}`);
    else if (goesOn) last.command += `\n${line}`;
    else last.output += `${line}\n`;
    goesOn = (goesOn || line.startsWith("$ ")) && line.endsWith("\\");
  }
  return found;
}
