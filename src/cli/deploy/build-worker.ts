import { spawn } from "node:child_process";
import { access } from "node:fs/promises";
import { join, resolve } from "node:path";
import { localFailure } from "../failure.ts";
import type { ServiceFolder } from "./service-folder.ts";

/** The program of a service: one that is there, or one that Cargo builds here. Null for a service without a worker. */
export async function workerFile(service: ServiceFolder, prebuilt: string | null): Promise<string | null> {
  if (!service.hasWorker) return null;
  if (prebuilt !== null) return there(resolve(prebuilt));
  if (service.binary !== null) return there(resolve(service.folder, service.binary));
  // What is wrong with it the server says.
  if (service.package === null) return null;
  await build(service.folder, service.package);
  const target = process.env["CARGO_TARGET_DIR"] ?? "target";
  return there(join(resolve(service.folder, target), "release", service.package));
}

/** What Cargo says passes through: file and line of what does not compile stand where people look for them. */
async function build(folder: string, name: string): Promise<void> {
  const code = await new Promise<number>((done, fail) => {
    const cargo = spawn("cargo", ["build", "--release", "--package", name], {
      cwd: folder,
      // Standard output is for what a script reads of us.
      stdio: ["ignore", 2, 2],
    });
    cargo.once("error", (cause: NodeJS.ErrnoException) =>
      fail(cause.code === "ENOENT" ? rustIsMissing() : cause),
    );
    cargo.once("close", (status) => done(status ?? 1));
  });
  if (code !== 0)
    throw localFailure("deploy_failed", `cargo could not build ${name}; what it says stands above.`, {
      agent: "Correct what the compiler names, and deploy again; what ran before still runs.",
    });
}

function rustIsMissing(): Error {
  return localFailure("deploy_failed", "Rust is not installed here, so the worker cannot be built.", {
    agent:
      "Let the server build it (quarry deploy --remote), install Rust (https://rustup.rs), or pass a program that is built already (--prebuilt <file>).",
  });
}

async function there(path: string): Promise<string> {
  await access(path).catch(() => {
    throw localFailure("not_found", `There is no program ${path}.`, {
      agent: "Build the worker first, or correct the path.",
    });
  });
  return path;
}
