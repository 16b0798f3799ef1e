import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { plain } from "../../terminal/screen.ts";

/** `quarry deployments log <deployment>` */
export function deploymentsLog(cli: Cli): Command {
  return command("log", "show what the build of a deployment on the server wrote", ["deployments log <id>"])
    .argument("<deployment>", "id of the deployment, from `quarry deployments list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const build = await cli.client().deploymentBuild(id, { from: 0 });
      if (build === null)
        throw localFailure("not_found", `No build on the server made the deployment ${id}.`, {
          agent: "Give the id of a deployment that `quarry deploy --remote` made.",
        });
      if (json) return cli.out.json(build);
      for (const line of build.log.replace(/\n$/, "").split("\n")) cli.out.line(plain(line));
      cli.err.line(`the build is ${build.status.toLowerCase()}`);
    });
}
