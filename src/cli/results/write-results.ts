import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { QuarryClient } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { localFailure, usageFailure } from "../failure.ts";
import { asJsonArray, firstLines, linesOf } from "./json-lines.ts";
import { printRecords, TABLE_ROWS } from "./record-table.ts";
import type { Target } from "./target.ts";

/** Writes every Record stored so far, or the first `limit`, as a stream: memory stays small for any number. */
export async function writeResults(
  cli: Cli,
  client: QuarryClient,
  requestId: string,
  { format, path, fields }: Target,
  limit?: number,
): Promise<void> {
  if (format === "csv" && limit !== undefined)
    throw usageFailure("--limit works with json, jsonl and table; csv is always whole.");
  const bytes = client.results(requestId, {
    format: format === "csv" ? "csv" : "jsonl",
    ...(fields === null ? {} : { fields }),
  });
  if (format === "table")
    return printRecords(
      cli,
      requestId,
      linesOf(firstLines(bytes, Math.min(limit ?? TABLE_ROWS, TABLE_ROWS))),
    );
  const wanted = limit === undefined ? bytes : firstLines(bytes, limit);
  const chunks = format === "json" ? asJsonArray(linesOf(wanted)) : wanted;
  if (path === null) for await (const chunk of chunks) await cli.out.write(chunk);
  else await writeWhole(path, chunks, requestId);
}

/** A file appears when it is whole; what is no regular file, such as a device, is written straight. */
async function writeWhole(
  path: string,
  chunks: AsyncIterable<string | Uint8Array>,
  requestId: string,
): Promise<void> {
  const there = await stat(path).catch(() => null);
  const draft = there === null || there.isFile() ? `${path}.${process.pid}.part` : path;
  try {
    await pipeline(Readable.from(chunks), createWriteStream(draft));
    if (draft !== path) await rename(draft, path);
  } catch (error) {
    if (draft !== path) await rm(draft, { force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== undefined && /^E[A-Z]+$/.test(code))
      throw localFailure("invalid_input", `${path} cannot be written (${code}).`, {
        agent: `The Records are kept by the gateway: quarry requests results ${requestId} --output <file>`,
      });
    throw error;
  }
}
