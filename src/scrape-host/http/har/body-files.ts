import { isUtf8 } from "node:buffer";
import { mkdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { HarError } from "./har-error.ts";
import type { HarEntry } from "./schema.ts";

/** Bodies above this many characters get a file of their own, so that a page is a page and a diff of it can be read. */
const MAX_INLINE_CHARACTERS = 4096;
const MAX_NAME_CHARACTERS = 60;
const EXTENSIONS: readonly [RegExp, string][] = [
  [/html/i, "html"],
  [/json/i, "json"],
  [/xml|rss|atom/i, "xml"],
  [/javascript/i, "js"],
  [/^text\//i, "txt"],
];

type Content = HarEntry["response"]["content"];

/** An entry whose body is in it, and the file that it came from, absolute, or null. */
export interface WholeEntry {
  entry: HarEntry;
  bodyFile: string | null;
}

/** Brings a body into its entry that `content._file` names, a path relative to the folder of the HAR. Throws HarError. */
export async function withBody(entry: HarEntry, harPath: string): Promise<WholeEntry> {
  const { content } = entry.response;
  if (content._file === undefined) return { entry, bodyFile: null };
  const bodyFile = await insidePath(content._file, harPath);
  const bytes = await readFile(bodyFile);
  // Other programs note no encoding here. Text is UTF-8, as in the HAR itself.
  const encoding = content.encoding ?? (isUtf8(bytes) ? undefined : "base64");
  const whole: Content = { ...content, text: bytes.toString(encoding ?? "utf8"), encoding };
  return { entry: { ...entry, response: { ...entry.response, content: whole } }, bodyFile };
}

/** Throws HarError for a file that is not there or not below the folder of the HAR, links followed. */
async function insidePath(file: string, harPath: string): Promise<string> {
  const folder = dirname(harPath);
  const path = resolve(folder, file);
  const refused = new HarError(`${harPath} names a body outside of its folder: ${file}`);
  if (!isBelow(path, folder)) throw refused;
  if (!(await stat(path).catch(() => null))?.isFile())
    throw new HarError(`${harPath} names a body that is not there: ${file}`);
  if (!isBelow(await realpath(path), await realpath(folder))) throw refused;
  return path;
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(resolve(folder), path);
  return way !== "" && way.split(sep)[0] !== ".." && resolve(folder, way) === path;
}

/**
 * Puts the large bodies of new entries into files below `<name of the HAR>.bodies/` and names them in the entries.
 * @param earlier entries whose files must stay as they are
 */
export async function putBodiesAside(
  entries: readonly HarEntry[],
  earlier: readonly HarEntry[],
  harPath: string,
): Promise<HarEntry[]> {
  const folder = basename(harPath).replace(/(?:\.har)?(?:\.json)?$/, ".bodies");
  const taken = new Set(earlier.map(({ response }) => response.content._file));
  const out: HarEntry[] = [];
  for (const entry of entries) {
    const { text, ...content } = entry.response.content;
    if (text === undefined || text.length <= MAX_INLINE_CHARACTERS) {
      out.push(entry);
      continue;
    }
    const _file = freeName(`${folder}/${nameOf(entry)}`, extensionOf(content), taken);
    taken.add(_file);
    const path = join(dirname(harPath), _file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(text, content.encoding ?? "utf8"));
    out.push({ ...entry, response: { ...entry.response, content: { ...content, _file } } });
  }
  return out;
}

/** After the URL, so that a page that is recorded again has the name that it had. */
function nameOf({ request }: HarEntry): string {
  const { pathname, search } = new URL(request.url);
  const words = `${pathname}${search}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, MAX_NAME_CHARACTERS).replace(/^-|-$/g, "") || "index";
}

function extensionOf({ mimeType, encoding }: Content): string {
  if (encoding !== undefined) return "bin";
  return EXTENSIONS.find(([type]) => type.test(mimeType))?.[1] ?? "txt";
}

function freeName(stem: string, extension: string, taken: ReadonlySet<string | undefined>): string {
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? "" : `-${number}`}.${extension}`;
    if (!taken.has(name)) return name;
  }
}
