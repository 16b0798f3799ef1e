import type { Db } from "mongodb";

/** How many commands of these names the database has had from everybody. */
export async function commandCount(db: Db, ...names: readonly string[]): Promise<number> {
  const { metrics } = await db.command({ serverStatus: 1 });
  const { commands } = metrics as { commands: Record<string, { total: number } | undefined> };
  return names.reduce((sum, name) => sum + Number(commands[name]?.total ?? 0), 0);
}
