import { DURABLE, isDuplicateKey } from "../client.ts";
import { GroupWriter } from "../group-writer.ts";
import type { OpenSpending, SpendingDoc } from "./spending-documents.ts";
import type { Store } from "../store.ts";

/** Rounds that are opened faster than this go to the database together. */
const GROUP_MS = 20;

/** A round and the month that counts it. */
type Opening = Pick<SpendingDoc, "_id" | "accountId" | "month" | "monthBeganAt"> & { round: OpenSpending };

/** Opens a round that no bound holds back; a repeat of its key has no effect. */
export function openUnbounded(store: Store, opening: Opening): Promise<void> {
  return store.writers.openings.add(opening);
}

export const openingWriter = (store: Store) =>
  new GroupWriter<Opening, void>((openings) => openAll(store, openings), GROUP_MS);

/** Of several rounds none may be open yet, else this fails, and each is opened alone. */
async function openAll(store: Store, openings: readonly Opening[]): Promise<void[]> {
  const [first] = openings;
  if (first !== undefined && openings.length === 1) await openOne(store, first);
  else {
    const months = Map.groupBy(openings, ({ _id }) => _id);
    await store.spending.bulkWrite(
      [...months.values()].map((rounds) => openingOf(rounds)),
      { ordered: false, writeConcern: DURABLE },
    );
  }
  return openings.map(() => undefined);
}

function openingOf(openings: readonly Opening[]) {
  const { round: _round, _id, ...month } = openings[0] as Opening;
  const rounds = new Map(openings.map(({ round }) => [round.key, round]));
  return {
    updateOne: {
      filter: { _id, "open.key": { $nin: [...rounds.keys()] } },
      update: { $push: { open: { $each: [...rounds.values()] } }, $setOnInsert: month },
      upsert: true,
    },
  };
}

async function openOne(store: Store, { round, _id, ...month }: Opening): Promise<void> {
  const filter = { _id, "open.key": { $ne: round.key } };
  const push = { $push: { open: round } };
  try {
    await store.spending.updateOne(
      filter,
      { ...push, $setOnInsert: month },
      { upsert: true, writeConcern: DURABLE },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Opened already; or the month was begun by another round at the same moment.
    await store.spending.updateOne(filter, push, { writeConcern: DURABLE });
  }
}
