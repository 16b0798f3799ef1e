import { setTimeout as sleep } from "node:timers/promises";
import { QuarryError, type Deployment, type DeploymentPlan } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { localFailure } from "../failure.ts";
import { plain } from "../terminal/screen.ts";
import { workerFile } from "./build-worker.ts";
import { flagLine } from "./flag-line.ts";
import { followBuild } from "./follow-build.ts";
import { deployedFiles, packService, type DeployedFile } from "./pack-service.ts";
import { readServiceFolder, type ServiceFolder } from "./service-folder.ts";
import { sourcePathsOf } from "./source-paths.ts";
import { staticPathsOf } from "./static-paths.ts";

const LOOK_EVERY_MS = 100;
/** A host ends a check within a minute, and a job what no host begins. */
const WITHIN_MS = 240_000;

/** What is in a folder, and what its deployment would do. */
interface PlannedFolder {
  service: ServiceFolder;
  files: DeployedFile[];
  leftOut: string[];
  plan: DeploymentPlan;
  /** Whether the server builds it. */
  isBuiltThere: boolean;
}

/** Where the program comes from; from Cargo, here, unless one of them says otherwise. */
interface ProgramFrom {
  prebuilt: string | null;
  isRemote: boolean;
}

/** Builds the service of a folder, unless the server does, and asks what its deployment would do. */
export async function planFolder(
  cli: Cli,
  folder: string,
  { prebuilt, isRemote }: ProgramFrom,
): Promise<PlannedFolder> {
  const service = await readServiceFolder(folder);
  const isBuiltThere = isRemote && service.hasWorker;
  const worker = isBuiltThere ? null : await workerFile(service, prebuilt);
  const source = isBuiltThere ? await sourcePathsOf(service) : [];
  const { taken, leftOut } = service.staticFolder
    ? await staticPathsOf(service.folder, service.staticFolder)
    : { taken: [], leftOut: [] };
  const files = await deployedFiles(service, worker, source, taken);
  const planned = files.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }));
  const plan = await cli.client().planDeployment({ manifest: service.text, files: planned });
  return { service, files, leftOut, plan, isBuiltThere };
}

/** Uploads what the server lacks and waits for the switch. The deployment may have failed. */
export async function deployPlanned(
  cli: Cli,
  { service, files, plan, isBuiltThere }: PlannedFolder,
): Promise<Deployment> {
  if (plan.requiredFixes.length > 0)
    throw localFailure("deploy_failed", plan.requiredFixes.map(({ message }) => message).join(" "), {
      agent: "Do that, and deploy again; what ran before still runs.",
    });
  const calls = cli.client();
  const id = plan.serviceId ?? (await made(cli, service)).id;
  const archive = await packService(service, files, new Set(plan.missing));
  const uploaded = await calls.uploadDeployment(id, archive);
  if (isBuiltThere) await followBuild(cli, uploaded.id);
  return settled(cli, uploaded.id);
}

export function sayDeployed(cli: Cli, { plan }: PlannedFolder, deployment: Deployment): void {
  for (const { message } of deployment.warnings) cli.err.line(`warning: ${plain(message)}`);
  cli.err.line(`deployment ${deployment.n} is ${deployment.status.toLowerCase()}`);
  cli.out.line(plan.url ?? deployment.serviceId);
}

export function sayPlan(cli: Cli, { plan, leftOut }: PlannedFolder): void {
  for (const step of plan.steps) cli.err.line(`- ${step}`);
  if (plan.uploadBytes > 0)
    cli.err.line(`  ${plan.missing.length} new, ${plan.uploadBytes} bytes before packing`);
  if (leftOut.length > 0) cli.err.line(`left out: ${leftOut.join(", ")}`);
  if (plan.meters.length > 0)
    cli.err.line(`the deployment costs nothing; what it serves counts on ${plan.meters.join(", ")}`);
}

export function sayFixes(cli: Cli, { plan, service }: PlannedFolder): void {
  for (const { reason, message } of plan.requiredFixes) {
    const line = reason === "capability_disabled" ? flagLine(service.text, message) : null;
    cli.err.line([`${reason}: ${message}`, ...(line === null ? [] : [line])].join(" "));
  }
}

/** The service of a folder that is deployed for the first time. */
function made(cli: Cli, { slug, name }: ServiceFolder): Promise<{ id: string }> {
  return cli.client().createService({ slug: slug ?? "", ...(name === null ? {} : { name }) });
}

/** The deployment once it is served, was passed by a newer one, or has failed. It continues while the gateway is away. */
async function settled(cli: Cli, id: string): Promise<Deployment> {
  const until = performance.now() + WITHIN_MS;
  for (;;) {
    const deployment = await cli.client().deployment(id).catch(isAway);
    if (deployment === null) throw localFailure("not_found", `The deployment ${id} was removed meanwhile.`);
    const status = deployment?.status ?? null;
    if (deployment && ["ACTIVE", "SUPERSEDED", "FAILED"].includes(deployment.status)) return deployment;
    if (performance.now() > until)
      throw localFailure(
        "deploy_failed",
        status === null
          ? `The gateway went away; the deployment ${id} continues without it.`
          : `The deployment ${id} is still ${status.toLowerCase()}.`,
        { agent: "Look at it later: `quarry deployments list <service>`." },
      );
    await sleep(LOOK_EVERY_MS);
  }
}

function isAway(error: unknown): undefined {
  if (!(error instanceof QuarryError && error.code === "connection_failed")) throw error;
}
