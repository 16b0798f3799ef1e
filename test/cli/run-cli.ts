import { Writable } from "node:stream";
import { cliOf } from "../../src/cli/cli.ts";
import { run } from "../../src/cli/run.ts";
import { bareEnv } from "../kit/bare-env.ts";
import { NO_CONFIG, startCli, type CliOptions, type CliRun } from "./cli-process.ts";

/**
 * Runs a command to its end in this process, as its own one would, with pipes instead of a terminal: a process costs more
 * than most commands do. One that reads stdin, runs in a folder or starts a program gets its process.
 */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const { env = {}, cwd, input } = options;
  if (cwd !== undefined || input !== undefined || args[0] === "plugin") return startCli(args, options).ended;
  const stdout = new Pipe();
  const stderr = new Pipe();
  const place = {
    env: { ...bareEnv(), ...NO_CONFIG, ...env },
    stdout: stdout.end,
    stderr: stderr.end,
    exitCode: 0,
  };
  // Would colour what goes into a pipe; no variable of this process is one of the command's.
  const { FORCE_COLOR: forced } = process.env;
  delete process.env.FORCE_COLOR;
  try {
    await run(cliOf(place), args);
  } finally {
    if (forced !== undefined) process.env.FORCE_COLOR = forced;
  }
  return { code: place.exitCode, stdout: stdout.text, stderr: stderr.text };
}

/** Keeps what is written into it. */
class Pipe {
  readonly #chunks: Buffer[] = [];
  readonly end = Object.assign(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        this.#chunks.push(chunk);
        done();
      },
    }),
    { isTTY: false },
  ) as unknown as NodeJS.WriteStream;

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}
