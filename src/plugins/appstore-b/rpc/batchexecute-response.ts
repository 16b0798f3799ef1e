import { SourceError } from "../../../plugin-sdk/index.ts";

/**
 * Payload of one RPC in a batchexecute answer. The answer is a guard line, then lines with lengths and lines with
 * arrays of frames; a frame is `["wrb.fr", rpc, payload as JSON text or null, …]`.
 * @returns null when the source sends no data
 * @throws SourceError `source_changed` when the answer was cut off or holds no frame of this RPC
 */
export function readBatchexecute(body: string, rpc: string): unknown {
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
