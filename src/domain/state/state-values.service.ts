import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import { STATE_LIMITS, STATE_PLAN_LIMITS, stateKey, stateObject } from "../../kinds/state.ts";
import { findPlanName } from "../../store/account/accounts.store.ts";
import { commitState, readStateValue, type StatePlace } from "../../store/state/state-commits.store.ts";
import type { StateValue } from "../../store/state/state-documents.ts";
import { keysOfObject, objectsOfClass } from "../../store/state/state-reads.store.ts";
import type { Store } from "../../store/store.ts";
import type { AnyCaller } from "../access/caller.ts";
import { cutPage, type FoundPage } from "../keyset-page.ts";
import type { MeterService } from "../meter/meter.service.ts";
import { usagePlanOf } from "../meter/plan-limits.ts";
import { assertPageSize } from "../page-size.ts";
import type { Resources } from "../resource/resources.ts";
import { storedValue, type StateInput } from "./state-input.ts";
import { assertStateKey } from "./state-key.ts";

export interface WhichObject {
  service: string;
  namespace: string;
  object: string;
}

export interface StateEntry {
  key: string;
  version: number;
  bytes: number;
}

export interface StateFound extends StateEntry {
  value: unknown;
  base64: string | null;
}

export interface StateObjectView {
  objectKey: string;
  version: number;
  keyCount: number;
  sizeBytes: number;
  updatedAt: Date;
}

export interface CommitInput {
  puts: readonly (StateInput & { key: string })[];
  deletes: readonly string[];
  ifVersion: number | null;
}

interface Deps {
  store: Store;
  clock: Clock;
  resources: Resources;
  meters: MeterService;
}

type Place = StatePlace & { serviceId: string };
type RowMeter = "state_sqlite_rows_read" | "state_sqlite_rows_written";

const rowsRead = (most: number) => ({
  ...{ meter: "state_sqlite_rows_read" as const, most },
  rowsOf: (found: readonly unknown[]) => found.length,
});

/** Values of objects, which change together or not at all. */
export class StateValues {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Objects of a class that have values, by key. */
  async objects(
    caller: AnyCaller,
    { service, namespace }: Omit<WhichObject, "object">,
    { prefix, first, after }: { prefix: string; first: number; after: string | null },
  ): Promise<FoundPage<StateObjectView>> {
    assertPageSize(first, stateObject);
    const behind = after === null ? null : keyIn("stateObject", after);
    const place = await this.#class(caller, { service, namespace });
    const found = await this.#metered(place, rowsRead(first), () =>
      objectsOfClass(this.#deps.store, place, { prefix, behind, limit: first + 1 }),
    );
    return cutPage(found, first, (doc) => ({ doc, cursor: encodeCursor("stateObject", doc.objectKey) }));
  }

  /** Keys of an object in the order of their bytes, or in reverse. */
  async keys(
    caller: AnyCaller,
    which: WhichObject,
    range: {
      prefix: string;
      start: string | null;
      end: string | null;
      reverse: boolean;
      first: number;
      after: string | null;
    },
  ): Promise<FoundPage<StateEntry>> {
    assertPageSize(range.first, stateKey);
    const behind = range.after === null ? null : keyIn("stateKey", range.after);
    const place = await this.#place(caller, which);
    const found = await this.#metered(place, rowsRead(range.first), () =>
      keysOfObject(this.#deps.store, place, { ...range, behind, limit: range.first + 1 }),
    );
    return cutPage(found, range.first, (doc) => ({ doc, cursor: encodeCursor("stateKey", doc.key) }));
  }

  /** Null where nothing is. */
  async get(caller: AnyCaller, which: WhichObject, key: string): Promise<StateFound | null> {
    assertStateKey(key, "key", STATE_LIMITS.keyBytes);
    const place = await this.#place(caller, which);
    const found = await this.#metered(
      place,
      { meter: "state_sqlite_rows_read", most: 1, rowsOf: () => 1 },
      () => readStateValue(this.#deps.store, place, key),
    );
    if (found === null) return null;
    const bytes = Buffer.from(found.v.value());
    return {
      ...{ key, version: found.ver, bytes: found.size },
      value: found.isJson ? (JSON.parse(bytes.toString()) as unknown) : null,
      base64: found.isJson ? null : bytes.toString("base64"),
    };
  }

  /** Throws `precondition_failed`, `value_too_large`, `object_too_large`; nothing has changed then. @param ifVersion of the value; 0 for none */
  async put(
    caller: AnyCaller,
    which: WhichObject,
    { key, ifVersion, ...given }: StateInput & { key: string; ifVersion: number | null },
  ): Promise<StateEntry> {
    const value = storedValue(key, given);
    const ifValues = ifVersion === null ? undefined : new Map([[key, ifVersion === 0 ? null : ifVersion]]);
    const change = { puts: new Map([[key, value]]), deletes: new Set<string>(), ifValues };
    const version = await this.#commit(await this.#place(caller, which), change);
    return { key, version, bytes: value.size };
  }

