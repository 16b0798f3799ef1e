import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEngine } from "../../src/engine/engine.ts";
import { connect } from "../../src/store/client.ts";
import { prepareStore, storeOf } from "../../src/store/store.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Index {
  name: string;
  key: Record<string, number>;
  unique?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: Record<string, unknown>;
}

/** The first cells of docs/operations.md's table of indexes, as a fresh database has them; `_id_` left out. */
export async function indexRows(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "quarry-indexes-"));
  const engine = await startEngine({ dataDir: folder, log: SILENT });
  try {
    const connection = await connect(engine.uri, "quarry");
    await prepareStore(connection.db);
    const rows: string[] = [];
    for (const collection of Object.values(storeOf(connection.db))) {
      const exists = await connection.db.listCollections({ name: collection.collectionName }).hasNext();
      const indexes = exists ? ((await collection.listIndexes().toArray()) as Index[]) : [];
      for (const index of indexes)
        if (index.name !== "_id_") rows.push(`| \`${collection.collectionName}\` | ${cellsOf(index)} |`);
    }
    await connection.close();
    return rows.sort();
  } finally {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function cellsOf(index: Index): string {
  const options = [
    ...(index.unique ? ["unique"] : []),
    ...(index.expireAfterSeconds === undefined ? [] : [`TTL ${index.expireAfterSeconds} s`]),
    ...(index.partialFilterExpression
      ? [`partial \`${JSON.stringify(index.partialFilterExpression)}\``]
      : []),
  ];
  return `\`${JSON.stringify(index.key)}\` | ${options.join(", ") || "–"}`;
}
