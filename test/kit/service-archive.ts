import { gzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { pack, type Header } from "tar-stream";

export type ArchiveEntry = Partial<Header> & { name: string; content?: string | Buffer };

/** A tar.gz of these entries, in their order. */
export async function archiveOf(entries: readonly ArchiveEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content = "", ...header } of entries) tar.entry(header, content);
  tar.finalize();
  return gzipSync(await buffer(tar as AsyncIterable<unknown> as AsyncIterable<Uint8Array>));
}

/** The same of files by their paths. */
export const archiveOfFiles = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> =>
  archiveOf(Object.entries(files).map(([name, content]) => ({ name, content })));