  /** May be repeated. */
  async delete(
    caller: AnyCaller,
    which: WhichObject,
    key: string,
  ): Promise<{ key: string; version: number }> {
    assertStateKey(key, "key", STATE_LIMITS.keyBytes);
    const change = { puts: new Map<string, StateValue>(), deletes: new Set([key]) };
    return { key, version: await this.#commit(await this.#place(caller, which), change) };
  }

  /** All of it or nothing. Throws as `put` does. @returns the version of the object */
  async commit(
    caller: AnyCaller,
    which: WhichObject,
    { puts, deletes, ifVersion }: CommitInput,
  ): Promise<number> {
    const values = new Map(puts.map(({ key, ...given }) => [key, storedValue(key, given)]));
    for (const key of deletes) assertStateKey(key, "key", STATE_LIMITS.keyBytes);
    const gone = new Set(deletes.filter((key) => !values.has(key)));
    assertCommit(values, gone, puts.length + deletes.length);
    const change = { puts: values, deletes: gone, ...(ifVersion !== null && { ifVersion }) };
    return this.#commit(await this.#place(caller, which), change);
  }

  async #commit(
    place: Place,
    change: Pick<Parameters<typeof commitState>[2], "puts" | "deletes" | "ifVersion" | "ifValues">,
  ): Promise<number> {
    const { store, clock, meters } = this.#deps;
    const { accountId, serviceId: service } = place;
    const plan = usagePlanOf((await findPlanName(store, accountId)) ?? "Free");
    const most = STATE_PLAN_LIMITS.objectBytes[plan];
    const adds = [...change.puts.values()].reduce((sum, { size }) => sum + size, 0);
    const written = change.puts.size + change.deletes.size;
    const rows = { meter: "state_sqlite_rows_written", most: written, rowsOf: () => written } as const;
    return this.#metered(place, rows, async () => {
      const room = await meters.admit({
        ...{ accountId, service, meter: "state_sqlite_storage_bytes", quantity: adds },
      });
      try {
        const done = await commitState(store, place, {
          ...change,
          assertFits: (bytes) => assertFits(bytes, most),
          now: clock.now(),
        });
        if (!done.isWritten) throw preconditionFailed(done.version);
        await room.record(done.bytesMore);
        return done.version;
      } catch (error) {
        room.release();
        throw error;
      }
    });
  }

  /** One request of State, and the rows that it reads or writes: admitted as many as it may be, counted as many as it was. */
  async #metered<T>(
    { accountId, serviceId: service }: Pick<Place, "accountId" | "serviceId">,
    { meter, most, rowsOf }: { meter: RowMeter; most: number; rowsOf: (done: T) => number },
    work: () => Promise<T>,
  ): Promise<T> {
    const { meters } = this.#deps;
    const of = { accountId, service };
    return meters.metered({ ...of, meter: "state_requests", quantity: 1 }, async () => {
      const rows = await meters.admit({ ...of, meter, quantity: most });
      try {
        const done = await work();
        await rows.record(rowsOf(done));
        return done;
      } catch (error) {
        rows.release();
        throw error;
      }
    });
  }

  async #place(caller: AnyCaller, { object, ...which }: WhichObject): Promise<Place> {
    assertStateKey(object, "object", STATE_LIMITS.objectKeyBytes);
    return { ...(await this.#class(caller, which)), object };
  }

  async #class(
    caller: AnyCaller,
    { service, namespace }: Omit<WhichObject, "object">,
  ): Promise<Omit<Place, "object">> {
    const { _id, accountId, serviceId } = await this.#deps.resources.usable(
      caller,
      service,
      "state",
      namespace,
    );
    return { accountId, serviceId, classId: _id };
  }
}

function assertFits(bytes: number, limit: number): void {
  if (bytes > limit)
    throw new AppError("object_too_large", {
      message: `An object has at most ${limit} bytes.`,
      details: [{ path: "", code: "too_large", message: "Bytes of the object.", limit, actual: bytes }],
    });
}

function assertCommit(
  puts: ReadonlyMap<string, StateValue>,
  deletes: ReadonlySet<string>,
  given: number,
): void {
  const { commitWrites, commitBytes } = STATE_LIMITS;
  const bytes = [...puts.values()].reduce((sum, { size }) => sum + size, 0);
  if (given === 0 || given > commitWrites || puts.size + deletes.size === 0)
    throw new AppError("invalid_input", {
      message: `One commit has 1 to ${commitWrites} keys.`,
      details: [{ path: "puts", code: "out_of_range", message: "Keys.", limit: commitWrites, actual: given }],
    });
  if (bytes > commitBytes)
    throw new AppError("value_too_large", {
      message: `The values of one commit have at most ${commitBytes} bytes together.`,
      details: [{ path: "puts", code: "too_large", message: "Bytes.", limit: commitBytes, actual: bytes }],
    });
}

function preconditionFailed(version: number): AppError {
  return new AppError("precondition_failed", {
    message: version === 0 ? "Nothing is there yet." : `What is there has the version ${version}.`,
    facts: { version },
  });
}

function keyIn(kind: "stateObject" | "stateKey", cursor: string): string {
  const key = decodeCursor(kind, cursor);
  if (key === null) throw new AppError("invalid_cursor");
  return key;
}
