import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { HostedBuild } from "../../domain/deployment/builds.ts";
import type { FailureReason } from "../../domain/deployment/failures.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Log } from "../../kernel/log.ts";
import { redactor } from "../../kernel/redactor.ts";
import { beside, type Meters } from "../meters/use.ts";
import { LineReader } from "../spawner/line-reader.ts";
import { processTree, residentKb } from "../spawner/process-tree.ts";
import { buildCommand, environmentArguments, type BuildTools } from "./sandbox.ts";

/** As much as an archive may hold. */
const MOST_PROGRAM_BYTES = 200_000_000;
const MOST_LOG_CHARACTERS = 256_000;
const SAY_EVERY_MS = 300;
const LOOK_EVERY_MS = 500;
const MOST_PROCESSES = 600;
const MINUTE_MS = 60_000;
const LIMITS: BuildLimits = { withinMs: 10 * MINUTE_MS, memoryKb: 3_000_000 };

/** Builds that wait, and where it is said how they went. */
export interface BuildSource {
  /** One that no other host builds. @param host id of this host's lease */
  take(host: string): Promise<HostedBuild | null>;
  /** Fails what waits where no host can build. */
  failUnbuildable(): Promise<void>;
  /** Why a build is to be ended; null where it goes on. */
  endingOf(build: HostedBuild, host: string): Promise<"lost" | "service_gone" | null>;
  note(deploymentId: string, host: string, text: string): Promise<void>;
  pass(deploymentId: string, program: Readable): Promise<void>;
  fail(deploymentId: string, reason: FailureReason, what?: string): Promise<void>;
}

interface BuildsDeps {
  source: BuildSource;
  /** Path of a blob by the SHA-256 of its bytes. */
  fetched: (blob: string) => Promise<string>;
  /** Private to this process. */
  folder: string;
  /** What this machine builds with, or why it does not. */
  tools: BuildTools | "no_toolchain" | "no_build_sandbox";
  /** Id of the lease of this host; null while it has none. */
  host: () => string | null;
  meters: Meters;
  limits?: BuildLimits;
  log: Log;
}

interface BuildLimits {
  withinMs: number;
  memoryKb: number;
}

/** A build that runs. */
interface Running {
  build: HostedBuild;
  host: string;
  /** Ends it; without a reason nobody is told: it is not this host's any more. */
  cut(reason: FailureReason | null): void;
}

/** Builds workers, one after the other. */
export class Builds {
  readonly #deps: BuildsDeps;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;
  #current: Running | null = null;

  constructor(deps: BuildsDeps) {
    this.#deps = deps;
  }

  /** Begins with what waits, unless something is built already: that goes on to the next itself. */
  look(): void {
    void this.#endOver().catch((error: unknown) =>
      this.#deps.log.warn({ err: error }, "a build could not be looked after"),
    );
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
    const { source, log, tools, host: lease } = this.#deps;
    if (typeof tools === "string") return source.failUnbuildable();
    while (!this.#stopping.signal.aborted) {
      const host = lease();
      const build = host === null ? null : await source.take(host);
      if (host === null || build === null) return;
      const { deploymentId } = build;
      await this.#build(build, { tools, host }).catch(async (error: unknown) => {
        log.error({ err: error, deploymentId }, "a worker could not be built");
        await source.fail(deploymentId, "build_failed", "the host could not continue");
      });
    }
  }

  /** Ends what another host builds by now, and what nobody wants any more. */
  async #endOver(): Promise<void> {
    const current = this.#current;
    if (current === null) return;
    const reason = await this.#deps.source.endingOf(current.build, current.host);
    if (reason !== null) current.cut(reason === "lost" ? null : reason);
  }

  /** Hosts have come or gone: what one of them built may wait again. */
  seen(): void {
    this.look();
  }

  /** The lease of this host is over: another one has its build by now. */
  forgetAll(): void {
    this.#current?.cut(null);
  }

  async #build(build: HostedBuild, { tools, host }: { tools: BuildTools; host: string }): Promise<void> {
    const { fetched, folder } = this.#deps;
    const at = join(folder, build.deploymentId);
    try {
      for (const [path, blob] of Object.entries(build.files)) {
        const to = join(at, path);
        await mkdir(dirname(to), { recursive: true });
        await copyFile(await fetched(blob), to);
      }
      await this.#run(build, { host, at }, buildCommand(tools, at, build.package));
    } finally {
      await rm(at, { recursive: true, force: true });
    }
  }

  async #run(
    build: HostedBuild,
    { host, at }: { host: string; at: string },
    command: string[],
  ): Promise<void> {
    const { source, limits = LIMITS } = this.#deps;
    const { deploymentId, secrets } = build;
    const refused = await this.#minute(build);
    if (refused !== null) return source.fail(deploymentId, "build_cap", refused);
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
    const said = this.#follow({ deploymentId, host }, errors, Object.values(secrets));
    let cut: FailureReason | null | undefined;
    const cutFor = (reason: FailureReason | null): void => {
      cut = cut === undefined ? reason : cut;
      kill();
    };
    this.#current = { build, host, cut: cutFor };
    const late = setTimeout(() => cutFor("build_timeout"), limits.withinMs);
    const looking = setInterval(() => {
      if (residentKb(processTree(child.pid ?? 0, MOST_PROCESSES)) > limits.memoryKb) cutFor("build_memory");
    }, LOOK_EVERY_MS);
    const minutes = setInterval(() => {
      void this.#minute(build).then((why) => (why === null ? undefined : cutFor("build_cap")));
    }, MINUTE_MS);
    this.#stopping.signal.addEventListener("abort", kill, { once: true });
    const program = `${at}.program`;
    const written = pipeline(
      out,
      limitedTo(MOST_PROGRAM_BYTES, () => cutFor("too_large")),
      createWriteStream(program),
    );
    try {
      const [code] = await Promise.all([ended, said, written]);
      if (cut === null) return;
      if (cut !== undefined) return await source.fail(deploymentId, cut);
      if (this.#stopping.signal.aborted) return await source.fail(deploymentId, "host_away");
      if (code !== 0) return await source.fail(deploymentId, "build_failed");
      await source.pass(deploymentId, createReadStream(program));
    } finally {
      clearTimeout(late);
      this.#current = null;
      await rm(program, { force: true });
      clearInterval(looking);
      clearInterval(minutes);
      this.#stopping.signal.removeEventListener("abort", kill);
      kill();
    }
  }

  /** Counts a minute as it begins, so that a host that is killed has counted it. Why there is no room for one; null where there is. */
  async #minute({ accountId, serviceId: service }: HostedBuild): Promise<string | null> {
    try {
      const room = await this.#deps.meters.admit({ accountId, service, meter: "build_minutes", quantity: 1 });
      beside(room.record());
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.message;
      throw error;
    }
  }

  /** Tells its lines as they come, without secrets. Resolves when all are told. */
  async #follow(
    { deploymentId, host }: { deploymentId: string; host: string },
    stream: Readable,
    secrets: readonly string[],
  ): Promise<void> {
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
      if (text !== "") await this.#deps.source.note(deploymentId, host, text);
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

/** Passes so many bytes on, and drops the rest. */
function limitedTo(most: number, over: () => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes <= most) return done(null, part);
      over();
      done();
    },
  });
}
