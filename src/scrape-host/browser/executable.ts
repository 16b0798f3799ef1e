import { access, constants, stat } from "node:fs/promises";
import { join } from "node:path";
import { SourceError } from "../../plugin-sdk/source-error.ts";

const LINUX = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const WINDOWS_FOLDERS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];

/** Where a Chromium is looked for on this machine, in order. */
export function standardExecutables(
  platform: NodeJS.Platform = process.platform,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  if (platform === "darwin") return MAC;
  if (platform !== "win32") return LINUX;
  return WINDOWS_FOLDERS.flatMap((name) => {
    const folder = env[name];
    return folder
      ? [
          join(folder, "Google/Chrome/Application/chrome.exe"),
          join(folder, "Chromium/Application/chrome.exe"),
        ]
      : [];
  });
}

/** The browser to start: the configured one or the first standard one that exists. Else `browser_unavailable`. */
export async function findExecutable(
  configured: string | undefined,
  standard: readonly string[] = standardExecutables(),
): Promise<string> {
  for (const path of configured === undefined ? standard : [configured]) {
    if (await isExecutable(path)) return path;
  }
  throw new SourceError(
    "browser_unavailable",
    configured === undefined
      ? `This operation needs Chromium, and none was found at ${standard.join(", ")}.`
      : `The configured browser ${configured} does not exist or may not be executed.`,
  );
}

/** A file that may be executed; a folder is none, though it may be entered. */
export async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    // Absent or not ours to run: both mean "try the next one".
    return false;
  }
}
