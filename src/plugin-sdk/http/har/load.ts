import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { harSchema, type HarEntry } from "./schema.ts";

/** A HAR file or folder that cannot be used: says which file and which place in it. */
export class HarError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "HarError";
  }
}

interface LoadedFile {
  stamp: string;
  entries: Promise<readonly HarEntry[]>;
}

/** Parsed files of this thread, by path; a file that changed on disk is read again. */
const loaded = new Map<string, LoadedFile>();
const MAX_LOADED_FILES = 64;

/** The entries of a HAR file, or of all `.har` and `.har.json` files of a folder in the order of their names. */
export async function loadHarEntries(path: string): Promise<readonly HarEntry[]> {
  const info = await stat(path).catch((error: unknown) => {
    throw new HarError(`There is no HAR file or folder at ${path}.`, error);
  });
  if (!info.isDirectory()) return loadFile(path, `${info.mtimeMs}:${info.size}`);
  const names = (await readdir(path)).filter((name) => /\.har(\.json)?$/.test(name)).sort();
  if (names.length === 0) throw new HarError(`The folder ${path} holds no .har or .har.json file.`);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(path, name);
      const { mtimeMs, size } = await stat(file);
      return loadFile(file, `${mtimeMs}:${size}`);
    }),
  );
  return files.flat();
}

function loadFile(path: string, stamp: string): Promise<readonly HarEntry[]> {
  const known = loaded.get(path);
  if (known?.stamp === stamp) return known.entries;
  const entries = readFile(path, "utf8").then((text) => parseHar(text, path));
  entries.catch(() => loaded.delete(path));
  loaded.delete(path);
  if (loaded.size >= MAX_LOADED_FILES) loaded.delete(loaded.keys().next().value ?? path);
  loaded.set(path, { stamp, entries });
  return entries;
}

/** Parses HAR text. `path` only names it in errors. */
export function parseHar(text: string, path: string): HarEntry[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new HarError(`${path} is not JSON: ${(error as Error).message}`, error);
  }
  const parsed = harSchema.safeParse(json);
  if (parsed.success) return parsed.data.log.entries;
  const [issue] = parsed.error.issues;
  throw new HarError(`${path} is not HAR 1.2: ${jsonPath(issue?.path ?? [])}: ${issue?.message ?? ""}`);
}

function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (at, key) => (typeof key === "number" ? `${at}[${key}]` : `${at}.${String(key)}`),
    "$",
  );
}
