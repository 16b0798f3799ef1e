/** What the engine's process gets as its only argument, as JSON. */
export interface EngineOrder {
  dataDir: string;
  socketPath: string;
  owner: { pid: number; startedAt: string };
}

/** What the engine's process says to its owner. Exactly one of them, once. */
export type EngineReport = { kind: "ready" } | { kind: "in_use" } | { kind: "failed"; reason: string };
