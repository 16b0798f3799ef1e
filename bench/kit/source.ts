import type { PacedStats, SourceTask, SourceUrls } from "../peers/source.peer.ts";
import { startPeer, type Peer } from "./peer.ts";

/** The scraper of bench/plugins/listing. */
export const SCRAPER = "bench-listing";

export interface Source {
  urls: SourceUrls;
  /** What servers need in order to read it with the listing plugin. */
  env: Record<string, string>;
  peer: Peer<SourceUrls, SourceTask, PacedStats>;
}

/** Starts the web site of the benches. */
export async function startSource(): Promise<Source> {
  const peer = await startPeer<SourceUrls, SourceTask, PacedStats>("source");
  const { web, paced } = peer.ready;
  const env = {
    QUARRY_ORIGINS: `${SCRAPER}.web=${web},${SCRAPER}.paced=${paced}`,
    QUARRY_PRIVATE_ORIGINS: `${web},${paced}`,
  };
  return { urls: peer.ready, env, peer };
}
