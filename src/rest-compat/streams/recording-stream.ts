import { Readable } from "node:stream";
import type { StreamServices, WholeStream } from "./rest-stream.ts";

/** A recording as a file. Throws `not_found`. */
export async function streamRecording(
  recordings: StreamServices["recordings"],
  id: string,
): Promise<WholeStream> {
  const har = await recordings.har(id);
  return {
    contentType: "application/har+json; charset=utf-8",
    fileName: `${id}.har.json`,
    length: har.length,
    body: Readable.from([har]),
  };
}
