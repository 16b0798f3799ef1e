import ignore from "ignore";
import { parse } from "smol-toml";
import type { FileMap } from "../../parts/file-drop/dropped-files.ts";

/** What is deployed of a folder: its manifest, and files by their places in the archive. */
export interface Project {
  manifest: string;
  slug: string;
  /** For people; empty where service.toml says none. */
  name: string;
  /** Its static files. */
  files: FileMap;
  /** What is not part of them, by its path. */
  leftOut: readonly string[];
  /** Null where it has none. */
  worker: ProjectWorker | null;
}

interface ProjectWorker {
  /** Of Cargo. */
  package: string;
  /** Null where it is not built. */
  program: Blob | null;
  /** What the server can build it of; nothing where that is not in the folder. */
  source: FileMap;
}

/** What is uploaded: the program, or what the server builds it of. */
export function deployedFiles({ files, worker }: Project, isBuiltThere: boolean): FileMap {
  if (worker === null) return files;
  if (isBuiltThere) return new Map([...worker.source, ...files]);
  return new Map([...(worker.program ? [["worker", worker.program] as const] : []), ...files]);
}

/** Why a folder cannot be deployed. */
export class NoProject extends Error {
  readonly why: "empty" | "noManifest" | "badManifest";

  constructor(why: NoProject["why"], message = "") {
    super(message);
    this.why = why;
  }
}

const MANIFEST = "service.toml";
const PAGE = "index.html";
const MOST_IN_SLUG = 40;
/** Where static files are in a folder that is nothing but a page. */
const BARE = "static";
/** Never part of a page, whatever `.gitignore` says. */
const ALWAYS_LEFT_OUT = [".git", ".gitignore", ".DS_Store", "Thumbs.db", "node_modules", "target"];

/**
 * Reads a folder as `quarry deploy` does: `service.toml`, the program of the worker, the static files without what `.gitignore` names.
 * A folder with `index.html` alone is a static page. Throws `NoProject`.
 * @param name of the folder
 */
export async function readProject(name: string, files: FileMap): Promise<Project> {
  if (files.size === 0) throw new NoProject("empty");
  const text = await files.get(MANIFEST)?.text();
  if (text === undefined) {
    if (!files.has(PAGE)) throw new NoProject("noManifest");
    const slug = slugOf(name);
    const manifest = `slug = ${JSON.stringify(slug)}\n\n[static]\nfolder = "${BARE}"\n`;
    return { manifest, slug, name: "", worker: null, ...(await staticFiles(files, "")) };
  }
  const { slug, name: title, worker, static: pages } = tablesOf(text);
  const folder = textOf(fieldOf(pages, "folder"));
  const isPacked = [...files.keys()].some((path) => path === "worker" || path.startsWith("static/"));
  const below = folder !== null && hasBelow(files, folder) ? folder : isPacked ? BARE : folder;
  const served = below === null ? NOTHING : await staticFiles(files, below);
  const cargo = textOf(fieldOf(worker, "package"));
  const places = [textOf(fieldOf(worker, "binary")), cargo && `target/release/${cargo}`, "worker"];
  const program = places.map((place) => place && files.get(withoutDot(place))).find(Boolean);
  return {
    ...{ manifest: text, slug: textOf(slug) ?? "", name: textOf(title) ?? "", ...served },
    worker:
      worker === undefined
        ? null
        : {
            ...{ package: cargo ?? "worker", program: program || null },
            source: cargo === null ? NOTHING.files : await sourceFiles(files, folder),
          },
  };
}

/** Built anew, or nothing that a compiler reads. */
const NO_SOURCE = ["/target/", ".git", ".DS_Store", "node_modules"];
/** Crates of others are whole, hidden files of theirs included; where they are says the second. */
const WHOLE = /^(vendor|\.cargo)\//;

/** What Cargo needs, as `quarry deploy --remote` takes it: neither static files, nor what is hidden or ignored. */
async function sourceFiles(files: FileMap, staticFolder: string | null): Promise<FileMap> {
  if (!files.has("Cargo.toml")) return NOTHING.files;
  const rules = ignore().add(NO_SOURCE);
  const own = await files.get(".gitignore")?.text();
  if (own !== undefined) rules.add(own);
  const pages = staticFolder === null ? null : `${withoutDot(staticFolder)}/`;
  const isSource = (path: string) =>
    path !== MANIFEST &&
    (pages === null || !path.startsWith(pages)) &&
    (WHOLE.test(path) || (!path.split("/").some((part) => part.startsWith(".")) && !rules.ignores(path)));
  return new Map(
    [...files]
      .filter(([path]) => isSource(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, content]) => [`source/${path}`, content]),
  );
}

const NOTHING = { files: new Map<string, Blob>(), leftOut: [] as string[] };

async function staticFiles(files: FileMap, given: string): Promise<typeof NOTHING> {
  const folder = withoutDot(given);
  const prefix = folder === "" ? "" : `${folder}/`;
  const rules = ignore().add(ALWAYS_LEFT_OUT);
  const own = await files.get(".gitignore")?.text();
  if (own !== undefined) rules.add(own);
  const found = { files: new Map<string, Blob>(), leftOut: [] as string[] };
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!path.startsWith(prefix)) continue;
    const inner = path.slice(prefix.length);
    const isHidden = inner
      .split("/")
      .some((part, index) => part.startsWith(".") && !(index === 0 && part === ".well-known"));
    if (isHidden || rules.ignores(path)) found.leftOut.push(inner);
    else found.files.set(`static/${inner}`, content);
  }
  return found;
}

function hasBelow(files: FileMap, folder: string): boolean {
  return [...files.keys()].some((path) => path.startsWith(`${withoutDot(folder)}/`));
}

/** `./public/` is `public`, `.` is nothing. */
const withoutDot = (path: string): string =>
  path
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");

function tablesOf(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch (error) {
    throw new NoProject("badManifest", error instanceof Error ? (error.message.split("\n")[0] ?? "") : "");
  }
}

function fieldOf(table: unknown, name: string): unknown {
  return typeof table === "object" && table !== null ? (table as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** A name as it may stand in a URL. */
function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ["site"];
  return words.join("-").slice(0, MOST_IN_SLUG);
}
