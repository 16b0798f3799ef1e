import { changesOf } from "../event/changes.ts";
import type { Feed } from "../event/feed.ts";
import type { SourceHealth, SourceHealthService } from "./source-health.service.ts";

/** Each source whenever its status becomes another one than when the watching began. */
export async function* watchSourceHealth(
  feed: Feed,
  service: SourceHealthService,
  signal: AbortSignal,
): AsyncGenerator<SourceHealth> {
  const known = new Map<string, string>();
  for await (const _ of changesOf(feed, "topic:source", signal)) {
    for (const health of await service.all()) {
      const before = known.get(health.id);
      known.set(health.id, health.status);
      if (before !== undefined && before !== health.status) yield health;
    }
  }
}
