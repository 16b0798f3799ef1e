import type { QuarryClient } from "../client/index.ts";
import { clientOf } from "./client-of.ts";
import { readSettings, type Settings } from "./settings.ts";
import { Screen } from "./terminal/screen.ts";

/** What every command works with. */
export interface Cli {
  env: NodeJS.ProcessEnv;
  /** Results. */
  out: Screen;
  /** News, progress and errors. */
  err: Screen;
  /** Gateway and key. Throws `config_invalid` for a bad QUARRY_URL and `not_found` for a profile that is not there. */
  settings(): Settings;
  /** The client of that gateway. Throws as `settings` does. */
  client(): QuarryClient;
  /** Takes gateway and key of a profile from here on, whatever the environment says. */
  chooseProfile(name: string): void;
  /** The profile that the command line named. */
  chosenProfile(): string | null;
  /** Ends the process with this code once the command is done; 0 otherwise. */
  exitWith(code: number): void;
}

/** Where a command runs. */
interface Place {
  env: NodeJS.ProcessEnv;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  exitCode?: number | string | null | undefined;
}

/** The command line of this process, or of another place. */
export function cliOf(place: Place = process): Cli {
  let client: QuarryClient | undefined;
  let chosen: string | null = null;
  const settings = (): Settings => readSettings(place.env, chosen);
  return {
    env: place.env,
    out: new Screen(place.stdout),
    err: new Screen(place.stderr),
    settings,
    client: () => (client ??= clientOf(settings())),
    chooseProfile: (name) => {
      chosen = name;
    },
    chosenProfile: () => chosen,
    exitWith: (code) => {
      place.exitCode = code;
    },
  };
}
