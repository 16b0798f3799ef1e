import type { StatementAnswer } from "./statement.ts";

export interface SqlAction {
  /** A word for programs. */
  action: "add_index" | "add_limit";
  /** One sentence. */
  message: string;
}

/** Rows that are looked at one by one before an index is advised. */
const MANY_STEPS = 1000;

/** What makes a statement cheaper, as far as its counters tell. */
export function nextActionsOf(
  sql: string,
  {
    fullscanSteps,
    rowsRead,
    rowCount,
    truncated,
  }: Pick<StatementAnswer, "fullscanSteps" | "rowsRead" | "rowCount" | "truncated">,
): SqlAction[] {
  const actions: SqlAction[] = [];
  if (fullscanSteps > MANY_STEPS && rowsRead > 2 * rowCount)
    actions.push({
      action: "add_index",
      message: `${fullscanSteps} rows were looked at one by one to find ${rowCount}: an index on the columns of WHERE or ORDER BY would read only those that match. EXPLAIN QUERY PLAN before the statement names the table.`,
    });
  if (truncated)
    actions.push({
      action: "add_limit",
      message: /\blimit\b/i.test(sql)
        ? "Rows are left out: ask for fewer with LIMIT, and for the next ones by the last key that you have."
        : "Rows are left out: add LIMIT, and ask for the next ones by the last key that you have.",
    });
  return actions;
}
