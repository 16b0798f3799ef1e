import { Zip, ZipDeflate } from "fflate";
import { UnwritableRecords } from "./unwritable-records.ts";

/** Sizes have 32 bits in a plain ZIP archive. */
const MOST_BYTES = 2 ** 32 - 1;

/** A file of the archive: its text in pieces, each ending between two characters. */
export type ZippedFile = readonly [name: string, text: AsyncIterable<string> | Iterable<string>];

/**
 * A ZIP archive of these files, in bytes as they are made: nothing but the piece at hand is held.
 * Throws UnwritableRecords when a file has more than `mostBytes`.
 */
export async function* zipOf(
  files: Iterable<ZippedFile>,
  mostBytes = MOST_BYTES,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let made: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error !== null) throw error;
    made.push(bytes);
  });
  for (const [name, text] of files) {
    const file = new ZipDeflate(name);
    archive.add(file);
    for await (const piece of text) {
      file.push(encoder.encode(piece));
      if (file.size > mostBytes) throw new UnwritableRecords("So much text does not go into a spreadsheet.");
      yield* made;
      made = [];
    }
    file.push(new Uint8Array(), true);
  }
  archive.end();
  yield* made;
}
