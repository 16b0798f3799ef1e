import type { EngineExports, Pointer } from "./engine-exports.ts";

const INTEGER = 1;
const REAL = 2;
const TEXT = 3;
const BLOB = 4;

interface Wanted {
  columns: readonly string[];
  rowFormat: "objects" | "arrays";
  rows: number;
  bytes: number;
}

/** Rows of a statement as JSON, until it has no more or the answer is full. @param step whether there is one more row */
export function rowsAsJson(
  engine: EngineExports,
  prepared: Pointer,
  { columns, rowFormat, rows: mostRows, bytes: mostBytes }: Wanted,
  step: () => boolean,
): { rows: string; rowCount: number; truncated: boolean } {
  const isObject = rowFormat === "objects";
  const keys = columns.map(
    (name, at) => `${at === 0 ? "" : ","}${isObject ? `${JSON.stringify(name)}:` : ""}`,
  );
  const [open, close] = isObject ? ["{", "}"] : ["[", "]"];
  const rows: string[] = [];
  let bytes = 0;
  while (step()) {
    const row = open + keys.map((key, at) => key + valueAsJson(engine, prepared, at)).join("") + close;
    bytes += Buffer.byteLength(row) + 1;
    if (rows.length === mostRows || bytes > mostBytes)
      return { rows: `[${rows.join(",")}]`, rowCount: rows.length, truncated: true };
    rows.push(row);
  }
  return { rows: `[${rows.join(",")}]`, rowCount: rows.length, truncated: false };
}

function valueAsJson(engine: EngineExports, prepared: Pointer, at: number): string {
  switch (engine.columnType(prepared, at)) {
    case INTEGER:
      return integerAsJson(engine, prepared, at);
    case REAL:
      return realAsJson(engine.columnReal(prepared, at));
    case TEXT: {
      const text = engine.columnText(prepared, at);
      return JSON.stringify(bytesOf(engine, text, engine.columnBytes(prepared, at)).toString());
    }
    case BLOB: {
      const blob = engine.columnBlob(prepared, at);
      return `{"base64":"${bytesOf(engine, blob, engine.columnBytes(prepared, at)).toString("base64")}"}`;
    }
    default:
      return "null";
  }
}

/** As a number where no digit is lost, else as text. */
function integerAsJson(engine: EngineExports, prepared: Pointer, at: number): string {
  const number = engine.columnReal(prepared, at);
  // The first number beyond is rounded to the last one that is whole.
  if (Math.abs(number) < Number.MAX_SAFE_INTEGER) return String(number);
  const whole = engine.columnInteger(prepared, at);
  return Number.isSafeInteger(Number(whole)) ? String(whole) : `"${whole}"`;
}

/** JSON has no infinity. */
function realAsJson(value: number): string {
  return Number.isFinite(value) ? JSON.stringify(value) : `"${value}"`;
}

function bytesOf({ memory }: EngineExports, at: Pointer, length: number): Buffer {
  return Buffer.from(memory.buffer, at, length);
}
