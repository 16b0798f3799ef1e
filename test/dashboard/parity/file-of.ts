import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "quarry-parity-"));

/** A file with this content, for what is taken from files alone. */
export function fileOf(content: string | Buffer, extension = ""): string {
  const path = join(folder, createHash("sha256").update(content).digest("hex") + extension);
  writeFileSync(path, content);
  return path;
}
