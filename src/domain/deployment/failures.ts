import { AppError } from "../../errors/app-error.ts";
import { ARCHIVE_LIMITS, MOST_OPEN_BUILDS } from "../../kinds/deployment.ts";

const mb = (bytes: number): string => `${bytes / 1_000_000} MB`;

/** Why a deployment fails, and what to do about it, in one sentence each. What a message adds stands behind it. */
export const FAILURES = {
  // Of the archive.
  not_an_archive:
    "Send a tar.gz archive with service.toml, and below it `worker` and `static/`; `quarry deploy` makes one.",
  no_manifest: "Put service.toml at the top of the archive.",
  too_large: `Deploy less: an archive has at most ${mb(ARCHIVE_LIMITS.packedBytes)} packed, ${mb(ARCHIVE_LIMITS.bytes)} unpacked and ${ARCHIVE_LIMITS.files} files.`,
  bad_path:
    "Rename the file: paths are relative, with / between their parts, and without . or .. or signs that are not printed.",
  not_a_file: "Replace links and devices by the files themselves: an archive holds files and folders alone.",
  twice: "Rename one of the two files: their paths are the same, or differ in capitals alone.",
  unknown_file:
    "Remove the file: an archive holds service.toml, files.json, `worker`, and files below `static/` and `source/`.",
  secret_file: "Take the file out of the static folder: it looks like a secret, and everybody could read it.",
  missing_file:
    "Send the file along: the server does not have it from an earlier deployment of this service.",
  upload_cut: "Deploy again: the upload was cut off before its end.",
  // Of what it says and holds.
  manifest_mismatch: "Deploy to the service whose slug stands in service.toml, or correct the slug.",
  no_index_html: "Add an index.html to the static folder, or take [static] out of service.toml.",
  no_static:
    "Put an index.html into the folder that [static] names (`static/` of an archive), or take [static] out of service.toml.",
  static_not_declared: "Add [static] to service.toml, or take the files below `static/` out of the archive.",
  no_worker: "Add the program to the archive as `worker`, or take [worker] out of service.toml.",
  source_not_declared:
    "Name the Cargo package in [worker] of service.toml (`package`), or deploy without the source.",
  no_cargo_files:
    "Add Cargo.toml and Cargo.lock to the source: `cargo generate-lockfile` makes the second, `cargo vendor` fetches other crates.",
  two_workers: "Deploy the source or the program, not both.",
  worker_not_declared: "Add [worker] to service.toml, or take `worker` out of the archive.",
  capability_disabled: "Add the flag below [capabilities] of service.toml, which declares what needs it.",
  memory_limit: "Lower memory_mb in [worker] to what the plan of the account allows.",
  variable_clash: "Rename one of the two variables, or write both alike: they differ in capitals alone.",
  // Of its build.
  no_toolchain:
    "Deploy without --remote, or ask the operator to install Rust: no host of this server has it.",
  no_build_sandbox: "Deploy without --remote: this server cannot isolate builds (it needs bubblewrap).",
  build_failed: "Correct what the compiler names in the log of the build, and deploy again.",
  build_memory: "Let the build take less than 3 GB of memory.",
  build_timeout: "Let the build end within 10 minutes.",
  build_cap: "Raise the cap or the limit of build_minutes, or deploy again when its period is over.",
  too_many_builds: `Wait until a build has ended: at most ${MOST_OPEN_BUILDS} of an account wait or run.`,
  service_gone: "Bring the service back, and deploy again: it was deleted.",
  // Of the program.
  not_elf: "Build the worker for Linux: the file is no 64-bit ELF program.",
  wrong_machine: "Build the worker for the machine of this server.",
  wrong_libc: "Build the worker against the C library of this server, or link it statically.",
  writable_code: "Link the worker again: it has memory that can be both written and run.",
  // Of its check.
  isolation_too_weak: "Ask the operator: this server cannot isolate workers of other accounts.",
  never_listened:
    "Let the worker serve the socket that it is passed as descriptor 3 (LISTEN_FDS=1), as the crate quarry-worker does, or listen on the port that PORT names.",
  wrong_port: "Let the worker listen on the port that the variable PORT names.",
  health_failed: "Let the path of `health_path` answer below 500.",
  memory_at_start: "Raise memory_mb in [worker] of service.toml, or let the worker need less.",
  crashed_at_start: "Run the worker yourself to see why it ends at its start.",
  check_timeout: "Let the worker answer the path of `health_path` sooner.",
  host_away: "Ask the operator to start the host part of this server, and deploy again.",
} as const satisfies Record<string, string>;

export type FailureReason = keyof typeof FAILURES;

export interface Failure {
  reason: FailureReason;
  message: string;
}

/** @param what it is about, such as the path of a file, or what was seen */
export function failureOf(reason: FailureReason, what?: string): Failure {
  return { reason, message: what === undefined ? FAILURES[reason] : `${FAILURES[reason]} (${what})` };
}

/** The same as an error of a call. */
export class DeployRefused extends AppError {
  readonly failure: Failure;

  constructor(reason: FailureReason, what?: string) {
    const failure = failureOf(reason, what);
    super("deploy_failed", { message: failure.message, facts: { reason } });
    this.failure = failure;
  }
}
