import { Readable, type Transform } from "node:stream";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { readHeader, type ResponseHeaders } from "./headers.ts";
import { NetworkFailure } from "./network-failure.ts";

type Encoding = "gzip" | "deflate" | "br" | "zstd";

/** Below this a synchronous call is faster than the way to the thread pool and back. */
const SYNC_BELOW_BYTES = 32 * 1024;
/** More layers than this are an attack, not a web server. */
const MAX_LAYERS = 3;

const ASYNC = {
  gzip: promisify(zlib.gunzip),
  br: promisify(zlib.brotliDecompress),
  zstd: promisify(zlib.zstdDecompress),
  zlib: promisify(zlib.inflate),
  raw: promisify(zlib.inflateRaw),
};
const SYNC = {
  gzip: zlib.gunzipSync,
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
  zlib: zlib.inflateSync,
  raw: zlib.inflateRawSync,
};

/** The layers to take off, outermost first. An unknown coding is `source_changed`. */
export function contentEncodings(headers: ResponseHeaders): readonly Encoding[] {
  const value = readHeader(headers, "content-encoding");
  if (value === null) return [];
  const layers: Encoding[] = [];
  for (const part of value.split(",")) {
    const name = part.trim().toLowerCase().replace(/^x-/, "");
    if (name === "" || name === "identity") continue;
    if (name !== "gzip" && name !== "deflate" && name !== "br" && name !== "zstd") {
      throw new SourceError("source_changed", `The source sent the unknown content-encoding ${part.trim()}.`);
    }
    layers.unshift(name);
  }
  if (layers.length > MAX_LAYERS) {
    throw new SourceError(
      "source_changed",
      `The source sent a body in ${layers.length} layers of compression.`,
    );
  }
  return layers;
}

/** Decompresses a whole body. Stops with `response_too_large` once it passes `maxBytes`. */
export async function decodeBody(
  body: Buffer,
  encodings: readonly Encoding[],
  maxBytes: number,
): Promise<Buffer> {
  let decoded = body;
  for (const encoding of encodings) {
    if (decoded.length === 0) return decoded;
    const kind = encoding === "deflate" ? deflateKind(decoded) : encoding;
    // Node refuses a limit of zero.
    const options = { maxOutputLength: Math.max(maxBytes, 1) };
    try {
      decoded =
        decoded.length < SYNC_BELOW_BYTES
          ? SYNC[kind](decoded, options)
          : await ASYNC[kind](decoded, options);
    } catch (error) {
      throw decodeError(error, maxBytes);
    }
  }
  return decoded;
}

/** Decompresses piece by piece. Ends with `response_too_large` once it passes `maxBytes`. */
export async function* decodeStream(
  body: AsyncIterable<Uint8Array>,
  encodings: readonly Encoding[],
  maxBytes: number,
): AsyncGenerator<Uint8Array, void, void> {
  let stream = body;
  for (const encoding of encodings) stream = unwrap(stream, encoding);
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

async function* unwrap(
  body: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array, void, void> {
  const iterator = body[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const rest = { [Symbol.asyncIterator]: () => iterator };
  const source = Readable.from(prepend(first.value, rest), { objectMode: false });
  const inflate = decoder(encoding, first.value);
  // pipe() does not carry errors over, and the error of the network matters more than zlib's.
  source.once("error", (error) => inflate.destroy(error));
  source.pipe(inflate);
  try {
    for await (const chunk of inflate) yield chunk as Uint8Array;
  } catch (error) {
    throw decodeError(error, 0);
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

async function* prepend(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first;
  yield* rest;
}

function decoder(encoding: Encoding, first: Uint8Array): Transform {
  if (encoding === "gzip") return zlib.createGunzip();
  if (encoding === "br") return zlib.createBrotliDecompress();
  if (encoding === "zstd") return zlib.createZstdDecompress();
  return deflateKind(first) === "zlib" ? zlib.createInflate() : zlib.createInflateRaw();
}

/** "deflate" should be zlib, but some servers send it bare. */
function deflateKind(body: Uint8Array): "zlib" | "raw" {
  return ((body[0] ?? 0) & 0x0f) === 8 ? "zlib" : "raw";
}

function decodeError(error: unknown, maxBytes: number): Error {
  if (error instanceof SourceError || error instanceof NetworkFailure) return error;
  if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
    return tooLarge(maxBytes);
  return new NetworkFailure("reset", "The compressed body is cut short or damaged.", error);
}

export function tooLarge(maxBytes: number): SourceError {
  return new SourceError("response_too_large", `The response is larger than ${maxBytes} bytes.`);
}
