/**
 * `npm run check [name...]`: runs the checks (all, or the named ones), two at a time, with the project's own runtime.
 * Prints one line per check, the output of those that fail, and exits 1 when any did.
 * Plain JavaScript, because the Node that starts it may be older than the one that the checks need.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compilerEnv } from "../launcher/compiler-env.mjs";
import { install, isInstalled } from "../launcher/install.mjs";
import { LaunchError } from "../launcher/launch-error.mjs";
import { withPidLock } from "../launcher/pid-lock.mjs";
import { launch } from "../launcher/prepare.mjs";
import { ensureRuntime } from "../launcher/runtime.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PARALLEL = 2;

/** Longest first, so that the two lanes end together. Each is a script for Node and its arguments. */
const CHECKS = {
  lint: ["--max-old-space-size=8192", "node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0"],
  types: ["node_modules/typescript7/bin/tsc", "-b", "tsconfig.json", "dashboard/tsconfig.json", "--noEmit"],
  format: ["node_modules/prettier/bin/prettier.cjs", "--check", "."],
  unused: ["node_modules/knip/bin/knip.js", "--no-config-hints"],
  imports: [
    "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    ...[
      "src",
      "dashboard",
      "scripts",
      "bench",
      "--config",
      ".dependency-cruiser.mjs",
      "--output-type",
      "err-long",
    ],
  ],
  generated: ["scripts/generate/check.ts"],
  schema: ["scripts/check/schema.ts"],
  english: ["scripts/check/english.ts"],
  kinds: ["scripts/kind-size/print.ts"],
};
/** What these say is worth reading when they pass, too. */
const PRINTED = ["schema", "kinds"];

/** @returns {Promise<{ exitCode: number, output: string, seconds: string }>} */
function run(node, args) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: ROOT, env: compilerEnv(), stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.on("error", reject);
    child.on("close", (code) => {
      // Ended by a signal: no code, and not a pass.
      resolve({ exitCode: code ?? 1, output, seconds: ((performance.now() - began) / 1_000).toFixed(1) });
    });
  });
}

function chosen(names) {
  const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name));
  if (unknown.length > 0) {
    throw new LaunchError(
      `no such check: ${unknown.join(", ")}; there are ${Object.keys(CHECKS).join(", ")}`,
    );
  }
  return names.length > 0 ? names : Object.keys(CHECKS);
}

/** The project's own Node, with its packages. */
async function prepareRuntime() {
  const runtime = await ensureRuntime(ROOT);
  await withPidLock(join(ROOT, ".cache", "launcher.lock"), async () => {
    if (!isInstalled(ROOT, runtime.version, "all")) await install(ROOT, runtime, "all");
  });
  return runtime.node;
}

await launch(async () => {
  const queue = chosen(process.argv.slice(2));
  const node = await prepareRuntime();
  const failures = [];

  async function lane() {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const { exitCode, output, seconds } = await run(node, CHECKS[name]);
      console.log(`${exitCode === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
      if (exitCode !== 0) failures.push({ name, output });
      else if (PRINTED.includes(name)) console.log(output.trimEnd().replaceAll(/^/gm, "       "));
    }
  }

  await Promise.all(Array.from({ length: PARALLEL }, lane));
  for (const { name, output } of failures) console.log(`\n---- ${name} ----\n${output.trimEnd()}`);
  if (failures.length > 0) console.log(`\nfailed: ${failures.map(({ name }) => name).join(", ")}`);
  return failures.length > 0 ? 1 : 0;
});
