#!/usr/bin/env node
import { EXIT } from "../errors/to-exit-code.ts";
import { PluginRefused } from "./plugin-refused.ts";
import { UsageError } from "./usage-error.ts";

type Command = (args: string[]) => Promise<number>;

/** Each loads what it needs: most of what `try` needs would be in vain for the others. */
const COMMANDS: Readonly<Record<string, { usage: string; run: Command }>> = {
  new: {
    usage: "new <family> [--dir <folder>] [--kind json|html|feed|rpc] [--operations a,b] [--json]",
    run: async (args) => (await import("./new-plugin.ts")).newPlugin(args),
  },
  try: {
    usage: "try <folder> '<input as JSON>' | --canary [operation] [--har <file> | --record <file>]",
    run: async (args) => (await import("./try-plugin.ts")).tryPlugin(args),
  },
  record: {
    usage: "record <file> <folder> '<input as JSON>'",
    run: async ([file = "", ...rest]) =>
      (await import("./try-plugin.ts")).tryPlugin([...rest, "--record", file]),
  },
  test: {
    usage: "test <folder> [--case <text>] [--watch] [--drift all|<variant>] [--seed <number>] [--json]",
    run: async (args) => (await import("./test-plugin.ts")).testPlugin(args),
  },
};

const [name = "", ...args] = process.argv.slice(2);
process.exitCode = await main(name, args);

/** Runs a command of the kit for plugins and returns its exit code. */
async function main(name: string, args: string[]): Promise<number> {
  const command = COMMANDS[name];
  const usages = (command === undefined ? Object.values(COMMANDS) : [command]).map(({ usage }) => usage);
  const usage = `usage: quarry-plugin ${usages.join("\n       quarry-plugin ")}`;
  try {
    if (command === undefined)
      throw new UsageError(name === "" ? "Name a command." : `There is no command ${name}.`);
    return await command.run(args);
  } catch (error) {
    if (error instanceof PluginRefused) {
      process.stderr.write(error.text);
      return EXIT.internal;
    }
    if (!isUsage(error)) throw error;
    process.stderr.write(
      args.includes("--json") ? `${usageJson(error.message)}\n` : `quarry: ${error.message}\n${usage}\n`,
    );
    return EXIT.usage;
  }
}

/** Also those of scripts/new-scraper, and what node:util's parseArgs says of unknown flags. */
function isUsage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ("exitCode" in error) return error.exitCode === EXIT.usage;
  return "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
}

/** Under the names that errors have everywhere. */
function usageJson(message: string): string {
  const body = {
    code: "invalid_input",
    message,
    agent_instruction: "Correct the command line.",
    docs_url: "docs/errors.md#invalid_input",
  };
  return JSON.stringify(body, null, 2);
}
