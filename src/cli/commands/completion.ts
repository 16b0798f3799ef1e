import { Argument, type Command } from "commander";
import type { Cli } from "../cli.ts";
import { command } from "../command.ts";
import { COMPLETION_SCRIPTS, SHELLS, type Shell } from "../completion/scripts.ts";

/** `quarry completion <shell>` */
export function completion(cli: Cli): Command {
  return command("completion", "print a completion script for a shell", ["completion bash"])
    .addArgument(new Argument("<shell>", "the shell").choices(SHELLS))
    .action((shell: Shell) => {
      cli.out.stream.write(COMPLETION_SCRIPTS[shell]);
    });
}
