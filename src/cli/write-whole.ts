import { createWriteStream, type Stats } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { localFailure } from "./failure.ts";

/** Where a file stands until it is whole. */
export function draftOf(path: string, there: Stats | null): string {
  return there === null || there.isFile() ? `${path}.${process.pid}.part` : path;
}

/**
 * Writes a file that appears when it is whole; what is no regular file, such as a device, is written straight.
 * @param again what a program does when the file cannot be written
 */
export async function writeWhole(
  path: string,
  chunks: AsyncIterable<string | Uint8Array>,
  again: string,
): Promise<void> {
  const there = await stat(path).catch(() => null);
  const draft = draftOf(path, there);
  try {
    await pipeline(Readable.from(chunks), createWriteStream(draft));
    if (draft !== path) await rename(draft, path);
  } catch (error) {
    if (draft !== path) await rm(draft, { force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== undefined && /^E[A-Z]+$/.test(code))
      throw localFailure("invalid_input", `${path} cannot be written (${code}).`, { agent: again });
    throw error;
  }
}
