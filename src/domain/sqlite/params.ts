import { AppError } from "../../errors/app-error.ts";
import { SQLITE_LIMITS } from "../../kinds/sqlite.ts";
import type { SqlParam, Statement } from "./statement.ts";

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Parameters as a call gives them: a list, an object by their names, or nothing. Throws `sql_params`. */
export function paramsOf(given: unknown): Statement["params"] {
  if (given === null || given === undefined) return [];
  if (typeof given !== "object") throw bad("Give `params` as a list, or as an object by their names.");
  const entries = Object.entries(given);
  if (entries.length > SQLITE_LIMITS.params)
    throw bad(`A statement has at most ${SQLITE_LIMITS.params} parameters, not ${entries.length}.`);
  const read = entries.map(([key, value]): [string, SqlParam] => [key, paramOf(key, value)]);
  return Array.isArray(given) ? read.map(([, value]) => value) : Object.fromEntries(read);
}

function paramOf(key: string, value: unknown): SqlParam {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  const { base64, ...others } = Object(value) as { base64?: unknown };
  if (typeof base64 === "string" && BASE64.test(base64) && Object.keys(others).length === 0)
    return { base64 };
  throw bad(
    `The parameter ${key.slice(0, 80)} must be null, true or false, a number, text, or bytes as {"base64": "…"}.`,
  );
}

function bad(message: string): AppError {
  return new AppError("sql_params", { message });
}
