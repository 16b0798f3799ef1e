import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Command } from "commander";
import { folderStamp } from "../../kernel/folder-stamp.ts";
import type { Cli } from "../cli.ts";
import { command } from "../command.ts";
import { deployPlanned, planFolder, sayDeployed } from "../deploy/deploy-folder.ts";
import { readServiceFolder } from "../deploy/service-folder.ts";
import { localFailure } from "../failure.ts";
import { printLine } from "../logs/print-line.ts";
import { reportFailure } from "../report-failure.ts";

const LOOK_EVERY_MS = 300;
/** What a build writes is no change of the source. */
const BUILT = ["target", "Cargo.lock"];

/** `quarry dev [folder]`: builds and deploys it at each change, and shows its log meanwhile. Ctrl-C ends it. */
export function dev(cli: Cli): Command {
  return command("dev", "build and deploy the service of this folder at each change, and follow its log", [
    "dev",
  ])
    .argument("[folder]", "where service.toml is", ".")
    .option("--elsewhere", "deploy at each change though the gateway is on another machine")
    .action(async (named: string, { elsewhere }: { elsewhere?: true }) => {
      if (!elsewhere) assertIsHere(cli.settings().url);
      const folder = resolve(named);
      // A folder without one is named wrongly: no change of it is waited for.
      await readServiceFolder(folder);
      const stop = new AbortController();
      process.once("SIGINT", () => stop.abort());
      let following: Promise<void> | null = null;
      while (!stop.signal.aborted) {
        const stamp = await folderStamp(folder, BUILT);
        const service = await deployed(cli, folder, stop.signal);
        if (service !== null) following ??= follow(cli, service, stop.signal);
        await changed(folder, stamp, stop.signal);
      }
      await following;
      await cli.client().close();
      cli.err.line("dev has ended; what was deployed last is still served");
    });
}

/** Each change is served at once, and pushes out a deployment that could be gone back to. */
function assertIsHere(url: string): void {
  const { hostname } = new URL(url);
  if (hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.")) return;
  throw localFailure(
    "invalid_input",
    `${url} is another machine, and each change would be served there at once.`,
    {
      agent: "Use `quarry deploy` there, or repeat this with --elsewhere.",
    },
  );
}

/** Id of the service once it is served; null where that failed, which is said: what ran before still runs. */
async function deployed(cli: Cli, folder: string, signal: AbortSignal): Promise<string | null> {
  try {
    const planned = await planFolder(cli, folder, { prebuilt: null, isRemote: false });
    const deployment = await deployPlanned(cli, planned);
    if (deployment.status === "FAILED")
      throw localFailure("deploy_failed", deployment.failure?.message ?? "The deployment failed.");
    sayDeployed(cli, planned, deployment);
    return deployment.serviceId;
  } catch (error) {
    // Ctrl-C ends the compiler, too.
    if (signal.aborted) return null;
    reportFailure(cli.err, error, false);
    cli.err.line("the next change is tried again");
    return null;
  }
}

/** Writes each line from now on. */
async function follow(cli: Cli, service: string, signal: AbortSignal): Promise<void> {
  const print = printLine(cli.out);
  try {
    for await (const line of cli.client().serviceLogAdded(service, { signal })) print(line);
  } catch (error) {
    if (!signal.aborted) reportFailure(cli.err, error, false);
  }
}

/** Resolves once a file of the folder is another one, and no more are written. */
async function changed(folder: string, stamp: string, signal: AbortSignal): Promise<void> {
  let last = stamp;
  while (!signal.aborted) {
    await sleep(LOOK_EVERY_MS, null, { signal }).catch(() => undefined);
    const now = await folderStamp(folder, BUILT);
    if (now !== stamp && now === last) return;
    last = now;
  }
}
