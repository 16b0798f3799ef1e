import { z } from "zod";
import {
  CreateSqliteDatabaseDocument,
  DeleteSqliteDatabaseDocument,
  QuerySqliteDocument,
  RestoreSqliteDatabaseDocument,
  RunSqliteBatchDocument,
  SqliteDatabaseDocument,
  SqliteDatabasesDocument,
} from "../../generated/rest-documents.ts";
import { SQLITE_LIMITS, sqliteDatabase } from "../../kinds/sqlite.ts";
import { row, rows } from "../row.ts";

const params = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .nullable()
  .optional()
  .describe(
    `Its parameters: a list, or an object by their names, of null, true, false, numbers, texts, and bytes as {"base64": "…"}. At most ${SQLITE_LIMITS.params}.`,
  );

const { sqlBytes, batchStatements } = SQLITE_LIMITS;
const statements = z
  .array(
    z.strictObject({
      sql: z.string().min(1).describe(`One statement of SQL, at most ${sqlBytes} bytes.`),
      params,
    }),
  )
  .describe(
    `${batchStatements.least} to ${batchStatements.most} statements. Time and bytes of the answer are those of all.`,
  );

export const sqliteDatabaseRoutes = rows(sqliteDatabase, {
  "GET /": SqliteDatabasesDocument,
  "POST /": CreateSqliteDatabaseDocument,
  "GET /:database": SqliteDatabaseDocument,
  "DELETE /:database": DeleteSqliteDatabaseDocument,
  "POST /:database/restore": RestoreSqliteDatabaseDocument,
  "POST /:database/query": row(QuerySqliteDocument, { reads: { params } }),
  "POST /:database/batch": row(RunSqliteBatchDocument, { reads: { statements } }),
});
