import { assertSharesPlace } from "../domain/host/places.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import { listHosts } from "../store/host/hosts.store.ts";
import type { Store } from "../store/store.ts";
import { doorKeysOf, hasEnded, hostPlaceOf } from "./host-place.ts";
import { secretKeysOf } from "./secret-keys.ts";

/** Throws `config_invalid` where hosts are there that could not read what this gateway stores. */
export async function assertFitsHosts(config: Config, store: Store, clock: Clock): Promise<void> {
  const now = clock.now();
  const there = (await listHosts(store)).filter(
    ({ lostAt, until, place }) => lostAt === undefined && until >= now && !hasEnded(place),
  );
  if (there.length === 0) return;
  const mine = await hostPlaceOf(config, doorKeysOf(await secretKeysOf(config)()));
  for (const host of there) assertSharesPlace(mine, host);
}
