import { createHash } from "node:crypto";
import type { LogicRecord } from "./records.ts";

/** Runs one statement; its rows as lists, or null where it fails. */
export type AskSql = (sql: string) => Promise<unknown[][] | null>;

/** Where a file was answered otherwise than it says, and how many records that was compared for. */
export async function runRecords(
  records: readonly LogicRecord[],
  ask: AskSql,
): Promise<{ records: number; failures: string[] }> {
  const failures: string[] = [];
  for (const record of records) {
    const rows = await ask(record.sql);
    const problem =
      record.kind === "statement" ? statementProblem(record.fails, rows) : queryProblem(record, rows);
    if (problem !== null) failures.push(`line ${record.line}: ${problem}: ${record.sql.slice(0, 200)}`);
  }
  return { records: records.length, failures };
}

function statementProblem(fails: boolean, rows: unknown[][] | null): string | null {
  if ((rows === null) === fails) return null;
  return fails ? "it should fail" : "it should not fail";
}

function queryProblem(
  { types, sort, expected }: Extract<LogicRecord, { kind: "query" }>,
  rows: unknown[][] | null,
): string | null {
  // One that fails has no values there.
  if (rows === null) return expected.length === 0 ? null : "it should not fail";
  const texts = rows.map((row) => row.map((value, at) => textOf(value, types[at] ?? "T")));
  const sorted = sort === "rowsort" ? texts.sort((a, b) => compare(a.join("\n"), b.join("\n"))) : texts;
  const values = sort === "valuesort" ? sorted.flat().sort(compare) : sorted.flat();
  const [, count, digest] = /^(\d+) values hashing to (\w+)$/.exec(expected[0] ?? "") ?? [];
  if (digest !== undefined) {
    const md5 = createHash("md5").update(values.map((value) => `${value}\n`).join(""));
    return Number(count) === values.length && md5.digest("hex") === digest ? null : "other values";
  }
  // Some files have a row a line.
  const wanted = expected.length === values.length ? expected : expected.flatMap((one) => one.split(/\s+/));
  return values.join("\n") === wanted.join("\n")
    ? null
    : `${values.join("|")} instead of ${wanted.join("|")}`;
}

/** By bytes, as the suite sorts. */
function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function textOf(value: unknown, type: string): string {
  if (value === null) return "NULL";
  if (type === "R") return realOf(Number(value));
  if (type === "I" && typeof value === "number") return String(Math.trunc(value));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (type === "I") return wholeOf(text);
  return text === "" ? "(empty)" : text.replace(/[^\x20-\x7e]/g, "@");
}

/** As SQLite prints it: of large numbers 16 digits. */
function realOf(value: number): string {
  const [, sign = "", digits = "", exponent = "0"] = /^(-?)(.*)e\+?(.*)$/.exec(value.toExponential(15)) ?? [];
  if (Number(exponent) < 15) return value.toFixed(3);
  return `${sign}${digits.replace(".", "").padEnd(Number(exponent) + 1, "0")}.000`;
}

/** The number that a text begins with. */
function wholeOf(text: string): string {
  return /^\s*(-?\d+)/.exec(text)?.[1] ?? "0";
}
