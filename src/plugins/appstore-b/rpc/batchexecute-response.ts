import { SourceError } from "../../../plugin-sdk/index.ts";
import { readPlaces } from "../parse/place-reader.ts";
import type { Places } from "../parse/places.ts";

/**
 * Payload of one RPC in a batchexecute answer. The answer is a guard line, then lines with lengths and lines with
 * arrays of frames; a frame is `["wrb.fr", rpc, payload as JSON text or null, …]`. With `places`, only they are read of
 * the payload, straight from the text of the answer, which is much faster.
 * @returns null when the source sends no data
 * @throws SourceError `source_changed` when the answer was cut off or holds no frame of this RPC
 */
export function readBatchexecute(body: string, rpc: string, places?: Places): unknown {
  return (places && readInPlace(body, rpc, places)) ?? readFrames(body, rpc);
}

/** Quotes inside a payload are escaped, so this start of a frame cannot be part of any content. */
function readInPlace(body: string, rpc: string, places: Places): unknown {
  const start = `["wrb.fr","${rpc}","`;
  const at = body.indexOf(start);
  const read = at === -1 ? null : readPlaces(body, at + start.length, places, true);
  return read !== null && body.startsWith('",', read.end) ? read.value : null;
}

function readFrames(body: string, rpc: string): unknown {
  for (const line of body.split("\n")) {
    if (!line.startsWith("[")) continue;
    for (const frame of frames(line, rpc)) {
      if (!Array.isArray(frame) || frame[0] !== "wrb.fr" || frame[1] !== rpc) continue;
      const payload: unknown = frame[2];
      return typeof payload === "string" ? parse(payload, rpc) : null;
    }
  }
  throw new SourceError("source_changed", `The answer holds no frame of RPC ${rpc}.`);
}

function frames(line: string, rpc: string): unknown[] {
  const parsed = parse(line, rpc);
  return Array.isArray(parsed) ? parsed : [];
}

function parse(json: string, rpc: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new SourceError("source_changed", `The answer of RPC ${rpc} is no JSON.`, { cause: error });
  }
}
