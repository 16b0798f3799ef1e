import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { assertRunnable } from "./elf-check.ts";

/** A program of this machine, with an interpreter. */
const PROGRAM = "/bin/true";
const LOAD = 1;
const INTERPRETER = 3;

let folder: string;
let program: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-elf-"));
  program = await readFile(PROGRAM);
});
afterAll(() => rm(folder, { recursive: true }));

/** Where its program header of a kind stands. */
function headerOf(kind: number): number {
  const start = Number(program.readBigUInt64LE(32));
  for (let at = start; at < start + program.readUInt16LE(56) * 56; at += 56)
    if (program.readUInt32LE(at) === kind) return at;
  throw new Error(`It has no program header ${kind}.`);
}

async function reasonOf(change: (file: Buffer) => Buffer | void): Promise<unknown> {
  const file = Buffer.from(program);
  const path = join(folder, "worker");
  await writeFile(path, change(file) ?? file);
  return assertRunnable(path).then(
    () => null,
    (error: { facts: unknown }) => error.facts,
  );
}

it("takes a program of this machine", async () => {
  expect(await reasonOf(() => undefined)).toBeNull();
});

it.each<[string, string, (file: Buffer) => Buffer | void]>([
  ["a script", "not_elf", () => Buffer.from(`#!/bin/sh\n${"#".repeat(100)}`)],
  ["nothing", "not_elf", () => Buffer.alloc(0)],
  ["its beginning alone", "not_elf", (file) => file.subarray(0, 100)],
  ["32 bits", "not_elf", (file) => void file.writeUInt8(1, 4)],
  ["an object file", "not_elf", (file) => void file.writeUInt16LE(1, 16)],
  ["a table that is nowhere", "not_elf", (file) => void file.writeBigUInt64LE(2n ** 60n, 32)],
  ["another machine", "wrong_machine", (file) => void file.writeUInt16LE(243, 18)],
  [
    "another C library",
    "wrong_libc",
    (file) =>
      void file.write("/lib/ld-musl-none.so.1\0", Number(file.readBigUInt64LE(headerOf(INTERPRETER) + 8))),
  ],
  [
    "an interpreter anywhere",
    "wrong_libc",
    (file) => void file.write("/bin/sh\0", Number(file.readBigUInt64LE(headerOf(INTERPRETER) + 8))),
  ],
  ["memory to write and run", "writable_code", (file) => void file.writeUInt32LE(7, headerOf(LOAD) + 4)],
])("refuses %s", async (_what, reason, change) => {
  expect(await reasonOf(change)).toEqual({ reason });
});
