import { setTimeout as sleep } from "node:timers/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { Deployment, DeploymentPlan } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { workerFile } from "../deploy/build-worker.ts";
import { deployedFiles, packService } from "../deploy/pack-service.ts";
import { readServiceFolder } from "../deploy/service-folder.ts";
import { staticPathsOf } from "../deploy/static-paths.ts";
import { localFailure } from "../failure.ts";
import { plain } from "../terminal/screen.ts";

interface Options {
  dryRun?: true;
  prebuilt?: string;
  json?: true;
}

const LOOK_EVERY_MS = 100;
/** A host ends a check within a minute, and a job what no host begins. */
const WITHIN_MS = 240_000;

/** `quarry deploy [folder]`: says what it will do, builds, uploads what the server lacks, waits for the switch. */
export function deploy(cli: Cli): Command {
  return command("deploy", "build the service of this folder and serve it", ["deploy --dry-run", "deploy"])
    .argument("[folder]", "where service.toml is", ".")
    .option("--dry-run", "say what would be done, and what has to be done first; change nothing")
    .option("--prebuilt <file>", "a worker for Linux that is built already")
    .addOption(jsonOption())
    .action(async (folder: string, options: Options) => {
      const service = await readServiceFolder(resolve(folder));
      const worker = await workerFile(service, options.prebuilt ?? null);
      const { taken, leftOut } = service.staticFolder
        ? await staticPathsOf(service.folder, service.staticFolder)
        : { taken: [], leftOut: [] };
      const files = await deployedFiles(service, worker, taken);
      const planned = files.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }));
      const calls = cli.client();
      const plan = await calls.planDeployment({ manifest: service.text, files: planned });
      if (!options.json) sayPlan(cli, plan, leftOut);
      if (options.dryRun) {
        if (options.json) cli.out.json({ ...plan, leftOut });
        if (plan.requiredFixes.length > 0) cli.exitWith(2);
        return;
      }
      const [fix] = plan.requiredFixes;
      if (fix)
        throw localFailure("deploy_failed", fix.message, {
          agent: "Do what the message says, and deploy again.",
        });
      const id = plan.serviceId ?? (await calls.createService({ slug: plan.slug ?? "" })).id;
      const archive = await packService(service, files, new Set(plan.missing));
      const deployment = await settled(cli, (await calls.uploadDeployment(id, archive)).id);
      if (options.json) cli.out.json(deployment);
      if (deployment.status === "FAILED")
        throw localFailure("deploy_failed", deployment.failure?.message ?? "The deployment failed.");
      if (options.json) return;
      for (const { message } of deployment.warnings) cli.err.line(`warning: ${plain(message)}`);
      cli.err.line(`deployment ${deployment.n} is ${deployment.status.toLowerCase()}`);
      cli.out.line(plan.url ?? deployment.serviceId);
    });
}

function sayPlan(cli: Cli, plan: DeploymentPlan, leftOut: readonly string[]): void {
  for (const step of plan.steps) cli.err.line(`- ${step}`);
  if (plan.uploadBytes > 0)
    cli.err.line(`  ${plan.missing.length} new, ${plan.uploadBytes} bytes before packing`);
  if (leftOut.length > 0) cli.err.line(`left out: ${leftOut.join(", ")}`);
  if (plan.meters.length > 0)
    cli.err.line(`the deployment costs nothing; what it serves counts on ${plan.meters.join(", ")}`);
  for (const { reason, message } of plan.requiredFixes) cli.err.line(`${reason}: ${message}`);
}

/** The deployment once it is served, was passed by a newer one, or has failed. */
async function settled(cli: Cli, id: string): Promise<Deployment> {
  const until = performance.now() + WITHIN_MS;
  for (;;) {
    const deployment = await cli.client().deployment(id);
    if (deployment === null) throw localFailure("not_found", `The deployment ${id} was removed meanwhile.`);
    if (["ACTIVE", "SUPERSEDED", "FAILED"].includes(deployment.status)) return deployment;
    if (performance.now() > until)
      throw localFailure(
        "deploy_failed",
        `The deployment ${id} is still ${deployment.status.toLowerCase()}.`,
      );
    await sleep(LOOK_EVERY_MS);
  }
}
