import type { FileMap } from "./dropped-files.ts";
import { headerOf, padding, readTar } from "./tar.ts";

/** A tar.gz of these files. */
export async function packed(files: FileMap): Promise<Blob> {
  const parts = [...files].flatMap(([path, content]) => [
    ...headerOf(path, content.size),
    content,
    padding(content.size),
  ]);
  // Two empty blocks are the end.
  const tar = new Blob([...parts, new Uint8Array(1024)]);
  return new Response(tar.stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

/** The files of a tar.gz. Throws for anything else, and for more than so many bytes. */
export async function unpacked(archive: Blob, mostBytes: number): Promise<FileMap> {
  const parts: BlobPart[] = [];
  let left = mostBytes;
  const bytes = archive.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  for (;;) {
    const { done, value } = await bytes.read();
    if (done) break;
    left -= value.length;
    if (left < 0) throw new RangeError(`The archive holds more than ${mostBytes} bytes.`);
    parts.push(value);
  }
  return readTar(new Blob(parts));
}
