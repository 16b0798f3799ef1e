// Builds the program that starts workers, and writes it where the host finds it: `node scripts/run.mjs --unbuilt scripts/worker-init/write.ts`.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildWorkerInit, compilerHere } from "./build.ts";

const compiler = await compilerHere();
if (compiler === null) throw new Error("This needs Linux on x86-64, and rustc.");
const program = await buildWorkerInit();
await writeFile(
  join(import.meta.dirname, "../../src/host/native/worker-init-x64.ts"),
  `// Built from worker-init by scripts/worker-init/write.ts.

/** Another compiler makes other bytes. */
export const BUILT_WITH = "${compiler}";

/** A program for Linux on x86-64, as base64. */
export const WORKER_INIT =
  "${program.toString("base64")}";
`,
);
console.log(`${program.length} bytes, ${compiler}`);
