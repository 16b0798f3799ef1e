import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { EXIT } from "../errors/to-exit-code.ts";
import { folderStamp } from "../kernel/folder-stamp.ts";
import { pause } from "../kernel/pause.ts";
import { checkForCases, pluginFolder } from "./plugin-folder.ts";
import type { SuiteWish } from "./suite.ts";
import { UsageError } from "./usage-error.ts";

const fileBeside = (name: string): URL => new URL(`./${name}${extname(import.meta.url)}`, import.meta.url);
const LOOK_EVERY_MS = 200;
/** A type check makes much that is soon garbage: with room for it, its collection costs a sixth of the CPU less. */
const ROOM = "--max-semi-space-size=64";

interface TestWish {
  suite: SuiteWish;
  asJson: boolean;
  watch: boolean;
}

/**
 * `test <folder> [--case <text>] [--watch] [--drift all|<variant>] [--seed <number>] [--json]`: runs the contract tests of
 * a plugin in a process of their own. Returns the exit code; with `--watch` after Ctrl-C.
 */
export async function testPlugin(args: string[]): Promise<number> {
  const wish = wishOf(args);
  if (!wish.watch) return exitOf(startSuite(wish));
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  await testOnChange(wish, stop.signal);
  return EXIT.ok;
}

function wishOf(args: string[]): TestWish {
  const { values, positionals } = parseArgs({
    args,
    options: {
      case: { type: "string" },
      watch: { type: "boolean", default: false },
      drift: { type: "string" },
      seed: { type: "string" },
      json: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [dir, ...others] = positionals;
  if (dir === undefined || others.length > 0) throw new UsageError("Name the folder of one plugin.");
  const { seed, drift, case: only, watch, json: asJson } = values;
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) throw new UsageError("The seed is a number.");
  const folder = pluginFolder(dir);
  checkForCases(folder);
  const suite = {
    folder,
    ...(only === undefined ? {} : { only }),
    ...(drift === undefined ? {} : { drift }),
    ...(seed === undefined ? {} : { driftSeed: Number(seed) }),
  };
  return { suite, asJson, watch };
}

/** Runs the suite now and after every change, a run under way being ended, until the signal aborts. */
async function testOnChange(wish: TestWish, signal: AbortSignal): Promise<void> {
  const { folder } = wish.suite;
  while (!signal.aborted) {
    const stamp = await folderStamp(folder);
    const child = startSuite(wish);
    const ended = exitOf(child).then(() => {
      if (!signal.aborted) process.stderr.write("waiting for a change; Ctrl-C ends it\n");
    });
    while (!signal.aborted && (await folderStamp(folder)) === stamp) await pause(LOOK_EVERY_MS, signal);
    child.kill();
    await ended;
  }
}

function startSuite({ suite, asJson }: TestWish): ChildProcess {
  const reporter = `--test-reporter=${fileBeside("reporter").href}`;
  const suiteArgs = [fileURLToPath(fileBeside("suite")), JSON.stringify(suite)];
  return spawn(process.execPath, [ROOM, reporter, ...suiteArgs], {
    stdio: "inherit",
    env: { ...process.env, ...(asJson ? { QUARRY_INTERNAL_REPORT: "json" } : {}) },
  });
}

async function exitOf(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? EXIT.internal;
}
