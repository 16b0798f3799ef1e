import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const SOURCE = join(import.meta.dirname, "../../src/host/native/worker-init");

/** The linker comes with the compiler, so that the same compiler makes the same bytes everywhere. */
const FLAGS = [
  ...["opt-level=s", "panic=abort", "codegen-units=1", "strip=symbols", "relocation-model=static"],
  ...["target-feature=+crt-static", "linker=rust-lld", "linker-flavor=ld.lld", "link-arg=--build-id=none"],
  // Of what unwinds a panic, which here only ends the process.
  ...["link-arg=--defsym=rust_eh_personality=0", "link-arg=--no-eh-frame-hdr"],
];

/** Builds the program that starts workers. */
export async function buildWorkerInit(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "quarry-worker-init-"));
  const built = join(folder, "worker-init");
  await run(
    "rustc",
    [
      ...["--edition", "2021", "--crate-name", "worker_init", "--target", "x86_64-unknown-linux-gnu"],
      ...FLAGS.flatMap((flag) => ["-C", flag]),
      ...["-o", built, "main.rs"],
      // Paths below the folder of the source are all that the bytes could tell of this machine.
    ],
    { cwd: SOURCE },
  );
  const bytes = await readFile(built);
  await rm(folder, { recursive: true });
  return bytes;
}

/** Name and version of the compiler; null where there is none for this machine. */
export async function compilerHere(): Promise<string | null> {
  if (process.arch !== "x64" || process.platform !== "linux") return null;
  return run("rustc", ["--version"]).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
