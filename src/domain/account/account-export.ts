import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { pack, type Pack } from "tar-stream";
import type { Clock } from "../../kernel/clock.ts";
import {
  documentsOfAccount,
  documentsOfRequest,
  OWNED,
  requestsOf,
  type OwnedCollection,
} from "../../store/account/account-data.store.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import { allRecords, batchReader, isExpired } from "../record/record-pages.ts";

/** A file of an archive says its length before it begins, so it is made in memory: a larger one goes on in another. */
const PART_CHARACTERS = 4 * 1024 * 1024;

interface ExportDeps {
  store: Store;
  clock: Clock;
}

/**
 * Everything that is stored of an account as a `tar.gz`: one `.jsonl` file for each kind, a large one in parts (`records.jsonl`,
 * `records.2.jsonl`), and as its last file `manifest.json`, which says how many lines each kind has. What opens something
 * (hashes of keys and passwords, secrets, tokens) is left out. Read as it is sent, so that memory stays small for any number
 * of Records and a slow reader holds up only itself.
 */
export function exportAccount(deps: ExportDeps, accountId: string): Readable {
  const tar = pack();
  fill(tar, deps, accountId).then(
    () => tar.finalize(),
    (error: unknown) => tar.destroy(error as Error),
  );
  // A reader who leaves ends the filling, and an error of it breaks the archive off: it must not look whole.
  return pipeline(Readable.from(tar), createGzip(), () => undefined);
}

async function fill(tar: Pack, deps: ExportDeps, accountId: string): Promise<void> {
  const exportedAt = deps.clock.now();
  const files: Record<string, number> = {};
  for (const owned of OWNED) {
    if ("not" in owned.row.export) continue;
    const { file } = owned.row.export;
    files[file] = await addLines(tar, file, linesOf(deps, owned, accountId), exportedAt);
  }
  const manifest = JSON.stringify({ accountId, exportedAt, lines: files });
  await addFile(tar, "manifest.json", `${manifest}\n`, exportedAt);
}

/** Adds lines as one file or several; returns how many. */
async function addLines(tar: Pack, file: string, lines: AsyncIterable<string>, mtime: Date): Promise<number> {
  let count = 0;
  let part = 1;
  let text = "";
  const add = () => addFile(tar, part === 1 ? `${file}.jsonl` : `${file}.${part}.jsonl`, text, mtime);
  for await (const line of lines) {
    count += 1;
    text += `${line}\n`;
    if (text.length < PART_CHARACTERS) continue;
    await add();
    part += 1;
    text = "";
  }
  if (text !== "" || part === 1) await add();
  return count;
}

/** Resolves when the reader has taken it. */
function addFile(tar: Pack, name: string, text: string, mtime: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mtime }, text, (error) => (error ? reject(error) : resolve()));
  });
}

async function* linesOf(
  { store, clock }: ExportDeps,
  owned: OwnedCollection,
  accountId: string,
): AsyncGenerator<string> {
  const { name, row } = owned;
  const without = new Set("without" in row.export ? row.export.without : []);
  const lineOf = ({ _id, ...rest }: { _id: string }): string =>
    JSON.stringify({
      id: _id,
      ...Object.fromEntries(Object.entries(rest).filter(([field]) => !without.has(field))),
    });
  const own = documentsOfAccount(store, owned, accountId);
  if (own !== null) {
    for await (const doc of own) yield lineOf(doc);
    return;
  }
  for await (const request of requestsOf(store, accountId))
    if (name === "records") yield* recordsOf(store, request, clock.now());
    else for await (const doc of documentsOfRequest(store, owned, request._id)) yield lineOf(doc);
}

/** Those that its owner may read: what a lost run left behind is none of them, and those whose days are over neither. */
async function* recordsOf(store: Store, request: RequestDoc, now: Date): AsyncGenerator<string> {
  if (isExpired(request, now)) return;
  const requestId = JSON.stringify(request._id);
  for await (const { seq, json } of allRecords(batchReader(store), request))
    yield `{"requestId":${requestId},"seq":${seq},"record":${json}}`;
}
