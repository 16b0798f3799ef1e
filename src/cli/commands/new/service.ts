import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { newService } from "../../new-service.ts";

/** `quarry new service <name>` */
export function newServiceCommand(cli: Cli): Command {
  return command("service", "make the folder of a service: service.toml, a worker in Rust, a page", [
    "new service guestbook",
  ])
    .argument("<name>", "its slug, and the name of its folder")
    .action(async (name: string) => {
      cli.out.line(await newService(name, process.cwd()));
      cli.err.line(`next: cd ${name} && ${calledAs(cli.env)} deploy`);
    });
}

/** How whoever reads a hint calls this program: npx says so in the environment. */
function calledAs(env: NodeJS.ProcessEnv): string {
  return env["npm_command"] === "exec" ? "npx quarry" : "quarry";
}
