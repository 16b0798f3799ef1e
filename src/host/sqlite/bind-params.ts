import type { SqlParam, Statement } from "../../domain/sqlite/statement.ts";
import type { EngineExports, Pointer } from "./engine-exports.ts";
import { putBytes, textAt } from "./engine-memory.ts";
import { SqlFailure } from "./sql-failure.ts";

/** Gives a statement its parameters; false where SQLite refuses one. Throws `sql_params` unless each is given once. */
export function bindParams(engine: EngineExports, prepared: Pointer, params: Statement["params"]): boolean {
  const count = engine.parameters(prepared);
  const keys = Array.from({ length: count }, (_, at) => keyOf(engine, prepared, { at, params }));
  const missing = keys.find((key) => !Object.hasOwn(params, key));
  const spare = Object.keys(params).find((key) => !keys.includes(key));
  if (missing !== undefined || spare !== undefined)
    throw badParams(
      Array.isArray(params)
        ? `It has ${count} parameters, and ${params.length} are given.`
        : missing === undefined
          ? `It has no parameter ${String(spare).slice(0, 80)}.`
          : `Its parameter ${missing} is not given.`,
    );
  const values = params as Record<string, SqlParam>;
  return keys.every((key, at) => bindOne(engine, prepared, at + 1, values[key] ?? null) === 0);
}

/** By which a parameter is given: its place in a list, or its name. */
function keyOf(
  engine: EngineExports,
  prepared: Pointer,
  { at, params }: { at: number; params: Statement["params"] },
): string {
  if (Array.isArray(params)) return String(at);
  const name = engine.parameterName(prepared, at + 1);
  if (name === 0) throw badParams("It has parameters without names: give `params` as a list.");
  return textAt(engine, name).slice(1);
}

/** A code of SQLite. */
function bindOne(engine: EngineExports, prepared: Pointer, at: number, value: SqlParam): number {
  if (value === null) return engine.bindNull(prepared, at);
  if (typeof value === "boolean") return engine.bindInteger(prepared, at, value ? 1n : 0n);
  if (typeof value === "number")
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? engine.bindInteger(prepared, at, BigInt(value))
      : engine.bindReal(prepared, at, value);
  const bytes = typeof value === "string" ? Buffer.from(value) : Buffer.from(value.base64, "base64");
  const copy = putBytes(engine, bytes);
  return typeof value === "string"
    ? engine.bindText(prepared, at, copy, bytes.length)
    : engine.bindBlob(prepared, at, copy, bytes.length);
}

function badParams(message: string): SqlFailure {
  return new SqlFailure("sql_params", message);
}
