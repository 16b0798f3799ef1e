import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { withBody } from "./body-files.ts";
import { HarError } from "./har-error.ts";
import { harSchema, type HarEntry } from "./schema.ts";

interface LoadedFile {
  stamp: string;
  har: Promise<LoadedHar>;
}

interface LoadedHar {
  entries: readonly HarEntry[];
  /** Stamps of the files that hold bodies, by path. */
  bodies: ReadonlyMap<string, string>;
}

/** Parsed files of this thread, by path; a file that changed on disk is read again. */
const loaded = new Map<string, LoadedFile>();
const MAX_LOADED_FILES = 64;

/** The entries, bodies included, of a HAR file, or of all `.har` and `.har.json` files of a folder in the order of their names. */
export async function loadHarEntries(path: string): Promise<readonly HarEntry[]> {
  const info = await stat(path).catch((error: unknown) => {
    throw new HarError(`There is no HAR file or folder at ${path}.`, error);
  });
  if (!info.isDirectory()) return loadFile(path);
  const names = (await readdir(path, { recursive: true }))
    .filter((name) => /\.har(\.json)?$/.test(name))
    .sort();
  if (names.length === 0) throw new HarError(`The folder ${path} holds no .har or .har.json file.`);
  return (await Promise.all(names.map((name) => loadFile(join(path, name))))).flat();
}

async function loadFile(path: string): Promise<readonly HarEntry[]> {
  const stamp = await stampOf(path);
  const known = loaded.get(path);
  if (known?.stamp === stamp) {
    const { entries, bodies } = await known.har;
    const stamps = await Promise.all([...bodies.keys()].map(stampOf));
    if ([...bodies.values()].every((body, index) => body === stamps[index])) return entries;
  }
  const har = readHar(path);
  har.catch(() => loaded.delete(path));
  loaded.delete(path);
  if (loaded.size >= MAX_LOADED_FILES) loaded.delete(loaded.keys().next().value ?? path);
  loaded.set(path, { stamp, har });
  return (await har).entries;
}

async function readHar(path: string): Promise<LoadedHar> {
  const entries = parseHar(await readFile(path, "utf8"), path);
  const whole = await Promise.all(entries.map((entry) => withBody(entry, path)));
  const bodies = new Map<string, string>();
  for (const { bodyFile } of whole) if (bodyFile !== null) bodies.set(bodyFile, await stampOf(bodyFile));
  return { entries: whole.map(({ entry }) => entry), bodies };
}

/** Another one when the file was changed; empty when it is gone. */
async function stampOf(path: string): Promise<string> {
  const info = await stat(path).catch(() => null);
  return info === null ? "" : `${info.mtimeMs}:${info.size}`;
}

/** Parses HAR text, without bodies that lie in files of their own. `path` only names it in errors. */
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
