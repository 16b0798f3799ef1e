import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { bareEnv } from "../kit/bare-env.ts";
import { waitUntil } from "../process/wait-until.ts";

const ENTRY = fileURLToPath(
  new URL(`../../${process.env.TEST_DIST ?? "dist"}/server/main.js`, import.meta.url),
);

/** A server that found its data damaged at its start. */
export interface DamagedServer {
  url: string;
  /** Every line that it has logged, parsed; the least level is `error`. */
  lines(): { level: number; msg: string }[];
  /** Ends it with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server and waits until it says in its log that its data is damaged. */
export async function startDamaged(env: Record<string, string>): Promise<DamagedServer> {
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...bareEnv(), PORT: "0", QUARRY_LOG_LEVEL: "error", ...env },
    // The channel ends the server when this process dies, however it dies.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let printed = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = once(child, "close") as Promise<[number | null]>;
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  try {
    const told = (): string | undefined => {
      if (hasEnded()) throw new Error(`The server ended while starting:\n${printed}`);
      return /"code":"storage_damaged".*"url":"([^"]+)"/.exec(printed)?.[1];
    };
    const url = await waitUntil("it tells of the damage", told);
    return {
      url,
      lines: () =>
        printed
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line) as { level: number; msg: string }),
      async stop() {
        child.kill("SIGTERM");
        return (await ended)[0];
      },
    };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}
