import type { Store } from "../store.ts";
import type { KvValueDoc } from "./kv-documents.ts";

/** Values as they are: of those that a batch holds which is decided and not yet written, what it writes. */
export async function seenThrough(store: Store, docs: readonly KvValueDoc[]): Promise<KvValueDoc[]> {
  const locks = new Set(docs.flatMap(({ lock }) => lock ?? []));
  if (locks.size === 0) return [...docs];
  const done = await store.kvAtomics.find({ _id: { $in: [...locks] } }).toArray();
  const known = new Map(done.map((doc) => [doc._id, doc]));
  const seen: KvValueDoc[] = [];
  for (const doc of docs) {
    const batch = known.get(doc.lock ?? "");
    if (doc.lock === undefined || batch?.state === "open" || batch?.state === "undone") seen.push(doc);
    else if (batch) seen.push(batch.writes.find(({ _id }) => _id === doc._id) ?? doc);
    else {
      // It is over: written meanwhile, or never.
      const again = await store.kvValues.findOne({ _id: doc._id });
      if (again)
        seen.push(again.lock === doc.lock ? again : ((await seenThrough(store, [again]))[0] ?? again));
    }
  }
  return seen;
}
