import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sha256 } from "../../../src/kernel/hash.ts";

const folder = mkdtempSync(join(tmpdir(), "quarry-parity-"));

/** A file with this text, for what the command line takes from files alone. */
export function fileOf(text: string): string {
  const path = join(folder, sha256(text));
  writeFileSync(path, text);
  return path;
}
