/** One record of a file of the sqllogictest suite: https://www.sqlite.org/sqllogictest. */
export type LogicRecord = { line: number; sql: string } & (
  { kind: "statement"; fails: boolean } | { kind: "query"; types: string; sort: string; expected: string[] }
);

/** What of a file is for SQLite. */
export function recordsOf(text: string): LogicRecord[] {
  const records: LogicRecord[] = [];
  let line = 1;
  for (const block of text.replace(/\r\n/g, "\n").split(/\n(?=\n)/)) {
    const lines = block.split("\n");
    const first = lines.findIndex((one) => one.trim() !== "" && !one.startsWith("#"));
    const at = line + Math.max(0, first);
    line += lines.length;
    if (first < 0) continue;
    const said = lines.slice(first).filter((one) => !one.startsWith("#"));
    const conditions: string[] = [];
    while (/^(skipif|onlyif) /.test(said[0] ?? "")) conditions.push(said.shift() ?? "");
    const [head = "", ...body] = said;
    const [kind, second = "", sort = "nosort"] = head.split(/\s+/);
    if (!conditions.every(isForSqlite)) continue;
    if (kind === "halt") break;
    if (kind === "statement")
      for (const sql of statementsOf(body.join("\n")))
        records.push({ kind, line: at, sql, fails: second === "error" });
    if (kind !== "query") continue;
    const cut = body.indexOf("----");
    const sql = (cut < 0 ? body : body.slice(0, cut)).join("\n").trim();
    const expected = cut < 0 ? [] : body.slice(cut + 1).filter((one) => one !== "");
    records.push({ kind, line: at, sql, types: second, sort, expected });
  }
  return records;
}

/** Some records have several, a line each. */
function statementsOf(text: string): string[] {
  if (/\btrigger\b/i.test(text)) return [text.trim()];
  return text.split(/;\s*\n/).filter((one) => one.trim() !== "");
}

function isForSqlite(condition: string): boolean {
  const [word, database] = condition.split(/\s+/);
  return (database === "sqlite") === (word === "onlyif");
}
