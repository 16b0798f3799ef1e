import type { BareHost } from "../peers/bare-host.peer.ts";
import { atEnd } from "./cleanup.ts";
import { startPeer } from "./peer.ts";

/** Starts a host that counts and notes nothing, with one worker. */
export async function startBareHost(
  program: string,
  env: { LEVEL?: string; IDLE_MS?: string } = {},
): Promise<BareHost & { pid: number }> {
  const peer = await startPeer<BareHost>("bare-host", { ...env, PROGRAM: program });
  atEnd(async () => void (await peer.call(null)));
  return { ...peer.ready, pid: peer.pid };
}
