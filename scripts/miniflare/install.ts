import { execFile } from "node:child_process";
import { access, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** What others run Workers with on their own machines: a peer of benches and oracles, and no dependency of anything. */
const VERSION = "4.20260730.0";
const FOLDER = fileURLToPath(new URL(`../../.cache/miniflare-${VERSION}`, import.meta.url));

/** Its folder; npm installs it there once. Throws without a registry. */
export async function installMiniflare(): Promise<string> {
  const there = await access(join(FOLDER, "node_modules/miniflare/package.json")).then(
    () => true,
    () => false,
  );
  if (there) return FOLDER;
  await mkdir(FOLDER, { recursive: true });
  const words = ["install", `miniflare@${VERSION}`, "--prefix", FOLDER, "--no-audit", "--no-fund"];
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}` };
  await promisify(execFile)("npm", words, { env });
  return FOLDER;
}
