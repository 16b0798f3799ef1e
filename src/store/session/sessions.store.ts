import { DURABLE, isDuplicateKey, RELAXED } from "../client.ts";
import type { LoginDoc, SessionDoc } from "./session-documents.ts";
import type { Store } from "../store.ts";

/** Stores how somebody signs in; false when the e-mail address or the account has a way already. */
export async function insertLogin(store: Store, login: LoginDoc): Promise<boolean> {
  try {
    await store.logins.insertOne(login, { writeConcern: DURABLE });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/** How this e-mail address, as it is kept, signs in; null when it has no account. */
export function findLogin(store: Store, email: string): Promise<LoginDoc | null> {
  return store.logins.findOne({ _id: email });
}

/** The first of these e-mail addresses that signs in somewhere; null when none does. */
export async function findFirstLogin(store: Store, emails: readonly string[]): Promise<LoginDoc | null> {
  const found = await store.logins.find({ _id: { $in: [...emails] } }).toArray();
  for (const email of emails) {
    const login = found.find(({ _id }) => _id === email);
    if (login) return login;
  }
  return null;
}

/** How the owner of an account signs in; null when nobody does. */
export function findLoginOfAccount(store: Store, accountId: string): Promise<LoginDoc | null> {
  return store.logins.findOne({ accountId });
}

/** Sets another password. Returns the login after that, or null when it is of another version by now. */
export function changePassword(
  store: Store,
  { _id, version }: LoginDoc,
  changed: { passwordHash: string; passwordChangedAt: Date },
): Promise<LoginDoc | null> {
  return store.logins.findOneAndUpdate(
    { _id, version: version ?? { $exists: false } },
    { $set: changed, $inc: { version: 1 } },
    { returnDocument: "after", writeConcern: DURABLE },
  );
}

/** Makes worthless what was proved of the account's owner until now, but no session. */
export async function outdateProofs(store: Store, accountId: string): Promise<void> {
  await store.logins.updateOne({ accountId }, { $inc: { version: 1 } }, { writeConcern: DURABLE });
}

export async function insertSession(store: Store, session: SessionDoc): Promise<void> {
  await store.sessions.insertOne(session, { writeConcern: DURABLE });
}

/** The sessions with these hashes that are neither revoked nor over, by hash. */
export async function findGoodSessions(
  store: Store,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SessionDoc>> {
  const found = await store.sessions
    .find(
      { hash: { $in: [...hashes] }, revokedAt: null, expiresAt: { $gt: now } },
      { batchSize: hashes.length + 1 },
    )
    .toArray();
  return new Map(found.map((session) => [session.hash, session]));
}

/** The good sessions of an account, newest first. */
export function listGoodSessions(
  store: Store,
  accountId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<SessionDoc[]> {
  return store.sessions
    .find({ accountId, revokedAt: null, expiresAt: { $gt: now } })
    .sort({ _id: -1 })
    .limit(limit)
    .toArray();
}

/** Revokes once and for good; a second call returns the session as it is. Null when the account has no such one. */
export async function revokeSession(
  store: Store,
  accountId: string,
  id: string,
  now: Date,
): Promise<SessionDoc | null> {
  await store.sessions.updateOne(
    { _id: id, accountId, revokedAt: null },
    { $set: { revokedAt: now } },
    { writeConcern: DURABLE },
  );
  return findSession(store, accountId, id);
}

/** One session of the account, revoked or not, or null. */
export function findSession(store: Store, accountId: string, id: string): Promise<SessionDoc | null> {
  return store.sessions.findOne({ _id: id, accountId });
}

/** The session with this hash, revoked and over or not, or null. */
export function findSessionOfHash(store: Store, hash: string): Promise<SessionDoc | null> {
  return store.sessions.findOne({ hash });
}

/** Whether an owner was signed in from this network, and that session was not ended by a change of the password. */
export async function wasOpenedFrom(
  store: Store,
  { accountId, passwordChangedAt }: LoginDoc,
  network: string,
): Promise<boolean> {
  const isOwn = { $or: [{ revokedAt: null }, { createdAt: { $gte: passwordChangedAt } }] };
  return (
    (await store.sessions.findOne({ accountId, network, ...isOwn }, { projection: { _id: 1 } })) !== null
  );
}

/** Revokes all sessions of an account but one, and but those of a version of the login. Returns the hashes of those that were good. */
export async function revokeOtherSessions(
  store: Store,
  accountId: string,
  { kept, version }: { kept: string | null; version?: number | undefined },
  now: Date,
): Promise<string[]> {
  const others = {
    ...{ accountId, revokedAt: null },
    ...(kept === null ? {} : { _id: { $ne: kept } }),
    ...(version === undefined ? {} : { loginVersion: { $ne: version } }),
  };
  const hashes = (await store.sessions.find(others).project<{ hash: string }>({ hash: 1 }).toArray()).map(
    ({ hash }) => hash,
  );
  await store.sessions.updateMany(others, { $set: { revokedAt: now } }, { writeConcern: DURABLE });
  return hashes;
}

/** Notes a use, unless one was noted behind `before`. */
export async function noteSessionUse(
  store: Store,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await store.sessions.updateOne(
    { _id: id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: before } }] },
    { $set: { lastUsedAt: now } },
    { writeConcern: RELAXED },
  );
}

/** The e-mail address that signs in to an account; null for one that nobody has signed up for. */
export async function addressOfAccount(store: Store, accountId: string): Promise<string | null> {
  const login = await store.logins.findOne({ accountId }, { projection: { _id: 1 } });
  return login?._id ?? null;
}
