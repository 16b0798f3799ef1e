import { ByteWriter, ParquetWriter, schemaFromColumnData, type BasicType } from "hyparquet-writer";
import type { JsonObject } from "../kernel/json.ts";
import { VERSION } from "../kernel/version.ts";
import { cellsOf, type Cell, type ColumnType, type RecordColumn } from "./record-columns.ts";

/** Records that are held at once, or fewer where they have that much text. */
const GROUP_RECORDS = 5_000;
const GROUP_CHARACTERS = 1_000_000;

const TYPES: Readonly<Record<ColumnType, BasicType>> = {
  text: "STRING",
  integer: "INT64",
  number: "DOUBLE",
  boolean: "BOOLEAN",
  moment: "TIMESTAMP",
  json: "STRING",
};

/** Records as an Apache Parquet file, group by group: memory does not grow with their number. */
export async function* parquetOf(
  records: AsyncIterable<JsonObject>,
  columns: readonly RecordColumn[],
): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter();
  const schema = schemaFromColumnData({ columnData: columnData(columns, []) });
  const file = new ParquetWriter({ writer, schema, createdBy: `quarry ${VERSION}` });
  let rows: Cell[][] = [];
  let characters = 0;
  for await (const record of records) {
    const cells = cellsOf(record, columns);
    rows.push(cells);
    for (const cell of cells) if (typeof cell === "string") characters += cell.length;
    if (rows.length < GROUP_RECORDS && characters < GROUP_CHARACTERS) continue;
    yield written(writer, file, columns, rows);
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) yield written(writer, file, columns, rows);
  await file.finish();
  yield taken(writer);
}

function written(
  writer: ByteWriter,
  file: ParquetWriter,
  columns: readonly RecordColumn[],
  rows: readonly Cell[][],
): Uint8Array {
  void file.write({ columnData: columnData(columns, rows), rowGroupSize: GROUP_RECORDS });
  return taken(writer);
}

function columnData(columns: readonly RecordColumn[], rows: readonly Cell[][]) {
  return columns.map(({ name, type }, index) => ({
    name,
    type: TYPES[type],
    nullable: true,
    data: rows.map((row) => {
      const cell = row[index] ?? null;
      return type === "integer" && cell !== null ? BigInt(cell as number) : cell;
    }),
  }));
}

/** What was written since the last time; its place in the file goes on being counted. */
function taken(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice();
  writer.index = 0;
  return bytes;
}
