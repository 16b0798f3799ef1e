import { open, rm, stat } from "node:fs/promises";
import { extname } from "node:path";
import { Option } from "commander";
import type { Cli } from "../cli.ts";
import { usageFailure } from "../failure.ts";
import { draftOf } from "../write-whole.ts";

const FORMATS = ["table", "json", "jsonl", "csv", "xlsx", "parquet"] as const;
/** Bytes that no terminal can show. */
const BINARY: ReadonlySet<Format> = new Set(["xlsx", "parquet"]);
const FILE_FORMATS = "json, jsonl, csv, xlsx or parquet";
const OF_EXTENSION = new Map<string, Format>([
  ["", "jsonl"],
  ["jsonl", "jsonl"],
  ["ndjson", "jsonl"],
  ["json", "json"],
  ["csv", "csv"],
  ["xlsx", "xlsx"],
  ["parquet", "parquet"],
]);
type Format = (typeof FORMATS)[number];

export interface OutputOptions {
  format?: Format;
  output?: string;
  json?: boolean;
  fields?: string;
  bom?: boolean;
  omitEmptyColumns?: boolean;
}

export interface Target {
  format: Format;
  /** Null for stdout. */
  path: string | null;
  /** Paths of the fields to keep; null for all. */
  fields: readonly string[] | null;
  /** How CSV is written. */
  csv: { bom: boolean; omitEmptyColumns: boolean };
}

/** Options of every command that writes Records. */
export function outputOptions(): Option[] {
  return [
    new Option(
      "--format <format>",
      "table, json, jsonl, csv, xlsx or parquet (default: by the file's extension, else table on a terminal and jsonl in a pipe)",
    ).choices(FORMATS),
    new Option("--fields <a,b>", "only these fields of the Records, in this order, such as url,seller.name"),
    new Option("--bom", "start CSV with a byte order mark, so that spreadsheets recognise UTF-8"),
    new Option("--omit-empty-columns", "leave out columns of CSV that no Record fills"),
    new Option("--output <file>", "write the Records to this file"),
    new Option("--json", "the same as --format json"),
  ];
}

/** Where the Records go and how they look. Throws a usage failure when the options contradict each other. */
export function targetOf(cli: Cli, options: OutputOptions): Target {
  const { format, output, json, fields, bom = false, omitEmptyColumns = false } = options;
  if (json && format !== undefined && format !== "json")
    throw usageFailure(`--json and --format ${format} contradict each other.`);
  const path = output === undefined || output === "-" ? null : output;
  const named = json ? "json" : format;
  if (named === "table" && path !== null)
    throw usageFailure(`A table is for the terminal; write ${FILE_FORMATS} to a file.`);
  const chosen = named ?? (path === null ? ofStdout(cli) : ofFile(path));
  if (BINARY.has(chosen) && path === null && cli.out.isTerminal)
    throw usageFailure(`${chosen} is no text for a terminal; name a file with --output.`);
  if (chosen !== "csv" && (bom || omitEmptyColumns))
    throw usageFailure(`--bom and --omit-empty-columns are for csv, not for ${chosen}.`);
  return {
    format: chosen,
    path,
    fields: fields === undefined ? null : fields.split(",").map((field) => field.trim()),
    csv: { bom, omitEmptyColumns },
  };
}

/** Fails before anything is paid for when the file could not be written afterwards. */
export async function assertWritable({ path }: Pick<Target, "path">): Promise<void> {
  if (path === null) return;
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory()) throw usageFailure(`${path} is a folder; name a file in it.`);
  const draft = draftOf(path, there);
  try {
    // By doing it: names that are too long, full or read-only disks and folders that are files are all found out.
    await (await open(draft, "a")).close();
    if (draft !== path) await rm(draft);
  } catch (error) {
    throw usageFailure(`${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? ""}).`);
  }
}

function ofStdout(cli: Cli): Format {
  return cli.out.isTerminal ? "table" : "jsonl";
}

function ofFile(path: string): Format {
  const extension = extname(path).slice(1).toLowerCase();
  const format = OF_EXTENSION.get(extension);
  if (format === undefined)
    throw usageFailure(`A .${extension} file can be written as ${FILE_FORMATS}: say which with --format.`);
  return format;
}
