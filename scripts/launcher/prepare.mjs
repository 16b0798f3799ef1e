import { join } from "node:path";
import { build, isBuilt } from "./build.mjs";
import { isEnginePrepared, prepareEngine } from "./engine.mjs";
import { install, isInstalled } from "./install.mjs";
import { errorJson } from "./error-json.mjs";
import { LaunchError } from "./launch-error.mjs";
import { withPidLock } from "./pid-lock.mjs";
import { say, step } from "./progress.mjs";
import { ensureRuntime } from "./runtime.mjs";

/**
 * Brings a checkout to where it can run: runtime, packages, build, engine. Does only what is missing; when
 * nothing is, it takes some milliseconds.
 *
 * @param {string} root folder of the repository
 * @param {{ engine: "required" | "optional" | "none", packages: import("./install.mjs").PackageSet, built?: boolean }} options
 *   with an "optional" engine a machine without one is only told so; `built: false` does without a build
 * @returns {Promise<{ node: string, version: string }>} the Node to run with
 */
export async function prepare(root, { engine, packages, built = true }) {
  const runtime = await ensureRuntime(root);
  const needsEngine = engine !== "none" && !process.env.MONGODB_URL;
  const needsBuild = () => built && !isBuilt(root);
  if (!needsBuild() && isReady(root, runtime, packages, needsEngine)) return runtime;
  await withPidLock(join(root, ".cache", "launcher.lock"), async () => {
    if (!isInstalled(root, runtime.version, packages)) await install(root, runtime, packages);
    if (needsBuild()) await build(root, runtime.node);
    if (needsEngine && !isEnginePrepared(root, runtime.version)) {
      await step("preparing the embedded MongoDB", () => prepareEngine(root, runtime)).catch((error) => {
        if (engine === "required" || !(error instanceof LaunchError)) throw error;
        say(`going on without the embedded MongoDB: ${error.message}`);
      });
    }
  });
  return runtime;
}

function isReady(root, runtime, packages, needsEngine) {
  return (
    isInstalled(root, runtime.version, packages) && (!needsEngine || isEnginePrepared(root, runtime.version))
  );
}

/**
 * Runs `main` and ends the process with the exit code that it returns.
 *
 * @param {() => Promise<number>} main
 * @param {{ asJson?: boolean }} [options] how a failure is printed
 */
export async function launch(main, { asJson = false } = {}) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (asJson) process.stderr.write(`${errorJson(error)}\n`);
    else say(error instanceof LaunchError ? error.message : `${error.stack ?? error}`);
    process.exitCode = error instanceof LaunchError ? error.exitCode : 1;
  }
}
