import type { KvPlace } from "../../store/kv/kv-values.store.ts";
import type { AnyCaller } from "../access/caller.ts";
import type { MeterService } from "../meter/meter.service.ts";
import type { MeterId } from "../meter/meters.ts";
import type { Resources } from "../resource/resources.ts";

/** Which namespace is meant: of which service, by ids or names. */
export interface WhichNamespace {
  service: string;
  namespace: string;
}

/** Where its values are, and of which service. */
export interface ServedPlace extends KvPlace {
  serviceId: string;
}

/** Throws `not_found`. */
export async function placeOf(
  resources: Resources,
  caller: AnyCaller,
  { service, namespace }: WhichNamespace,
): Promise<ServedPlace> {
  const { _id, accountId, serviceId } = await resources.usable(caller, service, "kv", namespace);
  return { accountId, serviceId, namespaceId: _id };
}

/** Does what is admitted for the service, and counts it. */
export function meteredAt<T>(
  meters: MeterService,
  { accountId, serviceId: service }: ServedPlace,
  { meter, quantity }: { meter: MeterId; quantity: number },
  work: () => Promise<T>,
): Promise<T> {
  return meters.metered({ accountId, service, meter, quantity }, work);
}
