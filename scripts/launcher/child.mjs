import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { envWithNodeFirst } from "./npm.mjs";

/**
 * Ctrl-C reaches this process twice, from the terminal and from npm. Within this time it is one wish.
 */
const SAME_SIGNAL_MS = 500;
const PARENT_POLL_MS = 1000;

/** Where Node keeps the compiled code of modules: a start takes a seventh less of the CPU. */
const COMPILED = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), ".cache", "compiled");

/**
 * The environment of a program of ours.
 *
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
const programEnv = (node) => ({ NODE_COMPILE_CACHE: COMPILED, ...envWithNodeFirst(node) });

/**
 * Runs the server and returns its exit code. The channel to it carries the wish to stop, and its end tells the
 * server that this process is gone, even when that was killed.
 *
 * @param {string} node
 * @param {string[]} args script and arguments
 * @returns {Promise<number>}
 */
export function runServer(node, args) {
  const child = spawn(node, args, {
    env: programEnv(node),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  let askedAt;
  const ask = (signal) => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      if (child.connected) child.send("stop", () => undefined);
    } else if (Date.now() - askedAt > SAME_SIGNAL_MS) {
      child.kill(signal);
    }
  };
  onSignals(ask);
  watchNpm(() => ask("SIGTERM"));
  return exitCode(child);
}

/**
 * Runs a program to its end and returns its exit code.
 *
 * @param {string} node
 * @param {string[]} args script and arguments
 * @param {string} cwd
 * @returns {Promise<number>}
 */
export function runProgram(node, args, cwd) {
  const child = spawn(node, args, { cwd, env: programEnv(node), stdio: "inherit" });
  // The terminal gives Ctrl-C to the child itself; listening keeps this process there for its exit code.
  onSignals((signal) => signal === "SIGTERM" && child.kill(signal));
  return exitCode(child);
}

function onSignals(handle) {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => handle(signal));
}

/** When npm started us and is killed, nobody is left who could stop the server. */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event !== "start") return;
  const before = npmPid();
  setInterval(() => npmPid() !== before && onGone(), PARENT_POLL_MS).unref();
}

/** npm is our parent, or the parent of the shell that it runs scripts with where that shell stays. */
function npmPid() {
  const parent = process.ppid;
  try {
    const isShell = /^(sh|dash|ash|bash)$/.test(readFileSync(`/proc/${parent}/comm`, "utf8").trim());
    if (!isShell) return parent;
    const stat = readFileSync(`/proc/${parent}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    // No /proc (macOS, Windows), or the shell is gone as well.
    return parent;
  }
}

function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
