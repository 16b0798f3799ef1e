import { open, stat, type FileHandle } from "node:fs/promises";
import { DeployRefused } from "./failures.ts";

const HEADER_BYTES = 64;
const PROGRAM_HEADER_BYTES = 56;
const MAX_PROGRAM_HEADERS = 64;
/** `e_machine` by what Node calls the machine. */
const MACHINES: Readonly<Record<string, number>> = { x64: 62, arm64: 183 };
const WORDS: Readonly<Record<number, string>> = {
  3: "x86",
  40: "arm",
  62: "x86-64",
  183: "arm64",
  243: "RISC-V",
};
const EXECUTABLE = 2;
const SHARED = 3;
const LOAD = 1;
const INTERPRETER = 3;
const WRITE_AND_RUN = 3;

/** Throws `deploy_failed` unless a file is a 64-bit Linux program that this machine can start. */
export async function assertRunnable(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await check(file);
  } finally {
    await file.close();
  }
}

async function check(file: FileHandle): Promise<void> {
  const header = await bytesAt(file, 0, HEADER_BYTES);
  const isElf = header.readUInt32BE(0) === 0x7f454c46 && header[4] === 2 && header[5] === 1;
  const type = header.readUInt16LE(16);
  if (!isElf || (type !== EXECUTABLE && type !== SHARED)) throw new DeployRefused("not_elf");
  const machine = header.readUInt16LE(18);
  if (machine !== MACHINES[process.arch])
    throw new DeployRefused(
      "wrong_machine",
      `it is for ${WORDS[machine] ?? `machine ${machine}`}, this server is ${process.arch}`,
    );
  const count = header.readUInt16LE(56);
  const size = header.readUInt16LE(54);
  if (size !== PROGRAM_HEADER_BYTES || count === 0 || count > MAX_PROGRAM_HEADERS)
    throw new DeployRefused("not_elf");
  const table = await bytesAt(file, Number(header.readBigUInt64LE(32)), count * size);
  for (let at = 0; at < table.length; at += size) await checkSegment(file, table.subarray(at, at + size));
}

async function checkSegment(file: FileHandle, segment: Buffer): Promise<void> {
  const kind = segment.readUInt32LE(0);
  // Executable is 1, writable 2.
  if (kind === LOAD && (segment.readUInt32LE(4) & WRITE_AND_RUN) === WRITE_AND_RUN)
    throw new DeployRefused("writable_code");
  if (kind !== INTERPRETER) return;
  const bytes = Number(segment.readBigUInt64LE(32));
  if (bytes < 2 || bytes > 4096) throw new DeployRefused("not_elf");
  const text = await bytesAt(file, Number(segment.readBigUInt64LE(8)), bytes);
  const interpreter = text.toString("latin1").replace(/\0.*$/s, "");
  const isThere = /^\/lib(32|64)?\/[\w.-]+$/.test(interpreter) && (await stat(interpreter).catch(() => null));
  if (!isThere) throw new DeployRefused("wrong_libc", `it asks for ${interpreter.slice(0, 200)}`);
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const isInside = Number.isSafeInteger(at);
  const { bytesRead } = isInside ? await file.read(bytes, 0, length, at) : { bytesRead: 0 };
  if (bytesRead < length) throw new DeployRefused("not_elf");
  return bytes;
}
