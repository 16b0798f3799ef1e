import { DURABLE, isDuplicateKey, RELAXED } from "../client.ts";
import { idsBetween } from "../collection.ts";
import { deleteInSlices } from "../delete-in-slices.ts";
import type { Store } from "../store.ts";
import type { CronRunDoc, CronStateDoc } from "./cron-documents.ts";

/** Which trigger, and whose. */
export interface TriggerRef {
  accountId: string;
  serviceId: string;
  triggerId: string;
}

export const cronStateId = ({ accountId, serviceId, triggerId }: TriggerRef): string =>
  `${accountId}:${serviceId}:${triggerId}`;
/** Runs of a trigger sort by their slots: until the year 2286 these have 13 digits. */
export const cronRunId = (of: TriggerRef, slot: Date): string => `${cronStateId(of)}:${slot.getTime()}`;
const runsOf = (of: TriggerRef): object => idsBetween(`${cronStateId(of)}:`, `${cronStateId(of)};`);

/** False where the slot has a run already. */
export async function insertRun(store: Store, run: CronRunDoc): Promise<boolean> {
  try {
    await store.cronRuns.insertOne(run, { writeConcern: DURABLE });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Begins a run that was asked for; false where somebody else did. */
export async function beginAskedRun(store: Store, _id: string, epoch: number, at: Date): Promise<boolean> {
  const { modifiedCount } = await store.cronRuns.updateOne(
    { _id, state: "asked" },
    { $set: { state: "running", epoch, at } },
    { writeConcern: DURABLE },
  );
  return modifiedCount === 1;
}

/** Nothing of it has reached the worker: it is as it was before it began. */
export async function takeBackRun(store: Store, _id: string, epoch: number): Promise<void> {
  const mine = { _id, epoch, state: "running" } as const;
  const asked = await store.cronRuns.updateOne(
    { ...mine, isManual: true },
    { $set: { state: "asked" }, $unset: { at: 1, epoch: 1 } },
    { writeConcern: DURABLE },
  );
  if (asked.matchedCount === 0) await store.cronRuns.deleteOne(mine, { writeConcern: DURABLE });
}

/** Its end, unless another home has taken over. */
export async function endRun(
  store: Store,
  _id: string,
  epoch: number,
  end: Pick<CronRunDoc, "state" | "ms" | "status" | "error" | "requestId">,
): Promise<void> {
  await store.cronRuns.updateOne({ _id, epoch, state: "running" }, { $set: end }, { writeConcern: DURABLE });
}

/** One that was asked for is not delivered any more. */
export async function endAskedRun(
  store: Store,
  _id: string,
  end: Pick<CronRunDoc, "state" | "error">,
): Promise<void> {
  await store.cronRuns.updateOne({ _id, state: "asked" }, { $set: end }, { writeConcern: DURABLE });
}

/** Runs that a home before this one had begun, and did not end. */
export async function failLostRuns(
  store: Store,
  of: TriggerRef,
  epoch: number,
  error: string,
): Promise<void> {
  await store.cronRuns.updateMany(
    { ...runsOf(of), state: "running", epoch: { $lt: epoch } },
    { $set: { state: "failed", status: 0, error } },
    { writeConcern: DURABLE },
  );
}

/** The newest slot of a trigger that has a run. */
export async function newestSlot(store: Store, of: TriggerRef): Promise<Date | null> {
  const found = await store.cronRuns.findOne(
    { ...runsOf(of), isManual: { $exists: false } },
    { sort: { _id: -1 }, projection: { slot: 1, lastSlot: 1 } },
  );
  return found && (found.lastSlot ?? found.slot);
}

/** Runs of these triggers that somebody asked for, the oldest first. */
export function askedRuns(store: Store, triggerIds: readonly string[]): Promise<CronRunDoc[]> {
  return store.cronRuns
    .find({ trigger: { $in: [...triggerIds] }, state: "asked" })
    .sort({ _id: 1 })
    .toArray();
}

/** Runs of a trigger, those with the newest slots first. @param before slot behind which they are */
export function pageOfRuns(
  store: Store,
  of: TriggerRef,
  { before, limit }: { before: Date | null; limit: number },
): Promise<CronRunDoc[]> {
  const older = before === null ? {} : { _id: { $lt: cronRunId(of, before) } };
  return store.cronRuns
    .find({ $and: [runsOf(of), older] })
    .sort({ _id: -1 })
    .limit(limit)
    .toArray();
}

export async function findCronStates(
  store: Store,
  triggers: readonly TriggerRef[],
): Promise<ReadonlyMap<string, CronStateDoc>> {
  const found = await store.cronStates.find({ _id: { $in: triggers.map(cronStateId) } }).toArray();
  return new Map(found.map((state) => [state._id, state]));
}

/** Slots up to that one are dealt with. */
export async function passSlots(store: Store, of: TriggerRef, through: Date): Promise<void> {
  await store.cronStates.updateOne(
    { _id: cronStateId(of) },
    { $max: { through }, $set: { held: null } },
    { upsert: true, writeConcern: DURABLE },
  );
}

/** How a run of a trigger ended; slots up to `through` are dealt with. */
export async function noteEnd(
  store: Store,
  of: TriggerRef,
  last: NonNullable<CronStateDoc["last"]>,
  through: Date | null,
): Promise<void> {
  const failed = last.state === "failed";
  await store.cronStates.updateOne(
    { _id: cronStateId(of) },
    {
      $set: { last, held: null, ...(!failed && { failures: 0 }) },
      ...(failed && { $inc: { failures: 1 } }),
      ...(through !== null && { $max: { through } }),
    },
    { upsert: true, writeConcern: DURABLE },
  );
}

export async function noteHeld(
  store: Store,
  of: TriggerRef,
  held: NonNullable<CronStateDoc["held"]>,
): Promise<void> {
  const update = { $set: { held } };
  await store.cronStates.updateOne({ _id: cronStateId(of) }, update, { upsert: true, writeConcern: RELAXED });
}

/** All that is kept of a trigger. */
export async function forgetTrigger(store: Store, of: TriggerRef): Promise<void> {
  await deleteInSlices(store.cronRuns, runsOf(of), { _id: 1 });
  await store.cronStates.deleteOne({ _id: cronStateId(of) }, { writeConcern: RELAXED });
}
