import { Gateway } from "./gateway/gateway.ts";
import { readSettings } from "./settings.ts";
import { Screen } from "./terminal/screen.ts";

/** What every command works with. */
export interface Cli {
  env: NodeJS.ProcessEnv;
  /** Results. */
  out: Screen;
  /** News, progress and errors. */
  err: Screen;
  /** The gateway of the environment. Throws `config_invalid` for a bad QUARRY_URL. */
  gateway(): Gateway;
  /** Ends the process with this code once the command is done; 0 otherwise. */
  exitWith(code: number): void;
}

export function cliOfProcess(): Cli {
  let gateway: Gateway | undefined;
  return {
    env: process.env,
    out: new Screen(process.stdout),
    err: new Screen(process.stderr),
    gateway: () => (gateway ??= new Gateway(readSettings(process.env))),
    exitWith: (code) => {
      process.exitCode = code;
    },
  };
}
