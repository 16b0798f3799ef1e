import type { AskedStatement, StatementCounts } from "../../domain/sqlite/statement.ts";
import type { Admission } from "../../domain/meter/meter.service.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Meters } from "../meters/use.ts";
import type { SqlFailure } from "./sql-failure.ts";

/** What the caps of an account leave a statement, of which nobody knows before what it takes: there has to be some room. */
export class Room {
  readonly #meters: Meters;
  readonly #of: { accountId: string; service: string };
  readonly #admissions: Admission[] = [];
  #mayNotWrite: AppError | null = null;
  #mayNotGrow: AppError | null = null;

  private constructor(meters: Meters, { accountId, serviceId: service }: AskedStatement) {
    this.#meters = meters;
    this.#of = { accountId, service };
  }

  /** Throws `usage_cap_reached` where nothing may be read. */
  static async of(meters: Meters, asked: AskedStatement): Promise<Room> {
    const room = new Room(meters, asked);
    try {
      await room.#admit("sqlite_rows_read");
      if (asked.statements.every(({ readOnly }) => readOnly)) return room;
      room.#mayNotWrite = await room.#refusal("sqlite_rows_written");
      room.#mayNotGrow = await room.#refusal("sqlite_storage_bytes");
      return room;
    } catch (error) {
      room.end();
      throw error;
    }
  }

  get mayWrite(): boolean {
    return this.#mayNotWrite === null;
  }

  /** What deletes is done whatever is stored. */
  get mayGrow(): boolean {
    return this.#mayNotGrow === null;
  }

  /** The cap, where that is why a statement failed. @param wasReading whether it was to read alone in any case */
  reasonOf(failure: SqlFailure, wasReading: boolean): Error {
    if (failure.code === "sql_forbidden" && failure.facts.sqliteCode === null && !wasReading)
      return this.#mayNotWrite ?? failure;
    if (failure.code === "database_full") return this.#mayNotGrow ?? failure;
    return failure;
  }

  async record(...counts: Pick<StatementCounts, "rowsRead" | "rowsWritten">[]): Promise<void> {
    const sum = (which: "rowsRead" | "rowsWritten") =>
      counts.reduce((all, { [which]: rows }) => all + rows, 0);
    await this.#meters.record(
      { ...this.#of, meter: "sqlite_rows_read", quantity: sum("rowsRead") },
      { ...this.#of, meter: "sqlite_rows_written", quantity: sum("rowsWritten") },
    );
  }

  end(): void {
    for (const admission of this.#admissions.splice(0)) admission.release();
  }

  async #admit(meter: "sqlite_rows_read" | "sqlite_rows_written" | "sqlite_storage_bytes"): Promise<void> {
    this.#admissions.push(await this.#meters.admit({ ...this.#of, meter, quantity: 1 }));
  }

  async #refusal(meter: "sqlite_rows_written" | "sqlite_storage_bytes"): Promise<AppError | null> {
    try {
      await this.#admit(meter);
      return null;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }
}
