import { Field, Float, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { SQLITE_LIMITS } from "../../kinds/sqlite.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { JsonValue, SafeInt } from "../shared/scalars.ts";

const { timeMs, rows, sqlBytes, params, batchStatements } = SQLITE_LIMITS;

export const SqliteRowFormat = { OBJECTS: "objects", ARRAYS: "arrays" } as const;
export type SqliteRowFormat = (typeof SqliteRowFormat)[keyof typeof SqliteRowFormat];
registerEnumType(SqliteRowFormat, {
  name: "SqliteRowFormat",
  description: "What a row is.",
  valuesConfig: {
    OBJECTS: { description: "An object by the names of the columns." },
    ARRAYS: { description: "A list of values, in the order of the columns." },
  },
});

@InputType({ description: "One statement." })
export class SqliteStatementInput {
  @JsonSchema({ examples: ["SELECT id, text FROM entries WHERE id = ?"], minLength: 1 })
  @Field(() => String, { description: `One statement of SQL, at most ${sqlBytes} bytes.` })
  sql: string;

  @JsonSchema({ examples: [[1]] })
  @Field(() => JsonValue, {
    nullable: true,
    description: `Its parameters: a list, or an object by their names, of null, true, false, numbers, texts, and bytes as {"base64": "…"}. At most ${params}.`,
  })
  params?: unknown;
}

const RowFormat = () =>
  Field(() => SqliteRowFormat, { nullable: true, description: "What a row is; an object when left out." });
const ReadOnly = () =>
  Field(() => Boolean, { nullable: true, description: "Whether it is refused where it would write." });
const TimeoutMs = () =>
  Field(() => Int, {
    nullable: true,
    description: `Milliseconds until it is ended; ${timeMs.usual} when left out.`,
  });
const MaxRows = () =>
  Field(() => Int, {
    nullable: true,
    description: `Rows that are answered at most; ${rows.usual} when left out.`,
  });
const OfTime = () => JsonSchema({ examples: [1000], minimum: timeMs.least, maximum: timeMs.most });
const OfRows = () => JsonSchema({ examples: [100], minimum: rows.least, maximum: rows.most });

@InputType({ description: "One statement, and how it is run." })
export class SqliteQueryInput extends SqliteStatementInput {
  @RowFormat()
  rowFormat?: SqliteRowFormat | null;

  @ReadOnly()
  readOnly?: boolean | null;

  @OfTime()
  @TimeoutMs()
  timeoutMs?: number | null;

  @OfRows()
  @MaxRows()
  maxRows?: number | null;
}

@InputType({ description: "Statements of one transaction, and how they are run." })
export class SqliteBatchInput {
  @JsonSchema({ examples: [[{ sql: "INSERT INTO entries (text) VALUES (?)", params: ["Hello"] }]] })
  @Field(() => [SqliteStatementInput], {
    description: `${batchStatements.least} to ${batchStatements.most} statements. Time and bytes of the answer are those of all.`,
  })
  statements: SqliteStatementInput[];

  @RowFormat()
  rowFormat?: SqliteRowFormat | null;

  @ReadOnly()
  readOnly?: boolean | null;

  @OfTime()
  @TimeoutMs()
  timeoutMs?: number | null;

  @OfRows()
  @MaxRows()
  maxRows?: number | null;
}

@ObjectType({ description: "What makes a statement cheaper, or its answer whole." })
export class SqliteAction {
  @JsonSchema({ examples: ["add_limit"] })
  @Field(() => String, { description: "`add_index` or `add_limit`." })
  action: string;

  @Field(() => String, { description: "One sentence." })
  message: string;
}

@ObjectType({ description: "What a statement answered, and what it took." })
export class SqliteQueryResult {
  @JsonSchema({ examples: [["id", "text"]] })
  @Field(() => [String], {
    description: "Names of the columns; one that comes again has a number behind it.",
  })
  columns: string[];

  @JsonSchema({ examples: [[{ id: 1, text: "Hello" }]] })
  @Field(() => JsonValue, {
    description: 'The rows. Integers beyond 2^53 and infinite numbers are texts, bytes are {"base64": "…"}.',
  })
  rows: unknown;

  @JsonSchema({ examples: [1] })
  @Field(() => SafeInt, { description: "Rows that SQLite looked at." })
  rowsRead: number;

  @Field(() => SafeInt, {
    description: "Rows that were inserted, changed and deleted, those of triggers included.",
  })
  rowsWritten: number;

  @JsonSchema({ examples: [9] })
  @Field(() => SafeInt, { description: "Steps of SQLite's virtual machine." })
  vmSteps: number;

  @Field(() => SafeInt, { description: "Steps from row to row without an index." })
  fullscanSteps: number;

  @JsonSchema({ examples: [8192] })
  @Field(() => SafeInt, { description: "Bytes of the database, after it." })
  storage: number;

  @JsonSchema({ examples: [0.4] })
  @Field(() => Float, { description: "Milliseconds that it ran." })
  duration: number;

  @Field(() => SafeInt, { description: "The same as `rowsWritten`, as other databases call it." })
  changes: number;

  @JsonSchema({ examples: [null] })
  @Field(() => JsonValue, {
    nullable: true,
    description:
      "Row id of the last row that was inserted, a text beyond 2^53; null where nothing was written.",
  })
  lastRowId: unknown;

  @Field(() => Boolean, {
    description: "Whether rows are left out, since there are too many or they are too large.",
  })
  truncated: boolean;

  @JsonSchema({ examples: [[]] })
  @Field(() => [SqliteAction], { description: "What makes it cheaper, or its answer whole." })
  nextActions: SqliteAction[];
}

@ObjectType({ description: "What a statement answered." })
export class SqliteQueryPayload {
  @Field(() => SqliteQueryResult, { description: "It." })
  result: SqliteQueryResult;
}

@ObjectType({ description: "What the statements of a transaction answered." })
export class SqliteBatchPayload {
  @Field(() => [SqliteQueryResult], { description: "In the order of the statements." })
  results: SqliteQueryResult[];
}
