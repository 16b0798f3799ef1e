import { launcherPart } from "../launcher/launcher-part.ts";
import { ROOT } from "./example-document.ts";

const { matchesLockfile } = await launcherPart("install.mjs");

/** For tests that start launchers: one that had to install first would take the packages from the tests beside it. */
export function requirePackages(): void {
  if (!matchesLockfile(ROOT, "all"))
    throw new Error("node_modules is not what package-lock.json says. Run `npm ci` first, or `npm test`.");
}
