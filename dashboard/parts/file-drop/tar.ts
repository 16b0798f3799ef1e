import type { FileMap } from "./dropped-files.ts";

/**
 * Tar as browsers can read and write it: files alone, long paths as pax has them. What Node has for it (tar-stream) does not run
 * there.
 */
const BLOCK = 512;
const PATH_BYTES = 100;
const text = new TextEncoder();
const plain = new TextDecoder();

/** The blocks before the bytes of a file. */
export function headerOf(path: string, size: number): BlobPart[] {
  const name = text.encode(path);
  if (name.length <= PATH_BYTES) return [blockOf(name, size, "0")];
  const record = paxRecord("path", path);
  return [
    blockOf(text.encode("pax"), record.length, "x"),
    record,
    padding(record.length),
    blockOf(name.slice(0, PATH_BYTES), size, "0"),
  ];
}

/** What fills the last block of a file. */
export function padding(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK);
}

function blockOf(name: Uint8Array, size: number, type: string): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  const octal = (value: number, digits: number) => text.encode(value.toString(8).padStart(digits, "0"));
  block.set(name, 0);
  block.set(octal(0o644, 7), 100);
  block.set(octal(0, 7), 108);
  block.set(octal(0, 7), 116);
  block.set(octal(size, 11), 124);
  block.set(octal(0, 11), 136);
  // The sum counts its own field as blanks.
  block.fill(32, 148, 156);
  block.set(text.encode(type), 156);
  block.set(text.encode("ustar\x0000"), 257);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.set([...octal(sum, 6), 0, 32], 148);
  return block;
}

/** `<length> <name>=<value>` with a line end, whose length counts itself. */
function paxRecord(name: string, value: string): Uint8Array<ArrayBuffer> {
  const rest = ` ${name}=${value}\n`;
  const bytes = text.encode(rest).length;
  let length = bytes + 1;
  while (String(length).length + bytes !== length) length += 1;
  return new Uint8Array(text.encode(`${length}${rest}`));
}

/** The files of a tar by their paths. Throws for what is none. */
export async function readTar(tar: Blob): Promise<FileMap> {
  const files = new Map<string, Blob>();
  let longPath: string | null = null;
  for (let at = 0; at + BLOCK <= tar.size;) {
    const block = new Uint8Array(await tar.slice(at, at + BLOCK).arrayBuffer());
    if (block.every((byte) => byte === 0)) break;
    const size = numberAt(block, 124, 12);
    const content = tar.slice(at + BLOCK, at + BLOCK + size);
    if (!hasItsSum(block) || content.size < size)
      throw new TypeError("This is no tar archive, or not all of it.");
    const type = String.fromCharCode(block[156] ?? 0);
    at += BLOCK + size + padding(size).length;
    // Of the file that follows.
    if (type === "L") longPath = stringAt(new Uint8Array(await content.arrayBuffer()), 0, size);
    else if (type === "x") longPath = /\d+ path=([^\n]*)\n/.exec(await content.text())?.[1] ?? longPath;
    else {
      const prefix = stringAt(block, 345, 155);
      const short = stringAt(block, 0, PATH_BYTES);
      const path = longPath ?? (prefix === "" ? short : `${prefix}/${short}`);
      longPath = null;
      if (type === "0" || type === "\0") files.set(path.replace(/^\.\//, ""), content);
    }
  }
  return files;
}

function hasItsSum(block: Uint8Array): boolean {
  const sum = block.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === numberAt(block, 148, 8);
}

function numberAt(block: Uint8Array, at: number, bytes: number): number {
  return Number.parseInt(stringAt(block, at, bytes).trim() || "0", 8);
}

function stringAt(block: Uint8Array, at: number, bytes: number): string {
  const part = block.subarray(at, at + bytes);
  const end = part.indexOf(0);
  return plain.decode(end === -1 ? part : part.subarray(0, end));
}
