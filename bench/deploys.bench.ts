import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Bench } from "./kit/bench.ts";
import { benchWorker, NO_RUST } from "./kit/bench-worker.ts";
import { atEnd } from "./kit/cleanup.ts";
import { startProgram } from "./kit/program.ts";
import { answerOf, freePort } from "./kit/services.ts";
import { skipped } from "./kit/skipped.ts";
import { takeTurns } from "./kit/take-turns.ts";

const CLI = fileURLToPath(new URL(`../${process.env.BENCH_DIST ?? "dist"}/cli/main.js`, import.meta.url));
const SLUG = "deployed";
const MOST_MS = { prebuilt: 1500, beyondCargo: 1000 };
const HEALTH = `.get("/api/health", |_| "ok")`;

export const bench: Bench = {
  name: "deploys",
  about:
    "`quarry deploy` from its start to its end, when the new deployment is served: of a program that is built already, and of changed source",
  async run({ quick }) {
    if (benchWorker() === null) return [skipped("`quarry deploy`", NO_RUST)];
    const port = await freePort();
    const { server } = await startProgram({ QUARRY_SERVICES_PORT: String(port) });
    const home = await mkdtemp(join(tmpdir(), "quarry-bench-deploy-"));
    atEnd(() => rm(home, { recursive: true }));
    const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.key, XDG_CONFIG_HOME: home };
    const quarry = (cwd: string, ...words: string[]) => timed(process.execPath, [CLI, ...words], cwd, env);
    await quarry(home, "new", "service", SLUG);
    const folder = join(home, SLUG);
    const source = join(folder, "src/main.rs");
    const written = await readFile(source, "utf8");
    const program = join(home, "program");
    let round = 0;
    const change = async (): Promise<void> => {
      round++;
      await writeFile(source, written.replace(HEALTH, `${HEALTH}.get("/api/round", |_| "${round}")`));
    };
    const assertServed = async (path: string): Promise<void> => {
      const answer = await answerOf(port, SLUG, path);
      if (answer !== String(round)) throw new Error(`${path} answers ${answer}, not ${round}.`);
    };
    await change();
    await quarry(folder, "deploy");
    await copyFile(join(folder, "target/release/worker"), program);
    const ms = await takeTurns(
      {
        async prebuilt() {
          round++;
          await writeFile(join(folder, "static/round.txt"), String(round));
          // Another program that does the same.
          await appendFile(program, `${round}`);
          const taken = await quarry(folder, "deploy", "--prebuilt", program);
          await assertServed("/round.txt");
          return taken;
        },
        async changed() {
          await change();
          const taken = await quarry(folder, "deploy");
          await assertServed("/api/round");
          return taken;
        },
        async cargo() {
          await change();
          return timed("cargo", ["build", "--release", "--quiet"], folder);
        },
      },
      quick ? 2 : 7,
    );
    const beyond = ms.changed.median - ms.cargo.median;
    const rounds = `${ms.changed.count} rounds each, command line and its start included.`;
    return [
      {
        what: "`quarry deploy --prebuilt`, until it is served",
        target: `at most ${MOST_MS.prebuilt} ms`,
        figure: `${ms.prebuilt.spread()} ms`,
        peer: "–",
        ratio: null,
        pass: ms.prebuilt.median <= MOST_MS.prebuilt,
        detail: rounds,
      },
      {
        what: "`quarry deploy` of changed source, until it is served",
        target: `at most ${MOST_MS.beyondCargo} ms more than Cargo alone`,
        figure: `${ms.changed.spread()} ms`,
        peer: `${ms.cargo.spread()} ms of Cargo alone`,
        ratio: ms.changed.median / ms.cargo.median,
        pass: beyond <= MOST_MS.beyondCargo,
        detail: `${beyond.toFixed(0)} ms more. ${rounds}`,
      },
    ];
  },
};

/** Runs a command to its end: milliseconds. Throws with what it says where it fails. */
async function timed(
  program: string,
  words: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<number> {
  const began = performance.now();
  const child = spawn(program, words, {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
  });
  const ended = once(child, "exit");
  const said = await text(child.stderr);
  await ended;
  if (child.exitCode !== 0) throw new Error(`${program} ${words.join(" ")} failed:\n${said}`);
  return performance.now() - began;
}
