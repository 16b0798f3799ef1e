import type { QuarryClient } from "../client/index.ts";
import { clientOf } from "./client-of.ts";
import { readSettings } from "./settings.ts";
import { Screen } from "./terminal/screen.ts";

/** What every command works with. */
export interface Cli {
  env: NodeJS.ProcessEnv;
  /** Results. */
  out: Screen;
  /** News, progress and errors. */
  err: Screen;
  /** The client of the environment's gateway. Throws `config_invalid` for a bad QUARRY_URL. */
  client(): QuarryClient;
  /** Ends the process with this code once the command is done; 0 otherwise. */
  exitWith(code: number): void;
}

export function cliOfProcess(): Cli {
  let client: QuarryClient | undefined;
  return {
    env: process.env,
    out: new Screen(process.stdout),
    err: new Screen(process.stderr),
    client: () => (client ??= clientOf(readSettings(process.env))),
    exitWith: (code) => {
      process.exitCode = code;
    },
  };
}
