import type { StatementAnswer } from "../../domain/sqlite/statement.ts";
import type { Run } from "./engine.ts";
import type { SqlFailure } from "./sql-failure.ts";
import type { WasmModule } from "./web-assembly.ts";

export interface ThreadData {
  /** The engine, compiled once for all threads. */
  module: WasmModule;
  /** Of the one database. */
  folder: string;
  /** Shared: one number, until when this process may write, by `monotonicMs`. */
  until: Float64Array;
}

export type ThreadAnswer =
  | { answers: StatementAnswer[] }
  | {
      failure: Pick<SqlFailure, "code" | "message" | "facts">;
      /** Whether the file could be opened. */ isOpen: boolean;
    }
  | { done: true };

/** What a thread is asked. */
export type ThreadOrder = "open" | "close" | Run;
