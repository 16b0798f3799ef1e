/** Files by their paths, with / between their parts. */
export type FileMap = ReadonlyMap<string, Blob>;

/** What belongs to tools, and is nobody's page: a browser would read thousands of files for nothing. */
const NEVER = new Set([".git", "node_modules", ".DS_Store", "Thumbs.db"]);

/** What was dropped: one folder, one archive, or some files. */
export async function droppedFiles(items: DataTransferItemList): Promise<File[]> {
  // All at once: the list is empty after the event.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map((entry) => filesOf(entry, "")))).flat();
}

async function filesOf(entry: FileSystemEntry, below: string): Promise<File[]> {
  const path = below === "" ? entry.name : `${below}/${entry.name}`;
  if (NEVER.has(entry.name)) return [];
  if (isFile(entry)) return [await asFile(entry, path)];
  if (!isFolder(entry)) return [];
  return (await Promise.all((await entriesIn(entry)).map((one) => filesOf(one, path)))).flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function asFile(entry: FileSystemFileEntry, path: string): Promise<File> {
  return new Promise((done, fail) =>
    entry.file((file) => {
      // As one that a folder was chosen with has it.
      Object.defineProperty(file, "webkitRelativePath", { value: path });
      done(file);
    }, fail),
  );
}

/** They come in parts of a hundred, until none come. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

/** By path, without the folder that holds them all, and the name of that. */
export function asMap(files: readonly File[]): { name: string; files: FileMap } {
  const paths = files.map((file) => file.webkitRelativePath || file.name);
  const top = paths[0]?.includes("/") ? paths[0].slice(0, paths[0].indexOf("/") + 1) : "";
  const isOne = top !== "" && paths.every((path) => path.startsWith(top));
  const kept = files.flatMap((file, index) => {
    const path = (paths[index] ?? "").slice(isOne ? top.length : 0);
    return path.split("/").some((part) => NEVER.has(part)) ? [] : [[path, file] as const];
  });
  return { name: isOne ? top.slice(0, -1) : "", files: new Map<string, Blob>(kept) };
}
