import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { LaunchError } from "./launch-error.mjs";

/** Lines of npm's output that a failure repeats. npm says first what went wrong and then how to use it. */
const ERROR_LINES = 15;
const MAX_OUTPUT_CHARS = 100_000;

/**
 * Runs npm with a given Node and collects what it prints. npm is the one that started us, else the first on PATH.
 *
 * @param {string} node path of the Node binary to run npm with
 * @param {string[]} args
 * @param {{ cwd: string, failure: string, advice?: string }} options first and last words of the error when npm fails
 * @returns {Promise<void>}
 */
export function runNpm(node, args, { cwd, failure, advice }) {
  const cli = npmCli(process.env);
  return new Promise((resolve, reject) => {
    // npm runs install scripts with the `node` on PATH, which must be the chosen one.
    const child = spawn(node, [cli, ...args], {
      cwd,
      env: npmEnv(node),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (chunk) => (output = (output + chunk.toString()).slice(-MAX_OUTPUT_CHARS));
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) =>
      reject(new LaunchError(`${failure}: npm could not be started: ${error.message}`)),
    );
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new LaunchError(
            [`${failure}.${networkHint(output)} npm said:`, errorLines(output), advice].join("\n").trimEnd(),
          ),
        );
    });
  });
}

/**
 * npm looks for the machine's settings (proxy, registry, certificates) beside the Node that runs it, where a
 * fetched Node has none, so it is told where the Node at hand keeps them.
 */
function npmEnv(node) {
  const env = envWithNodeFirst(node);
  const isTold = Object.keys(env).some((name) => name.toLowerCase() === "npm_config_globalconfig");
  if (isTold || node === process.execPath) return env;
  const prefix =
    process.platform === "win32" ? dirname(process.execPath) : dirname(dirname(process.execPath));
  return { ...env, npm_config_globalconfig: join(prefix, "etc", "npmrc") };
}

/**
 * The environment with the folder of `node` first on PATH.
 *
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function envWithNodeFirst(node) {
  // Windows spells it `Path`.
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const folders = process.env[key];
  return { ...process.env, [key]: folders ? `${dirname(node)}${delimiter}${folders}` : dirname(node) };
}

/**
 * Path of npm-cli.js: JavaScript, so that any Node can run it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function npmCli(env) {
  const started = env.npm_execpath;
  // Other package managers set the variable too, and npx sets it to its own entry beside npm's.
  if (started && /^np[mx]-cli\.js$/.test(basename(started))) {
    const cli = join(dirname(started), "npm-cli.js");
    if (existsSync(cli)) return cli;
  }
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  for (const folder of [...folders, dirname(process.execPath)]) {
    const link = join(folder, "npm");
    const candidates = [
      existsSync(link) ? realpathSync(link) : "",
      join(folder, "node_modules", "npm", "bin", "npm-cli.js"),
      join(folder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    ];
    const cli = candidates.find((path) => basename(path) === "npm-cli.js" && existsSync(path));
    if (cli !== undefined) return cli;
  }
  throw new LaunchError("npm was not found. Install it (it comes with Node) or start with `npm start`.");
}

function networkHint(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(
    output,
  )
    ? " The package registry could not be reached: check the network or the proxy and start again."
    : "";
}

function errorLines(output) {
  const lines = output.trim().split("\n");
  const errors = lines.filter((line) => line.startsWith("npm error"));
  return (errors.length > 0 ? errors : lines.slice(-ERROR_LINES)).slice(0, ERROR_LINES).join("\n");
}
