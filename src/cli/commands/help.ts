import type { Command } from "commander";
import { nearestName } from "../../kernel/nearest-name.ts";
import type { Cli } from "../cli.ts";
import { command, visibleVerbs } from "../command.ts";
import { usageFailure } from "../failure.ts";

/** `quarry help [command…]`: the same as `quarry [command…] --help`. */
export function help(_cli: Cli, program: Command): Command {
  return command("help", "show the help of a command", ["help requests list", "help scrape codehost"])
    .argument("[command...]", "the command; without it, all of them")
    .passThroughOptions()
    .allowUnknownOption()
    .action(async (words: string[]) => {
      const [found, rest] = commandOf(program, words);
      await found.parseAsync([...rest, "--help"], { from: "user" });
    });
}

/** The command that these words name, and the words behind its name. Throws for a name that no command has. */
function commandOf(from: Command, words: readonly string[]): [Command, readonly string[]] {
  const verbs = visibleVerbs(from);
  const [word, ...rest] = words;
  if (word === undefined || verbs.length === 0) return [from, words];
  const found = verbs.find((verb) => verb.name() === word);
  if (found) return commandOf(found, rest);
  const near = nearestName(
    word,
    verbs.map((verb) => verb.name()),
  );
  throw usageFailure(`unknown command '${word}'${near === null ? "" : ` (Did you mean ${near}?)`}`);
}
