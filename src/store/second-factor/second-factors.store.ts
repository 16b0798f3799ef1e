import { DURABLE, isDuplicateKey } from "../client.ts";
import type { CodeUse, SecondFactorDoc } from "./second-factor-documents.ts";
import type { Store } from "../store.ts";

/** The secret names the factor itself: a change of one that was replaced meanwhile finds nothing. */
type Which = Pick<SecondFactorDoc, "_id" | "secret">;

/** Begins a factor, in place of one that was begun and not confirmed; false when one is on. */
export async function beginSecondFactor(store: Store, factor: SecondFactorDoc): Promise<boolean> {
  try {
    await store.secondFactors.replaceOne({ _id: factor._id, confirmedAt: null }, factor, {
      upsert: true,
      writeConcern: DURABLE,
    });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/** The factor of an account, on or only begun. */
export function findSecondFactor(store: Store, accountId: string): Promise<SecondFactorDoc | null> {
  return store.secondFactors.findOne({ _id: accountId });
}

/** Turns a factor on, once; false when another call has. */
export async function confirmSecondFactor(
  store: Store,
  { _id, secret }: Which,
  confirmed: Pick<SecondFactorDoc, "lastStep" | "recovery"> & { confirmedAt: Date },
): Promise<boolean> {
  const { matchedCount } = await store.secondFactors.updateOne(
    { _id, secret, confirmedAt: null },
    { $set: confirmed },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Uses up the code of a step, and of all before it; false when it was used, over whichever gateway. */
export async function useStep(
  store: Store,
  { _id, secret }: Which,
  step: number,
  use: CodeUse | null,
): Promise<boolean> {
  const { matchedCount } = await store.secondFactors.updateOne(
    { _id, secret, confirmedAt: { $ne: null }, lastStep: { $lt: step } },
    { $set: { lastStep: step, ...noted(use) } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Uses up a recovery code. Returns how many are left; null when it is none, or was used. */
export async function useRecoveryCode(
  store: Store,
  { _id, secret }: Which,
  hash: string,
  use: CodeUse | null,
): Promise<number | null> {
  const left = await store.secondFactors.findOneAndUpdate(
    { _id, secret, confirmedAt: { $ne: null }, recovery: hash },
    { $pull: { recovery: hash }, ...(use === null ? {} : { $set: noted(use) }) },
    { returnDocument: "after", writeConcern: DURABLE },
  );
  return left?.recovery.length ?? null;
}

const noted = (use: CodeUse | null) => (use === null ? {} : { lastUse: use });

/** Whether the code that was used last was this one, for the same. */
export async function wasUsedSo(
  store: Store,
  { _id, secret }: Which,
  { act, code }: CodeUse,
): Promise<boolean> {
  const found = await store.secondFactors.findOne(
    { _id, secret, "lastUse.act": act, "lastUse.code": code },
    { projection: { _id: 1 } },
  );
  return found !== null;
}

/** Puts other recovery codes in place of all that are left; false when the factor is gone. */
export async function replaceRecoveryCodes(
  store: Store,
  { _id, secret }: Which,
  recovery: string[],
): Promise<boolean> {
  const { matchedCount } = await store.secondFactors.updateOne(
    { _id, secret, confirmedAt: { $ne: null } },
    { $set: { recovery } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Turns a factor off; false when it was off. */
export async function deleteSecondFactor(store: Store, { _id, secret }: Which): Promise<boolean> {
  const { deletedCount } = await store.secondFactors.deleteOne({ _id, secret }, { writeConcern: DURABLE });
  return deletedCount === 1;
}

/** Those of all accounts, on or only begun. */
export function everySecondFactor(store: Store): AsyncIterable<Which> {
  return store.secondFactors.find({}, { projection: { secret: 1 } });
}

/** Puts the same secret, sealed anew, in the place of what was read; a factor that was replaced stays. */
export async function resealSecondFactor(
  store: Store,
  { _id, secret }: Which,
  sealed: string,
): Promise<void> {
  const set = { $set: { secret: sealed } };
  await store.secondFactors.updateOne({ _id, secret }, set, { writeConcern: DURABLE });
}
