import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import { SourceError } from "../../plugin-sdk/source-error.ts";

export interface RunningBrowser {
  browser: Browser;
  /** Ends the process, whatever it is doing, and removes its profile. */
  kill(): Promise<void>;
}

const LAUNCH_TIMEOUT_MS = 30_000;

/**
 * Every request of a page is answered by us, so the browser itself needs no net: no name resolves and the proxy is
 * a closed port. That also stops what interception does not see: WebSockets, workers, WebRTC, popups.
 */
const NO_NETWORK = [
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--proxy-server=http://127.0.0.1:9",
  "--proxy-bypass-list=<-loopback>",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
];

const QUIET = [
  "--headless",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-extensions",
  "--disable-features=Translate,OptimizationHints,MediaRouter",
  "--mute-audio",
];

/** Starts a browser with an empty profile of its own. */
export async function launchBrowser(executablePath: string): Promise<RunningBrowser> {
  // Loaded here, because most runs never open a browser.
  const { launch } = await import("puppeteer-core");
  const profile = await mkdtemp(join(tmpdir(), "quarry-browser-"));
  const removeProfile = (): Promise<void> => rm(profile, { recursive: true, force: true, maxRetries: 5 });
  const isRoot = process.getuid?.() === 0;
  try {
    const browser = await launch({
      executablePath,
      args: [...QUIET, ...NO_NETWORK, ...(isRoot ? ["--no-sandbox"] : [])],
      userDataDir: profile,
      pipe: true,
      timeout: LAUNCH_TIMEOUT_MS,
      // Nothing of our environment is the browser's business.
      env: { PATH: process.env["PATH"], HOME: profile, LANG: "en_US.UTF-8" },
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      defaultViewport: { width: 1366, height: 900 },
    });
    return {
      browser,
      async kill() {
        const child = browser.process();
        if (child && child.exitCode === null && child.signalCode === null) {
          const gone = new Promise((resolve) => child.once("exit", resolve));
          child.kill("SIGKILL");
          await gone;
        }
        await removeProfile();
      },
    };
  } catch (error) {
    await removeProfile();
    throw new SourceError("browser_unavailable", `The browser ${executablePath} could not be started.`, {
      cause: error,
    });
  }
}
