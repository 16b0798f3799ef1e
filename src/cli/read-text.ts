import { readFile } from "node:fs/promises";
import { arrayBuffer } from "node:stream/consumers";
import { usageFailure } from "./failure.ts";

/**
 * The text of a file, or of stdin for `-`: UTF-8, or UTF-16 behind its byte order mark, as shells of Windows write it. The mark is
 * no part of the text. Throws a usage failure.
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readBytes(path);
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw usageFailure(`${shownAs(path)} is not valid ${encoding.toUpperCase()}: save it as UTF-8.`);
  }
}

/** The bytes of a file, or of stdin for `-`. Throws a usage failure. */
export async function readBytes(path: string): Promise<Buffer<ArrayBuffer>> {
  try {
    return path === "-" ? Buffer.from(await arrayBuffer(process.stdin)) : await readFile(path);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw usageFailure(`${shownAs(path)} cannot be read (${why}).`);
  }
}

function shownAs(path: string): string {
  return path === "-" ? "stdin" : path;
}

function encodingOf([first, second]: Buffer): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
