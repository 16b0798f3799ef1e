import { HostingUpkeep } from "../../src/domain/deployment/upkeep.ts";
import { Feed } from "../../src/domain/event/feed.ts";
import { MeterService } from "../../src/domain/meter/meter.service.ts";
import type { Clock } from "../../src/kernel/clock.ts";
import type { BlobFiles } from "../../src/store/blob/blob-files.ts";
import type { Store } from "../../src/store/store.ts";

/** The upkeep of services as a server would do it at some moment. */
export function hostingUpkeep(deps: { store: Store; clock: Clock; blobs: BlobFiles }): HostingUpkeep {
  const feed = new Feed({ store: deps.store });
  return new HostingUpkeep({ ...deps, meters: new MeterService({ ...deps, feed }) });
}
