import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import { removeObjects } from "../../store/state/state-reads.store.ts";
import type { Store } from "../../store/store.ts";
import type { MeterService } from "../meter/meter.service.ts";

/** All that is in a class that nothing brings back. May be repeated, and cut off anywhere. */
export async function emptyClass(
  { store, meters }: { store: Store; meters: MeterService },
  { _id: classId, accountId, serviceId: service }: ResourceDoc,
): Promise<void> {
  for (;;) {
    const bytes = await removeObjects(store, { accountId, classId });
    if (bytes === null) return;
    if (bytes > 0)
      await meters.record({ accountId, service, meter: "state_sqlite_storage_bytes", quantity: -bytes });
  }
}
