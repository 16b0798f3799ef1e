import { Command, Option, type OutputConfiguration } from "commander";
import type { Cli } from "./cli.ts";

/** One command with its description and examples, which the tests run. */
export function command(name: string, description: string, examples: readonly string[] = []): Command {
  const made = new Command(name).description(description).helpOption("-h, --help", "show this help");
  return withExamples(made, examples);
}

export function withExamples(made: Command, examples: readonly string[]): Command {
  if (examples.length === 0) return made;
  return made.addHelpText(
    "after",
    ["", "Examples:", ...examples.map((one) => `  $ quarry ${one}`)].join("\n"),
  );
}

/** `--json`: what is printed to stdout becomes JSON for programs. */
export function jsonOption(): Option {
  return new Option("--json", "print JSON");
}

/** What makes a command. */
export type MakeCommand = (cli: Cli) => Command;

/** A command that only holds others. */
export function noun(name: string, description: string, verbs: readonly MakeCommand[]): MakeCommand {
  return (cli) =>
    withVerbs(
      command(name, description),
      verbs.map((make) => make(cli)),
    );
}

/** A command with others below it. */
export function withVerbs(made: Command, verbs: readonly Command[]): Command {
  made.helpCommand(false).enablePositionalOptions();
  for (const verb of verbs) made.addCommand(verb);
  return made;
}

/** The commands below one, without those that only scripts call. */
export function visibleVerbs(one: Command): readonly Command[] {
  return one.commands.filter((verb) => !verb.name().startsWith("__"));
}

/** Help goes to the screens of `cli`; an error is thrown and printed by whoever catches it. */
export function outputOf({ out, err }: Cli): OutputConfiguration {
  return {
    writeOut: (text) => out.stream.write(text),
    writeErr: (text) => err.stream.write(text),
    getOutHelpWidth: () => out.columns ?? 80,
    getErrHelpWidth: () => err.columns ?? 80,
    outputError: () => undefined,
  };
}
