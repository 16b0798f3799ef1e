import type { EngineExports, Pointer } from "./engine-exports.ts";
import { SqlFailure } from "./sql-failure.ts";

const NO_MEMORY = 7;

/** A copy in the memory of the engine. Throws `sql_memory`. */
export function putBytes(engine: EngineExports, bytes: Uint8Array): Pointer {
  const at = engine.allocate(Math.max(1, bytes.length));
  if (at === 0) throw new SqlFailure("sql_memory", "out of memory", { sqliteCode: NO_MEMORY });
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  return at;
}

/** A text that ends with a NUL. */
export function textAt({ memory }: EngineExports, at: Pointer): string {
  const bytes = Buffer.from(memory.buffer);
  return bytes.toString("utf8", at, bytes.indexOf(0, at));
}
