import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** All temporary files of a test run lie in one folder, which goes with it, however its processes ended. */
export default function makeRunFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "q-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
