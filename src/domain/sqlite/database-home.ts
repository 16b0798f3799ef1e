import { findResourcesById } from "../../store/resource/resources.store.ts";
import {
  claimDatabase,
  databasesById,
  forgetDatabase,
  resizeDatabase,
} from "../../store/sqlite/sqlite-databases.store.ts";
import type { Store } from "../../store/store.ts";
import type { MeterService } from "../meter/meter.service.ts";

interface Deps {
  store: Store;
  meters: MeterService;
}

interface Housed {
  database: string;
  accountId: string;
  serviceId: string;
}

/** What hosts ask of the databases of services, and tell of them. */
export class DatabaseHome {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The folder that has its file, this one where none has. */
  claim({ database, accountId, serviceId }: Housed, folderId: string) {
    return claimDatabase(this.#deps.store, { _id: database, accountId, serviceId, folderId, bytes: 0 });
  }

  async sized({ database, accountId, serviceId: service }: Housed, bytes: number): Promise<void> {
    const { store, meters } = this.#deps;
    const grown = await resizeDatabase(store, database, bytes);
    if (grown !== null && grown !== 0)
      await meters.record({ accountId, service, meter: "sqlite_storage_bytes", quantity: grown });
  }

  /** Those that are deleted for good, and were forgotten. */
  async unknown(databases: readonly string[]): Promise<string[]> {
    const { store } = this.#deps;
    const known = new Set(
      [...(await databasesById(store, databases)), ...(await findResourcesById(store, databases))].map(
        ({ _id }) => _id,
      ),
    );
    return databases.filter((one) => !known.has(one));
  }
}

/** Of a database that nothing brings back; its host removes the file. May be repeated. */
export async function forgetFile(
  { store, meters }: Deps,
  { _id, accountId, serviceId: service }: { _id: string; accountId: string; serviceId: string },
): Promise<void> {
  const [known] = await databasesById(store, [_id]);
  if (known === undefined) return;
  await meters.record({ accountId, service, meter: "sqlite_storage_bytes", quantity: -known.bytes });
  await forgetDatabase(store, _id);
}
