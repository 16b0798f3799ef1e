import type { Clock } from "../../kernel/clock.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { PlacedRecord } from "../../store/record/record-chunks.ts";
import type { ErasureDoc, ErasureSubject } from "../../store/erasure/erasure-documents.ts";
import {
  allPricePoints,
  countErased,
  deletePricePoints,
  eraseRecords,
  findErasure,
  finishErasure,
  moveErasure,
  recordsBehind,
  scrapersOf,
  unfinishedErasures,
} from "../../store/erasure/erasures.store.ts";
import { deleteRecordings } from "../../store/source-health/recordings.store.ts";
import type { Store } from "../../store/store.ts";
import { isAbout, namesOf, needleOf } from "./subject.ts";

/** Of one step, whose Records are read, erased and noted together: a gateway has other things to do and to keep. */
const STEP = { records: 500, characters: 4_000_000 };

interface EraseDeps {
  store: Store;
  clock: Clock;
}

/** Goes on with every erasure that was cut off. */
export async function eraseUnfinished(deps: EraseDeps): Promise<void> {
  for (const id of await unfinishedErasures(deps.store)) await erase(deps, id);
}

/**
 * Walks over all stored Records and then over price points, from where the erasure stands to the end. Safe in several
 * processes at once, and to be cut off anywhere: a step that is repeated finds its Records erased and counts them once.
 */
export async function erase({ store, clock }: EraseDeps, id: string): Promise<void> {
  for (;;) {
    const erasure = await findErasure(store, id);
    if (erasure === null || erasure.finishedAt !== null || erasure.subject === null) return;
    const records = await recordsBehind(store, erasure.cursor, STEP);
    const last = records.at(-1);
    if (last === undefined) {
      const pricePointsMatched = await erasePrices(store, erasure, erasure.subject);
      // Pages of sources may name the subject, too, and nobody needs those of today tomorrow.
      if (!erasure.isDryRun) await deleteRecordings(store, erasure.subject.scraper);
      await finishErasure(store, id, { finishedAt: clock.now(), pricePointsMatched });
      return;
    }
    const matched = await matching(store, erasure.subject, records);
    const moved = { cursor: last.chunkId, recordsRead: records.length };
    if (erasure.isDryRun) {
      await moveErasure(store, erasure, { ...moved, recordsMatched: matched.length });
      continue;
    }
    if (matched.length > 0)
      await eraseRecords(store, matched, { erasureId: id, json: erasedJson(clock.now()) });
    const range = { from: erasure.cursor, to: last.chunkId };
    await moveErasure(store, erasure, { ...moved, recordsMatched: await countErased(store, id, range) });
  }
}

/** What stands in place of a Record: its position stays, so that pages and bills stay as they are. */
const erasedJson = (now: Date): string => JSON.stringify({ _erased: now.toISOString() });

/** Those Records that are about the subject. */
async function matching(
  store: Store,
  subject: ErasureSubject,
  records: readonly PlacedRecord[],
): Promise<PlacedRecord[]> {
  const names = namesOf(subject).map((name) => ({ name, needle: needleOf(name) }));
  const about = records.flatMap((stored) => {
    const small = stored.json.toLowerCase();
    const possible = names.filter(({ needle }) => small.includes(needle));
    if (possible.length === 0) return [];
    const record = JSON.parse(stored.json) as JsonObject;
    const scrapers = possible.flatMap(({ name }) => (isAbout(name, record) ? [name.scraper] : []));
    return scrapers.length === 0 ? [] : [{ stored, scrapers }];
  });
  const own = about.filter(({ scrapers }) => !scrapers.includes(null));
  if (own.length === 0) return about.map(({ stored }) => stored);
  const scraperOf = await scrapersOf(store, [...new Set(own.map(({ stored }) => stored.requestId))]);
  return about
    .filter(
      ({ stored, scrapers }) =>
        scrapers.includes(null) || scrapers.includes(scraperOf.get(stored.requestId) ?? null),
    )
    .map(({ stored }) => stored);
}

async function erasePrices(store: Store, { isDryRun }: ErasureDoc, subject: ErasureSubject): Promise<number> {
  const found: string[] = [];
  for await (const { _id, url, seller } of allPricePoints(store)) {
    const [, scraper] = _id.split(":");
    const names = namesOf(subject).filter((name) => name.scraper === null || name.scraper === scraper);
    if (names.some((name) => isAbout(name, { url, seller }))) found.push(_id);
  }
  if (!isDryRun) await deletePricePoints(store, found);
  return found.length;
}
