import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { bareEnv } from "../kit/bare-env.ts";

const ENTRY = fileURLToPath(
  new URL(`../../${process.env.TEST_DIST ?? "dist"}/server/main.js`, import.meta.url),
);

/** Starts a server that is expected to refuse to start, and returns how it ended. */
export async function refusedStart(
  dataDir: string,
  identity: { uid?: number } = {},
  env: Record<string, string> = {},
): Promise<{ code: number | null; stderr: string; stdout: string }> {
  const child = spawn(process.execPath, [ENTRY], {
    env: { ...bareEnv(), PORT: "0", QUARRY_DATA_DIR: dataDir, QUARRY_LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...identity,
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stderr, stdout };
}
