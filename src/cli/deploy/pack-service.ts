import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import type { ServiceFolder } from "./service-folder.ts";

/** A file that is deployed: where it is, and its place in the archive. */
export interface DeployedFile {
  path: string;
  source: string;
  sha256: string;
  bytes: number;
}

/** `worker`, and what stands below `source/` and `static/`, with their hashes. */
export async function deployedFiles(
  { folder, staticFolder }: ServiceFolder,
  worker: string | null,
  sourcePaths: readonly string[],
  staticPaths: readonly string[],
): Promise<DeployedFile[]> {
  const sources = [
    ...(worker === null ? [] : [["worker", worker] as const]),
    ...sourcePaths.map((path) => [`source/${path}`, join(folder, path)] as const),
    ...staticPaths.map((path) => [`static/${path}`, join(folder, staticFolder ?? "", path)] as const),
  ];
  const files: DeployedFile[] = [];
  for (const [path, source] of sources) {
    const content = await readFile(source);
    files.push({
      path,
      source,
      sha256: createHash("sha256").update(content).digest("hex"),
      bytes: content.length,
    });
  }
  return files;
}

/** A tar.gz with what the server lacks, and the names of what it has. */
export async function packService(
  { text }: ServiceFolder,
  files: readonly DeployedFile[],
  missing: ReadonlySet<string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const tar = pack();
  const known = files.filter(({ sha256 }) => !missing.has(sha256));
  tar.entry({ name: "service.toml" }, text);
  tar.entry(
    { name: "files.json" },
    JSON.stringify(Object.fromEntries(known.map(({ path, sha256 }) => [path, { sha256 }]))),
  );
  for (const { path, source, sha256 } of files)
    if (missing.has(sha256)) tar.entry({ name: path }, await readFile(source));
  tar.finalize();
  return new Uint8Array(gzipSync(await buffer(tar as AsyncIterable<unknown> as AsyncIterable<Uint8Array>)));
}
