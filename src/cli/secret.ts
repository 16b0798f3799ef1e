import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Cli } from "./cli.ts";
import { usageFailure } from "./failure.ts";
import { readText } from "./read-text.ts";

/**
 * The first line of a file, of stdin for `-`, else what is typed on the terminal, which is not shown: a secret in the command
 * line could be seen by others. Throws a usage failure.
 * @param name what it is; the option for the file is called after it, unless `option` says otherwise
 */
export async function secretOf(
  { err }: Cli,
  name: string,
  path: string | undefined,
  option = `--${name}-file <file>, - for stdin`,
): Promise<string> {
  const given =
    path === undefined ? await typed(err.stream, name, { option, isShown: false }) : await readText(path);
  const secret = given.split(/\r?\n/)[0] ?? "";
  if (secret === "") throw usageFailure(`There is no ${name}.`);
  return secret;
}

/** What is typed on the terminal, which shows it. Throws a usage failure where there is none, which names the option instead. */
export async function answerOf({ err }: Cli, name: string, option = "the option for it"): Promise<string> {
  const answer = (await typed(err.stream, name, { option, isShown: true })).trim();
  if (answer === "") throw usageFailure(`There is no ${name}.`);
  return answer;
}

async function typed(
  screen: NodeJS.WritableStream,
  name: string,
  { option, isShown }: { option: string; isShown: boolean },
): Promise<string> {
  if (!process.stdin.isTTY)
    throw usageFailure(`There is no terminal to ask for the ${name}: give ${option}.`);
  if (isShown) {
    const reader = createInterface({ input: process.stdin, output: screen, terminal: true });
    try {
      return await reader.question(`${name}: `);
    } finally {
      reader.close();
    }
  }
  screen.write(`${name}: `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await reader.question("");
  } finally {
    reader.close();
    screen.write("\n");
  }
}
