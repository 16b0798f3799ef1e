import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, type Writable } from "node:stream";
import type { HostedBuild } from "../../domain/deployment/builds.ts";
import type { FailureReason } from "../../domain/deployment/failures.ts";
import type { Log } from "../../kernel/log.ts";
import { redactor } from "../../kernel/redactor.ts";
import { LineReader } from "../spawner/line-reader.ts";
import { processTree, residentKb } from "../spawner/process-tree.ts";
import { buildCommand, environmentArguments, findBuildTools, type BuildTools } from "./sandbox.ts";

const WITHIN_MS = 10 * 60_000;
/** As much as an archive may hold. */
const MOST_PROGRAM_BYTES = 200_000_000;
const MOST_LOG_CHARACTERS = 256_000;
const SAY_EVERY_MS = 300;
const LOOK_EVERY_MS = 500;
const MOST_PROCESSES = 600;
const MOST_MEMORY_KB = 3_000_000;

/** Builds that wait, and where it is said how they went. */
export interface BuildSource {
  /** One that no other host builds. */
  take(): Promise<HostedBuild | null>;
  note(deploymentId: string, text: string): Promise<void>;
  pass(deploymentId: string, program: Readable): Promise<void>;
  fail(deploymentId: string, reason: FailureReason, what?: string): Promise<void>;
}

interface BuildsDeps {
  source: BuildSource;
  /** Path of a blob by the SHA-256 of its bytes. */
  fetched: (blob: string) => Promise<string>;
  /** Private to this process. */
  folder: string;
  log: Log;
}

/** Builds workers, one after the other. */
export class Builds {
  readonly #deps: BuildsDeps;
  readonly #stopping = new AbortController();
  #tools: Promise<BuildTools | "no_toolchain" | "no_build_sandbox"> | null = null;
  #running: Promise<void> | null = null;

  constructor(deps: BuildsDeps) {
    this.#deps = deps;
  }

  /** Begins with what waits, unless something is built already: that goes on to the next itself. */
  look(): void {
    this.#running ??= this.#buildAll()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, "builds could not be read"))
      .finally(() => (this.#running = null));
  }

  /** What runs is ended; it is told to have failed. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #buildAll(): Promise<void> {
    const { source, log } = this.#deps;
    while (!this.#stopping.signal.aborted) {
      const build = await source.take();
      if (build === null) return;
      const { deploymentId } = build;
      await this.#build(build).catch(async (error: unknown) => {
        log.error({ err: error, deploymentId }, "a worker could not be built");
        await source.fail(deploymentId, "build_failed", "the host could not continue");
      });
    }
  }

  async #build(build: HostedBuild): Promise<void> {
    const { source, fetched, folder } = this.#deps;
    const { deploymentId } = build;
    // Asked for once: a machine that gets Rust later is started again.
    const tools = await (this.#tools ??= findBuildTools());
    if (typeof tools === "string") return source.fail(deploymentId, tools);
    const at = join(folder, deploymentId);
    try {
      for (const [path, blob] of Object.entries(build.files)) {
        const to = join(at, path);
        await mkdir(dirname(to), { recursive: true });
        await copyFile(await fetched(blob), to);
      }
      await this.#run(build, buildCommand(tools, at, build.package));
    } finally {
      await rm(at, { recursive: true, force: true });
    }
  }

  async #run({ deploymentId, secrets }: HostedBuild, command: string[]): Promise<void> {
    const { source } = this.#deps;
    const [first = "", ...rest] = command;
    const child = spawn(first, rest, {
      cwd: "/",
      env: {},
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      detached: true,
    });
    const [, out, errors, variables] = child.stdio as unknown as [null, Readable, Readable, Writable];
    // One that could not be started says so itself.
    variables.on("error", () => undefined);
    variables.end(environmentArguments(secrets));
    const kill = (): void => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, "SIGKILL");
    };
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => resolve(code));
    });
    const said = this.#follow(deploymentId, errors, Object.values(secrets));
    let cut: FailureReason | null = null;
    const cutFor = (reason: FailureReason): void => {
      cut ??= reason;
      kill();
    };
    const late = setTimeout(() => cutFor("build_timeout"), WITHIN_MS);
    const looking = setInterval(() => {
      if (residentKb(processTree(child.pid ?? 0, MOST_PROCESSES)) > MOST_MEMORY_KB) cutFor("build_memory");
    }, LOOK_EVERY_MS);
    this.#stopping.signal.addEventListener("abort", kill, { once: true });
    const program: Buffer[] = [];
    let bytes = 0;
    out.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_PROGRAM_BYTES) cutFor("too_large");
      else program.push(part);
    });
    try {
      const code = await ended;
      await said;
      if (cut !== null) return await source.fail(deploymentId, cut);
      if (this.#stopping.signal.aborted) return await source.fail(deploymentId, "host_away");
      if (code !== 0) return await source.fail(deploymentId, "build_failed");
      await source.pass(deploymentId, Readable.from(program));
    } finally {
      clearTimeout(late);
      clearInterval(looking);
      this.#stopping.signal.removeEventListener("abort", kill);
      kill();
    }
  }

  /** Tells its lines as they come, without secrets. Resolves when all are told. */
  async #follow(deploymentId: string, stream: Readable, secrets: readonly string[]): Promise<void> {
    const reader = new LineReader();
    const redact = redactor(secrets);
    let [waiting, total] = ["", 0];
    const take = (lines: readonly string[]): void => {
      for (const line of lines) {
        total += line.length + 1;
        if (total <= MOST_LOG_CHARACTERS) waiting += `${redact(line)}\n`;
      }
    };
    const say = async (): Promise<void> => {
      const text = waiting;
      waiting = "";
      if (text !== "") await this.#deps.source.note(deploymentId, text);
    };
    let saying = Promise.resolve();
    const next = (): void => {
      saying = saying.then(say).catch((error: unknown) => {
        this.#deps.log.warn({ err: error, deploymentId }, "lines of a build were lost");
      });
    };
    const timer = setInterval(next, SAY_EVERY_MS);
    stream.on("data", (chunk: Buffer) => take(reader.read(chunk)));
    await once(stream, "close");
    clearInterval(timer);
    take(reader.end());
    if (total > MOST_LOG_CHARACTERS) waiting += "… and more, which is left out\n";
    next();
    await saying;
  }
}
