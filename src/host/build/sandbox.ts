import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, placeInit } from "../isolation/tools.ts";

const run = promisify(execFile);
const ASK_MS = 10_000;
const GB = 1_073_741_824;
/** Where compilers and linkers of the system are, with what they need. */
const SYSTEM = ["/lib", "/lib64", "/bin", "/etc/alternatives", "/etc/ld.so.cache"];
/** Says what it builds on stderr; stdout is the program alone, so that nothing of a build is written outside. */
const SCRIPT =
  'cargo build --release --locked --offline --package "$0" >&2 && exec cat "/tmp/target/release/$0"';

const FILTER = "/filter";

/** What builds need of this machine. */
export interface BuildTools {
  bwrap: string;
  prlimit: string;
  nice: string;
  /** Refuses system calls (src/host/native/worker-init); null on machines that it is not built for. */
  init: string | null;
  /** Folder of the Rust toolchain. */
  toolchain: string;
}

/** `no_toolchain` or `no_build_sandbox` where this machine cannot build. @param folder where builds can run programs */
export async function findBuildTools(
  folder: string,
): Promise<BuildTools | "no_toolchain" | "no_build_sandbox"> {
  const [bwrap, prlimit, nice, rustc, cc] = await Promise.all(
    ["bwrap", "prlimit", "nice", "rustc", "cc"].map(findProgram),
  );
  const toolchain = rustc && cc ? await toolchainOf(rustc) : null;
  if (toolchain === null) return "no_toolchain";
  if (!bwrap || !prlimit || !nice) return "no_build_sandbox";
  const tools = { bwrap, prlimit, nice, toolchain, init: await placeInit(folder) };
  const [first = "", ...rest] = sandboxed(tools, "/usr", ["/bin/true"]);
  const works = await run(first, rest, { env: {}, timeout: ASK_MS }).then(
    () => true,
    () => false,
  );
  return works ? tools : "no_build_sandbox";
}

async function toolchainOf(rustc: string): Promise<string | null> {
  const asked = await run(rustc, ["--print", "sysroot"], { timeout: ASK_MS }).catch(() => null);
  const folder = asked?.stdout.trim() ?? "";
  const hasCargo = await access(join(folder, "bin/cargo")).then(
    () => true,
    () => false,
  );
  return folder !== "" && hasCargo ? folder : null;
}

/** The command line of a build of what stands in a folder; descriptor 3 brings its environment, which no other process sees. */
export function buildCommand(tools: BuildTools, source: string, cargoPackage: string): string[] {
  return sandboxed(tools, source, ["/bin/sh", "-c", SCRIPT, cargoPackage], ["--args", "3"]);
}

/** What descriptor 3 brings: variables that are set inside alone, since the programs on the way there run as the host does. */
export function environmentArguments(secrets: Readonly<Record<string, string>>): string {
  const variables = { ...secrets, ...OWN_VARIABLES };
  return Object.entries(variables)
    .map(([name, value]) => `--setenv\0${name}\0${value}\0`)
    .join("");
}

const OWN_VARIABLES = {
  PATH: "/toolchain/bin:/usr/bin:/bin",
  HOME: "/tmp",
  CARGO_HOME: "/tmp/cargo",
  CARGO_TARGET_DIR: "/tmp/target",
  CARGO_TERM_COLOR: "never",
} as const;

/** It sees its source, the toolchain and the system's compilers, none of which it can change; no network, no other process. */
function sandboxed(
  { bwrap, prlimit, nice, init, toolchain }: BuildTools,
  source: string,
  program: readonly string[],
  more: readonly string[] = [],
): string[] {
  return [
    ...[nice, "-n", "19", prlimit, `--as=${8 * GB}`, `--fsize=${GB}`, "--core=0", "--", bwrap],
    ...["--unshare-user", "--uid", "65534", "--gid", "65534", "--unshare-pid", "--unshare-ipc"],
    ...["--unshare-uts", "--unshare-net", "--unshare-cgroup-try", "--disable-userns", "--cap-drop", "ALL"],
    ...["--new-session", "--die-with-parent", "--hostname", "build", "--ro-bind", "/usr", "/usr"],
    ...SYSTEM.flatMap((path) => ["--ro-bind-try", path, path]),
    ...["--ro-bind", toolchain, "/toolchain", "--ro-bind", source, "/source", "--proc", "/proc"],
    ...(init === null ? [] : ["--ro-bind", init, FILTER]),
    ...["--dev", "/dev", "--remount-ro", "/dev", "--size", String(GB), "--tmpfs", "/tmp"],
    ...["--remount-ro", "/", "--chdir", "/source", ...more],
    // Set inside, where it counts the processes in there alone.
    ...["--", prlimit, "--nproc=512", "--nofile=4096", "--"],
    // Memory that no process holds would be counted for nobody.
    ...(init === null ? [] : [FILTER, "--filter", "--"]),
    ...program,
  ];
}
