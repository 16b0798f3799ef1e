import { at } from "./at.ts";
import { compilePath, InvalidPath } from "./path.ts";

/** Most paths in one projection. */
export const MAX_PATHS = 200;

/**
 * What a caller asked to see of a value, keyed by the path as it was written; null where nothing is found.
 * Throws InvalidPath for a malformed path or too many of them, before anything is read.
 */
export function project(value: unknown, paths: readonly string[]): Record<string, unknown> {
  checkPaths(paths);
  return Object.fromEntries(paths.map((path) => [path, at(value, path)]));
}

/** Throws InvalidPath unless every path can be followed. For checking an input before the run. */
export function checkPaths(paths: readonly string[]): void {
  if (paths.length > MAX_PATHS) {
    throw new InvalidPath(
      paths[MAX_PATHS] as string,
      `only ${MAX_PATHS} paths are allowed, ${paths.length} were given`,
    );
  }
  for (const path of paths) compilePath(path);
}
