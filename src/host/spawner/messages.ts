/** A worker that is to be started. */
export interface WorkerLaunch {
  /** Of this life of the worker. */
  id: string;
  /** Command line, program first. */
  command: string[];
  /** How many processes stand between what is spawned and the worker. */
  depth: number;
  /** Path of the socket on which it takes connections. */
  socketPath: string;
  /** Whether it passes its way out through a channel. */
  hasWayOut: boolean;
  /** All that it has. */
  environment: Record<string, string>;
  memoryMb: number;
  /** Of its cgroup: counts what it takes of the processor; null where none does. */
  cpuFile: string | null;
}

/** Host to spawner. */
export type SpawnerOrder =
  | { kind: "start"; launch: WorkerLaunch }
  /** SIGTERM, and SIGKILL when it has not ended after that time. */
  | { kind: "stop"; id: string; graceMs: number }
  /** Until then workers may run, by `monotonicMs`; they are ended when no later one is ordered. */
  | { kind: "hold"; untilMs: number };

/** Why a worker ended. */
export type WorkerEnding =
  | { reason: "exit"; code: number }
  | { reason: "signal"; signal: string }
  /** The spawner has ended it. */
  | { reason: "memory" | "processes"; most: number }
  /** The spawner has ended it, or did not start it, since its host had no lease. */
  | { reason: "fenced" }
  | { reason: "failed"; message: string };

export interface WorkerLines {
  stream: "stdout" | "stderr";
  lines: string[];
  /** Lines that came too fast, since the last report. */
  dropped: number;
}

/** Spawner to host. */
export type SpawnerReport =
  /** Its socket takes connections from now on. */
  | { kind: "started"; id: string; pid: number }
  /** With a socket, which takes what the worker asks of the management API. */
  | { kind: "wayOut"; id: string }
  /** More of the processor than was told before. */
  | { kind: "used"; id: string; cpuMs: number }
  | { kind: "ended"; id: string; ending: WorkerEnding }
  | ({ kind: "lines"; id: string } & WorkerLines);
