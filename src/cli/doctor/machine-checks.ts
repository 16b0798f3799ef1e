import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { createServer } from "node:net";
import { createQuarryClient } from "../../client/index.ts";
import { installed } from "../run-script.ts";
import type { Config } from "../../kernel/config.ts";
import type { Check } from "./check.ts";

const OLDEST_GLIBC = [2, 36] as const;
const DEFAULT_PORT = 4000;
const PROBE_MS = 3000;
const BROWSERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
};

export function checkNode(version = process.versions.node): Check {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const fits = (major === 22 && minor >= 19) || major === 24 || major === 26;
  return fits
    ? { name: "Node", state: "ok", found: version }
    : { name: "Node", state: "fail", found: `${version}; Quarry runs on 22.19 or later, 24 and 26` };
}

/** Without the C library that the embedded MongoDB needs, MONGODB_URL must name another one. */
export function checkGlibc(version: string | undefined, platform = process.platform): Check {
  if (platform !== "linux") return { name: "glibc", state: "ok", found: `not used on ${platform}` };
  const wanted = OLDEST_GLIBC.join(".");
  if (version === undefined)
    return {
      name: "glibc",
      state: "warn",
      found: `none (musl); set MONGODB_URL, the embedded MongoDB needs it`,
    };
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const fits = major > OLDEST_GLIBC[0] || (major === OLDEST_GLIBC[0] && minor >= OLDEST_GLIBC[1]);
  return fits
    ? { name: "glibc", state: "ok", found: version }
    : {
        name: "glibc",
        state: "warn",
        found: `${version}; set MONGODB_URL, the embedded MongoDB needs ${wanted}`,
      };
}

/** Undefined on musl and outside Linux. */
export function runningGlibc(): string | undefined {
  // Without this the report looks up host names. The type definitions do not know it yet.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}

/** Loads the engine's addon in a process of its own, as the launcher does. */
export async function checkEngine(env: NodeJS.ProcessEnv): Promise<Check> {
  if (env.MONGODB_URL) return { name: "engine", state: "ok", found: "not used: MONGODB_URL is set" };
  const script = installed("dist/engine/prepare.js");
  if (!existsSync(script))
    return { name: "engine", state: "fail", found: "Quarry is not built; run `npm start`" };
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return code === 0
    ? { name: "engine", state: "ok", found: "the embedded MongoDB loads" }
    : { name: "engine", state: "fail", found: said.trim() };
}

/** Only some operations need a browser. */
export async function checkBrowser(env: NodeJS.ProcessEnv): Promise<Check> {
  const configured = env.QUARRY_BROWSER_PATH;
  for (const path of configured ? [configured] : (BROWSERS[process.platform] ?? [])) {
    const usable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return { name: "browser", state: "ok", found: path };
  }
  return configured
    ? { name: "browser", state: "fail", found: `QUARRY_BROWSER_PATH=${configured} cannot be executed` }
    : {
        name: "browser",
        state: "warn",
        found: "none; operations that need one will fail. Install Chromium or set QUARRY_BROWSER_PATH",
      };
}

/** The port that `npm start` would take: free, or taken by the Quarry that is already there. */
export async function checkPort(env: NodeJS.ProcessEnv): Promise<Check> {
  const port = Number(env.PORT || DEFAULT_PORT);
  const name = `port ${port}`;
  if (await isFree(port)) return { name, state: "ok", found: "free" };
  const there = createQuarryClient({ url: `http://127.0.0.1:${port}`, timeoutMs: PROBE_MS });
  const isQuarry = await there.probe().then(
    () => true,
    () => false,
  );
  return isQuarry
    ? { name, state: "ok", found: "a Quarry runs there" }
    : { name, state: "warn", found: "taken by another program; start Quarry with PORT set to a free one" };
}

/** What `npm start` with these settings would let strangers do. */
export async function checkSignUp(env: NodeJS.ProcessEnv): Promise<Check> {
  const name = "sign-up";
  const { isOpenSandbox, OPEN_SANDBOX } = await import("../../kernel/open-sandbox.ts");
  return checkSettings(name, env, (config) =>
    isOpenSandbox(config)
      ? { name, state: "warn", found: OPEN_SANDBOX }
      : { name, state: "ok", found: `${config.QUARRY_SIGN_UP}; no stranger scrapes for nothing` },
  );
}

/** Whether pages of services can reach into the cookies of a gateway that is started here. */
export async function checkServicesDomain(env: NodeJS.ProcessEnv): Promise<Check> {
  const name = "services";
  const { relatedDomains } = await import("../../kernel/related-domains.ts");
  return checkSettings(name, env, (config) => {
    const related = relatedDomains(config);
    if (related !== null) return { name, state: "warn", found: related };
    return {
      name,
      state: "ok",
      found: `hosting ${config.QUARRY_HOSTING}, below ${config.QUARRY_SERVICES_DOMAIN}`,
    };
  });
}

async function checkSettings(
  name: string,
  env: NodeJS.ProcessEnv,
  check: (config: Config) => Check,
): Promise<Check> {
  // Loaded for this alone: it reads every setting of a server.
  const { readConfig } = await import("../../kernel/config.ts");
  const read = readConfig(env);
  if ("config" in read) return check(read.config);
  const [first] = read.problems;
  return { name, state: "warn", found: `unknown: ${first?.variable ?? ""} ${first?.message ?? ""}` };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
