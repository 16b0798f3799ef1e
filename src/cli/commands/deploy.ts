import { resolve } from "node:path";
import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { deployPlanned, planFolder, sayDeployed, sayFixes, sayPlan } from "../deploy/deploy-folder.ts";
import { localFailure } from "../failure.ts";

interface Options {
  dryRun?: true;
  prebuilt?: string;
  remote?: true;
  json?: true;
}

/** `quarry deploy [folder]`: says what it will do, builds, uploads what the server lacks, waits for the switch. */
export function deploy(cli: Cli): Command {
  return command("deploy", "build the service of this folder and serve it", ["deploy --dry-run", "deploy"])
    .argument("[folder]", "where service.toml is", ".")
    .option("--dry-run", "say what would be done, and what has to be done first; change nothing")
    .option("--remote", "let the server build the worker; what the compiler says is shown here")
    .option("--prebuilt <file>", "a worker for Linux that is built already")
    .addOption(jsonOption())
    .action(async (folder: string, options: Options) => {
      const planned = await planFolder(cli, resolve(folder), {
        prebuilt: options.prebuilt ?? null,
        isRemote: options.remote === true,
      });
      const { plan, leftOut } = planned;
      if (!options.json) sayPlan(cli, planned);
      if (options.dryRun) {
        if (options.json) cli.out.json({ ...plan, leftOut });
        else sayFixes(cli, planned);
        if (plan.requiredFixes.length > 0) cli.exitWith(2);
        return;
      }
      const deployment = await deployPlanned(cli, planned);
      if (options.json) cli.out.json(deployment);
      if (deployment.status === "FAILED")
        throw localFailure("deploy_failed", deployment.failure?.message ?? "The deployment failed.");
      if (options.json) return;
      sayDeployed(cli, planned, deployment);
    });
}
