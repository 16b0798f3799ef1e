import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bareEnv } from "../kit/bare-env.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { CLI_ENTRY } from "./cli-process.ts";
import { until } from "./until.ts";

const ESCAPE = "\u001b";
const CTRL_C = "\u0003";
const SLOW = ["scrape", "test-slow", "--records", "40", "--delay-ms", "50"];

let server: ServerProcess;
beforeAll(async () => {
  server = await startCliServer();
});
afterAll(() => server?.stop());

const hasTerminal = (): boolean => {
  const there = spawnSync("script", ["--version"]).status === 0;
  if (!there) console.log("skipped: there is no `script` on this machine, which makes a terminal");
  return there;
};

interface InTerminal {
  child: ChildProcess;
  /** Everything that the terminal got so far. */
  seen(): string;
  ended: Promise<number | null>;
}

/** The command line on a terminal of 100 columns. */
function inTerminal(args: readonly string[], env: Record<string, string> = {}): InTerminal {
  const command = `stty cols 100; exec "${process.execPath}" "${CLI_ENTRY}" ${args.join(" ")}`;
  const child = spawn("script", ["-qefc", command, "/dev/null"], {
    env: { ...bareEnv(), TERM: "xterm", ...envOf(server), ...env },
  });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { child, seen: () => printed, ended };
}

it("shows a bar, Records, Records per second and cost while they come, then a table in colour", async () => {
  if (!hasTerminal()) return;
  const { seen, ended } = inTerminal(SLOW);
  expect(await ended).toBe(0);
  const lines = [
    ...seen().matchAll(
      /running {2}\[(=*) *\] {2}(\d+)\/40 Records {2}(\d+\.\d)\/s {2}(\d+\.\d{2,3}) USD {2}0 pages {2}\d s/g,
    ),
  ].map(([, bar = "", records, rate, cost]) => ({
    bar: bar.length,
    records: Number(records),
    rate: Number(rate),
    // A Record costs a thousandth of a dollar.
    cost: Math.round(Number(cost) * 1000),
  }));
  expect(lines.length).toBeGreaterThan(3);
  for (const { bar, records, cost } of lines) {
    expect(cost).toBe(records);
    expect(bar).toBe(Math.floor((records / 40) * 12));
  }
  expect(Math.max(...lines.map(({ rate }) => rate))).toBeGreaterThan(1);
  expect(seen()).toContain(`${ESCAPE}[1m n${ESCAPE}[22m`);
  expect(seen()).toContain(`${ESCAPE}[32msucceeded${ESCAPE}[39m (exhausted): 40 Records`);
});

it("has no colour where NO_COLOR is set", async () => {
  if (!hasTerminal()) return;
  const { seen, ended } = inTerminal(["scrapers", "list"], { NO_COLOR: "1" });
  expect(await ended).toBe(0);
  expect(seen()).toMatch(/^SCRAPER +STATE/);
  expect(seen()).not.toContain(ESCAPE);
});

it("asks at the first Ctrl-C and cancels at the second", async () => {
  if (!hasTerminal()) return;
  const { child, seen, ended } = inTerminal([...SLOW, "--records", "4000", "--limit", "4000"]);
  await until("a Record has come", () => / [1-9]\d*\/4000 Records/.test(seen()), seen);
  child.stdin?.write(CTRL_C);
  await until("it asks", () => seen().includes("Press Ctrl-C again within 5 s to cancel"), seen);
  expect(seen()).not.toContain("cancelling");
  child.stdin?.write(CTRL_C);
  expect(await ended).toBe(130);
  expect(seen()).toMatch(/cancelled.* \(cancelled by user\): \d+ Records/);
});
