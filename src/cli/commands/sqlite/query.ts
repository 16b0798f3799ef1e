import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { usageFailure } from "../../failure.ts";
import { readText } from "../../read-text.ts";
import { printTable } from "../../terminal/table.ts";
import { ofDatabase, type DatabaseOptions } from "./database-argument.ts";

interface Options extends DatabaseOptions {
  file?: string;
  params?: string;
  readOnly?: boolean;
  timeout?: number;
}

/** `quarry sqlite query <database> <sql>` */
export function sqliteQuery(cli: Cli): Command {
  return ofDatabase(
    command("query", "run one statement, and show what it took", [
      'sqlite query main "SELECT name FROM sqlite_schema" --service guestbook',
      `sqlite query main "INSERT INTO entries (text) VALUES (?)" --params '["Hello"]' --service guestbook`,
    ]),
  )
    .argument("[sql]", "the statement")
    .option("--file <file>", "file that holds the statement, - for stdin")
    .option("--params <json>", "its parameters: a list, or an object by their names")
    .option("--read-only", "refuse it where it would write")
    .option("--timeout <ms>", "milliseconds until it is ended", Number)
    .action(async (name: string, given: string | undefined, options: Options) => {
      if ((given === undefined) === (options.file === undefined))
        throw usageFailure("Give the statement, or --file <file>.");
      const sql = options.file === undefined ? (given ?? "") : await readText(options.file);
      const result = await cli.client().querySqlite(await whichService(options.service), name, {
        sql,
        rowFormat: options.json ? "OBJECTS" : "ARRAYS",
        ...(options.params !== undefined && { params: jsonOf(options.params) }),
        ...(options.readOnly && { readOnly: true }),
        ...(options.timeout !== undefined && { timeoutMs: options.timeout }),
      });
      if (options.json) return cli.out.json(result);
      const rows = result.rows as unknown[][];
      if (rows.length > 0)
        printTable(
          cli.out,
          rows,
          result.columns.map((title, at) => ({
            title,
            cell: (row: unknown[]) => cellOf(row[at]),
            isWhole: true,
          })),
        );
      const { rowsRead, rowsWritten, duration } = result;
      cli.err.line(`${rowsRead} rows read, ${rowsWritten} written, ${duration.toFixed(1)} ms`);
      for (const { message } of result.nextActions) cli.err.line(message);
    });
}

function cellOf(value: unknown): string {
  if (value === null) return "NULL";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw usageFailure("--params is no JSON.");
  }
}
