import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localFailure } from "../failure.ts";
import type { Settings } from "../settings.ts";
import { installed } from "../run-script.ts";

const UP_WITHIN_MS = 60_000;
/** Set for the server below, or meant for another one. */
const NOT_INHERITED = [
  "MONGODB_URL",
  "HOST",
  "QUARRY_ROLE",
  "QUARRY_PUBLIC_URL",
  "QUARRY_URL",
  "QUARRY_API_KEY",
];

export interface LocalServer {
  settings: Settings;
  stop(): Promise<void>;
}

/** Starts a server of its own in a temporary data folder on a free port. Throws `not_ready` with its last words. */
export async function startLocalServer(env: NodeJS.ProcessEnv): Promise<LocalServer> {
  const folder = await mkdtemp(join(tmpdir(), "quarry-cli-"));
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name)),
  );
  const child = spawn(process.execPath, [installed("dist/server/main.js")], {
    env: { ...inherited, QUARRY_LOG_LEVEL: "warn", ...env, PORT: "0", QUARRY_DATA_DIR: folder },
    // The channel ends the server when this process dies, however it dies. A group of its own keeps Ctrl-C from it.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
  });
  const ended = once(child, "exit");
  let printed = "";
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await ended;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const up = new Promise<string>((resolve, reject) => {
    const read = (chunk: string): void => {
      printed += chunk;
      const url = /REST\s+(http\S+)\/v1\/data-sources/.exec(printed)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.setEncoding("utf8").on("data", read);
    child.stderr?.setEncoding("utf8").on("data", read);
    child.once("error", reject);
    child.once("exit", () => reject(new Error("it ended")));
    setTimeout(() => reject(new Error("it took too long")), UP_WITHIN_MS).unref();
  });
  try {
    const url = await up;
    const apiKey = (await readFile(join(folder, "api-key"), "utf8")).trim();
    return { settings: { url, apiKey, keySource: folder, profile: null }, stop };
  } catch (error) {
    await stop();
    throw localFailure(
      "not_ready",
      `The server for the recording did not start: ${(error as Error).message}.\n${printed.trim()}`,
      { agent: "Read what the server printed, fix it, and try again." },
    );
  }
}
